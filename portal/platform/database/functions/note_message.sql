-- Keeps on a thread when it was last written in and since when somebody waits for an answer, so that lists need no messages.
-- Who waits in a chat is told at once that there is a message, and nothing of what it says.
-- What the clinic writes is an answer; what the customer or the employer's HR writes waits for one.
create or replace function note_message() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare is_chat boolean;
begin
  update messaging_threads
  set last_message_at = greatest(last_message_at, new.created_at),
    waiting_since = case when new.author <> 'professional' then coalesce(waiting_since, new.created_at) end
  where patient_id = new.patient_id and id = new.thread_id
  returning chat is not null into is_chat;
  if is_chat then
    perform pg_notify('chat_messages', new.thread_id::text);
  end if;
  return null;
end $$;
revoke execute on function note_message from public;
