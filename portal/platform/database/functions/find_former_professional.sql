-- Who has worked here and does not now, by the keyed hash of their identity code; one is asked for, none can be listed.
create or replace function find_former_professional(hash bytea) returns bigint language sql stable security definer
  set search_path = public, pg_temp
  return (select id from professional_users where identity_hash = hash and left_at is not null);
revoke execute on function find_former_professional from public;
grant execute on function find_former_professional to portal_app;
