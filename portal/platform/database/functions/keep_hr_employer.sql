-- Keeps on a conversation that an HR user begins whose HR that is.
create or replace function keep_hr_employer() returns trigger language plpgsql as $$
begin
  new.employer_id := coalesce(new.employer_id, (reach_of_professional()).employer);
  return new;
end $$;
revoke execute on function keep_hr_employer from public;
