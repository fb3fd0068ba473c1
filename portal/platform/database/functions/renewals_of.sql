-- The requests of a conversation to renew prescriptions, each with its prescription and the patient's language, for a professional
-- who sees the conversation. Nothing else of the record is given out.
create or replace function renewals_of(thread bigint)
  returns table (id bigint, record_id bigint, brand text, outcome text, refusal_reason text, answered_at timestamptz,
    content text, language text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select asked.id, asked.record_id, asked.brand, asked.outcome, asked.refusal_reason, asked.answered_at, entry.content,
      patients.language
    from messaging_threads as seen
    join renewal_requests as asked on asked.patient_id = seen.patient_id and asked.thread_id = seen.id
    join health_records as entry on entry.patient_id = asked.patient_id and entry.id = asked.record_id
    join patients on patients.id = asked.patient_id
    where seen.id = thread and (reach_of_professional()).kind = 'professional'
      and sees_thread(reach_of_professional(), seen.type, seen.patient_id, seen.id, seen.team_id, seen.assignee_id)
    order by asked.id;
  end;
revoke execute on function renewals_of from public;
grant execute on function renewals_of to portal_app;
