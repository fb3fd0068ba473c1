-- Uses an invitation: what it sets is the only way in from then on, and sessions that began by an earlier one end. No row where the
-- code is unknown, used or too old. Of two that come at once, one gets it.
create or replace function accept_invitation(
  hash bytea, at timestamptz, new_password text, new_passkey text, new_host text, new_key bytea, new_uses bigint
) returns table (identity_hash bytea, name text)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  invited bigint;
  who bytea;
begin
  delete from staff_invitations where code_hash = hash and expires_at > at returning professional_id into invited;
  select staff.identity_hash into who from professional_users as staff where staff.id = invited and left_at is null;
  if who is null then return; end if;
  delete from staff_passwords where professional_id = invited;
  delete from staff_passkeys where professional_id = invited;
  delete from sessions where staff is not null and person_hash = who;
  if new_password is not null then
    insert into staff_passwords (professional_id, password, set_at) values (invited, new_password, at);
  else
    insert into staff_passkeys (id, host, professional_id, key, uses, added_at)
      values (new_passkey, new_host, invited, new_key, new_uses, at);
  end if;
  return query select staff.identity_hash, staff.name from professional_users as staff where staff.id = invited;
end
$$;
revoke execute on function accept_invitation from public;
grant execute on function accept_invitation to portal_app;
