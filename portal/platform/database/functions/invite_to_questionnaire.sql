-- Asks the customer of a conversation to answer a questionnaire, for a professional who sees it; null: they do not.
create or replace function invite_to_questionnaire(thread bigint, questionnaire bigint, at timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    insert into questionnaire_invitations (patient_id, questionnaire_id, invited_at)
    select asked.patient_id, questionnaire, at from messaging_threads as asked
    where asked.id = thread and (reach_of_professional()).kind = 'professional'
      and sees_thread(reach_of_professional(), asked.type, asked.patient_id, asked.id, asked.team_id, asked.assignee_id)
    returning id;
  end;
revoke execute on function invite_to_questionnaire from public;
grant execute on function invite_to_questionnaire to portal_app;
