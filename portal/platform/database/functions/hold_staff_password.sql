-- Whether somebody's password is still the one that was read, and keeps it so until the transaction ends: a session that begins in
-- it is seen, and ended, by what sets another.
create or replace function hold_staff_password(professional bigint, read_password text) returns boolean
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select true from staff_passwords where professional_id = professional and password = read_password for share;
  end;
revoke execute on function hold_staff_password from public;
grant execute on function hold_staff_password to portal_app;
