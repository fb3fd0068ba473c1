-- Notes that a passkey was used: how often its device says that it was, which never goes back.
create or replace function count_passkey_use(passkey text, new_uses bigint, at timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update staff_passkeys set uses = greatest(uses, new_uses), used_at = at where id = passkey;
  end;
revoke execute on function count_passkey_use from public;
grant execute on function count_passkey_use to portal_app;
