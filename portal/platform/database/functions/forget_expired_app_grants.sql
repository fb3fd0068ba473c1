-- Deletes what apps can read with no more. A refresh token that was used stays as long as its grant: it tells of a thief.
create or replace function forget_expired_app_grants(before timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from app_grants where expires_at <= before;
    delete from app_secrets where expires_at <= before;
  end;
revoke execute on function forget_expired_app_grants from public;
grant execute on function forget_expired_app_grants to portal_app;
