-- The application sees one patient at a time; a daily job forgets what was sent long ago. What could not be sent in all that
-- time never will be, and names a patient: a mailbox that is gone, a reminder that was outdated by then.
create or replace function forget_sent_messages(sent_before timestamptz) returns bigint language sql volatile
  security definer set search_path = public, pg_temp
  begin atomic
    with forgotten as (
      delete from messages
      where sent_at < sent_before or sent_at is null and created_at < sent_before
      returning 1
    )
    select count(*) from forgotten;
  end;
revoke execute on function forget_sent_messages from public;
grant execute on function forget_sent_messages to portal_app;
