-- The password of somebody who works here now, hashed and sealed; one is asked for, none can be listed.
create or replace function find_staff_password(professional bigint)
  returns table (identity_hash bytea, name text, password text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select staff.identity_hash, staff.name, staff_passwords.password from staff_passwords
      join professional_users as staff on staff.id = professional_id
    where professional_id = professional and left_at is null;
  end;
revoke execute on function find_staff_password from public;
grant execute on function find_staff_password to portal_app;
