-- Gives a patient the employments that their employers have told: the one that is told, and all when somebody registers, or returns.
create or replace function bring_employments() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  person bytea;
  employer text;
  first_day date;
begin
  if tg_table_name = 'patients' then
    select identity_hash into person from identities where patient_id = new.id;
  elsif tg_table_name = 'employees' then
    person := new.identity_hash;
    employer := new.employer_id;
    first_day := new.valid_from;
  else
    person := new.identity_hash;
  end if;
  insert into employments (patient_id, employer_id, valid_from, valid_to, is_fund_member)
    select patient_id, employer_id, valid_from, valid_to, is_fund_member
    from employees join identities using (identity_hash) join patients on patients.id = patient_id
    where identity_hash = person and account_closed_at is null
      and (employer is null or (employees.employer_id, employees.valid_from) = (employer, first_day))
  on conflict (patient_id, employer_id, valid_from) do update
    set valid_to = excluded.valid_to, is_fund_member = excluded.is_fund_member
    where (employments.valid_to, employments.is_fund_member) is distinct from (excluded.valid_to, excluded.is_fund_member);
  return null;
end $$;
revoke execute on function bring_employments from public;
