-- As import_employees, by an HR user for their own employer and no other.
create or replace function import_own_employees(told jsonb)
  returns table (line integer, outcome text) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reach constant professional_reach := reach_of_professional();
begin
  if reach.kind is distinct from 'hr' then
    raise insufficient_privilege using message = 'only HR users import employees';
  end if;
  return query select * from import_employees(reach.employer, told);
end $$;
revoke execute on function import_own_employees from public;
grant execute on function import_own_employees to portal_app;
