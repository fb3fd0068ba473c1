-- Whether the professional of the transaction cares for a patient: they see a conversation of the patient's with the clinic, of the
-- same reader, or the patient has had or will have an appointment with them within a year. Nobody cares for a closed account. Whom
-- they substitute counts as themselves.
create or replace function in_care_of_mine(patient uuid, of_guardian boolean, guardian uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return (reach_of_professional()).kind = 'professional'
    and exists (select from patients where id = patient and account_closed_at is null)
    and (exists (select from messaging_threads as thread
        where patient_id = patient and type = 'customer' and by_guardian = of_guardian and guardian_id is not distinct from guardian
          and sees_thread((select reach_of_professional()), type, patient_id, id, team_id, assignee_id))
      or not of_guardian and guardian is null and exists (select from appointments as visit
        join professional_users as mine on mine.practitioner_id = visit.practitioner_id
        where visit.patient_id = patient and visit.cancelled_at is null
          and mine.id = any ((reach_of_professional()).ids)
          and visit.starts_at between current_moment() - interval '1 year' and current_moment() + interval '1 year'));
revoke execute on function in_care_of_mine from public;
grant execute on function in_care_of_mine to portal_app;
