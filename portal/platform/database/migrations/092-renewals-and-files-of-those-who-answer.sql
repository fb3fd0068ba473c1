-- harmless: policy of_professional on questionnaire_invitations
-- harmless: unique index one_team_of_a_brand_answers_renewals
-- harmless: constraint only_professionals_prescribe on professional_users
-- harmless: constraint nobody_is_away_twice on staff_absences
-- harmless: policy own on message_attachments
-- Those who answer decide on renewals, start conversations and send files; what is chosen and not sent is its sender's alone.

alter table professional_users
  -- Who they are among the practitioners of the calendars; null: none of these.
  add practitioner_id bigint unique references practitioners on delete set null,
  -- They decide on the renewal of prescriptions.
  add may_prescribe boolean not null default false,
  add constraint only_professionals_prescribe check (kind = 'professional' or not may_prescribe);
grant select (may_prescribe) on professional_users to portal_app;

alter table care_teams
  -- It is sent what patients ask to have renewed.
  add answers_renewals boolean not null default false;
create unique index one_team_of_a_brand_answers_renewals on care_teams (brand) where answers_renewals;

-- Two tabs, or two servers, cannot say so at once.
alter table staff_absences
  add constraint nobody_is_away_twice exclude using gist (professional_id with =, tstzrange(starts_at, ends_at) with &&);

-- function: is_job a777f50a2091
-- function: renewals_of c9d9a6c4020f
-- function: answer_renewals 23844fb692f8
-- function: employee_of 826803b3baad
-- function: is_customer_of_mine 8dd2bc0a17a7

-- An HR user begins what is about somebody whom their employer employs. A supervisor begins, for a team that they lead, what is about
-- the customer of a conversation that they see.
create policy start_as_professional on messaging_threads for insert
  with check (current_professional() is not null and closed_at is null and not by_guardian and guardian_id is null
    and case type
      when 'hr' then (select reach_of_professional()).kind = 'hr'
        and is_employed_by(patient_id, (select reach_of_professional()).employer)
      when 'supervisor' then team_id = any ((select reach_of_professional()).leads)
        and is_customer_of_mine(patient_id)
      else false
    end);

-- What is chosen and not sent is its sender's; jobs look through it and remove it.
drop policy own on message_attachments;
create policy own on message_attachments
  using (patient_id = current_patient() and case
    when thread_id is null then author_id is null and by_guardian = is_guardian()
    else not is_guardian() or exists (select from messaging_threads as thread
      where thread.patient_id = message_attachments.patient_id and thread.id = thread_id) end);
create policy of_jobs on message_attachments using (is_job() and patient_id = current_patient());
create policy unsent_of_professional on message_attachments
  using (thread_id is null and author_id = (select reach_of_professional()).me)
  with check (author_id = (select reach_of_professional()).me and not by_guardian
    and coalesce(thread_id, draft_thread_id) = draft_thread_id
    and exists (select from messaging_threads as thread
      where thread.patient_id = message_attachments.patient_id and thread.id = draft_thread_id and thread.closed_at is null));

-- Answers are for professionals; an employer's HR user does not even read which questions there are.
alter policy of_professional on questionnaire_invitations
  using ((select reach_of_professional()).kind = 'professional' and exists (select from thread_messages as message
    where message.patient_id = questionnaire_invitations.patient_id
      and message.questionnaire_invitation_id = questionnaire_invitations.id));
