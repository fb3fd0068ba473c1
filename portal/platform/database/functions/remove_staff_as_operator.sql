-- As remove_staff, by an operator and of anybody but operators.
create or replace function remove_staff_as_operator(staff bigint, at timestamptz) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
    select remove_staff(id, at) from professional_users
    where id = staff and kind <> 'operator' and current_operator() is not null
$$;
revoke execute on function remove_staff_as_operator from public;
grant execute on function remove_staff_as_operator to portal_app;
