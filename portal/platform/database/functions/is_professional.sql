-- Whether somebody works here, by the keyed hash of their identity code; one is asked for, none can be listed.
create or replace function is_professional(hash bytea) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from professional_users where identity_hash = hash and left_at is null);
revoke execute on function is_professional from public;
grant execute on function is_professional to portal_app;
