-- Whether a passkey is still there, and keeps it so until the transaction ends: a session that begins in it is seen, and ended, by
-- what sets another. Null, too, where the device has counted no further than another sign-in meanwhile.
create or replace function hold_passkey(passkey text, new_uses bigint) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select true from staff_passkeys where id = passkey and (uses < new_uses or uses = 0 and new_uses = 0) for update;
  end;
revoke execute on function hold_passkey from public;
grant execute on function hold_passkey to portal_app;
