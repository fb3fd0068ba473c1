-- Whether a patient works for an employer today.
create or replace function is_employed_by(patient uuid, employer text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from employments
    where patient_id = patient and employer_id = employer
      and (current_moment() at time zone 'Europe/Helsinki')::date between valid_from and coalesce(valid_to, 'infinity'));
revoke execute on function is_employed_by from public;
grant execute on function is_employed_by to portal_app;
