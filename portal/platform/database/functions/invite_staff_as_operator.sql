-- As invite_staff, by an operator and of anybody but operators: who could invite one would sign in as them.
create or replace function invite_staff_as_operator(staff bigint, hash bytea, ends timestamptz) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
    select invite_staff(id, hash, ends) from professional_users
    where id = staff and kind <> 'operator' and current_operator() is not null
$$;
revoke execute on function invite_staff_as_operator from public;
grant execute on function invite_staff_as_operator to portal_app;
