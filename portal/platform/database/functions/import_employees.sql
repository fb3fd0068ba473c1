-- Takes what an employer tells of its people, row by row in their order: {line, hash (hex), valid_from, valid_to, is_fund_member}.
-- A row without a first day ends an employment. What is there already stays as it is, and a row that fails stops no other.
-- Of one person an employer tells a hundred at most: each of the person's sessions reads them all.
-- Whose employer has no sickness fund is no member of one: noFund.
create or replace function import_employees(employer text, told jsonb)
  returns table (line integer, outcome text) language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
  known record;
  person bytea;
  has_fund constant boolean := (select has_sickness_fund from employers where id = employer);
begin
  -- Two imports of an employer wait for each other.
  perform pg_advisory_xact_lock(hashtext('import_employees'), hashtext(employer));
  for one in
    select * from jsonb_to_recordset(told)
      as each (line integer, hash text, valid_from date, valid_to date, is_fund_member boolean)
  loop
    line := one.line;
    if one.is_fund_member and has_fund is not true then
      outcome := 'noFund';
      return next;
      continue;
    end if;
    begin
      person := decode(one.hash, 'hex');
      select * into known from employees
        where employer_id = employer and identity_hash = person
          and (one.valid_from is null or valid_from = one.valid_from)
        order by valid_from desc limit 1;
      if not found and one.valid_from is null then
        outcome := 'errorEmployeeNotFound';
      elsif not found then
        if exists (select from employees where employer_id = employer and identity_hash = person
            and daterange(valid_from, valid_to, '[]') && daterange(one.valid_from, one.valid_to, '[]')) then
          outcome := 'alreadyExists';
        elsif (select count(*) from employees where employer_id = employer and identity_hash = person) >= 100 then
          outcome := 'failure';
        else
          insert into employees (employer_id, identity_hash, valid_from, valid_to, is_fund_member)
            values (employer, person, one.valid_from, one.valid_to, coalesce(one.is_fund_member, false));
          outcome := 'added';
        end if;
      elsif known.valid_to is null and one.valid_to is not null then
        update employees set valid_to = one.valid_to
          where employer_id = employer and identity_hash = person and valid_from = known.valid_from;
        outcome := 'ended';
      elsif one.valid_from is null or known.valid_to <> one.valid_to then
        outcome := 'employmentAlreadyEnded';
      elsif known.valid_to is null and known.is_fund_member <> one.is_fund_member then
        update employees set is_fund_member = one.is_fund_member
          where employer_id = employer and identity_hash = person and valid_from = known.valid_from;
        outcome := 'changed';
      else
        outcome := 'alreadyExists';
      end if;
    exception when others then
      outcome := 'failure';
    end;
    return next;
  end loop;
end $$;
revoke execute on function import_employees from public;
