-- Keeps on a thread when it was last written in and since when somebody waits for an answer, so that lists need no messages.
-- What the clinic writes is an answer; what the customer or the employer's HR writes waits for one.
create or replace function note_message() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update messaging_threads
  set last_message_at = greatest(last_message_at, new.created_at),
    waiting_since = case when new.author <> 'professional' then coalesce(waiting_since, new.created_at) end
  where patient_id = new.patient_id and id = new.thread_id;
  return null;
end $$;
revoke execute on function note_message from public;
