-- A passkey of somebody who works here now; one is asked for, none can be listed.
create or replace function find_passkey(passkey text, at_host text)
  returns table (identity_hash bytea, name text, key bytea, uses bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select staff.identity_hash, staff.name, staff_passkeys.key, staff_passkeys.uses from staff_passkeys
      join professional_users as staff on staff.id = staff_passkeys.professional_id
    where staff_passkeys.id = passkey and host = at_host and left_at is null;
  end;
revoke execute on function find_passkey from public;
grant execute on function find_passkey to portal_app;
