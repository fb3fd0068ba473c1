-- Which employers have a sickness fund. Those who are said to have members have one. An import makes nobody a member of the fund of
-- an employer that has none: HR users wrote themselves and others a membership.
alter table employers add column has_sickness_fund boolean not null default false;
update employers set has_sickness_fund = true
  where exists (select from employees where employer_id = employers.id and is_fund_member)
    or exists (select from employments where employer_id = employers.id and is_fund_member);

-- function: import_employees 94cdfd092a04
