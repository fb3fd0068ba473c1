-- The application sees one session at a time; a daily job forgets those that ended long ago.
create or replace function forget_sessions(inactive_since timestamptz) returns bigint language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    with forgotten as (delete from sessions where active_at < inactive_since returning 1)
    select count(*) from forgotten;
  end;
revoke execute on function forget_sessions from public;
grant execute on function forget_sessions to portal_app;
