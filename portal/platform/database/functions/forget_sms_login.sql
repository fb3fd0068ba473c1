-- The application sees one patient at a time; a daily job forgets what nobody can use any more.
create or replace function forget_sms_login(expired_since timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from sms_codes where expires_at < expired_since;
    delete from expired_sessions where expires_at < expired_since;
  end;
revoke execute on function forget_sms_login from public;
grant execute on function forget_sms_login to portal_app;
