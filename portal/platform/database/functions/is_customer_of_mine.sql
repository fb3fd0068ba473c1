-- Whether a patient is the customer of a conversation that the professional of the transaction sees. A policy of conversations
-- cannot ask conversations itself.
create or replace function is_customer_of_mine(patient uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from messaging_threads as thread where patient_id = patient
    and sees_thread((select reach_of_professional()), type, patient_id, id, team_id, assignee_id));
revoke execute on function is_customer_of_mine from public;
grant execute on function is_customer_of_mine to portal_app;
