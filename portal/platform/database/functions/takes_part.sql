-- Whether one of these takes part in a conversation.
create or replace function takes_part(ids bigint[], patient uuid, thread bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from thread_participants
    where patient_id = patient and thread_id = thread and professional_id = any (ids));
revoke execute on function takes_part from public;
grant execute on function takes_part to portal_app;
