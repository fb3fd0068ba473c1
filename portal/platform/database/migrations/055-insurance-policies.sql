-- Insurance policies of patients that the clinic knows of. The clinic's own system keeps them; the portal reads them.

create table insurance_policies (
  patient_id uuid not null references patients on delete cascade,
  insurer text not null,
  -- First and last day in force, both included; no last day: until further notice.
  valid_from date not null,
  valid_to date,
  -- The insurer compensates visits to the clinic directly.
  pays_directly boolean not null default false,
  primary key (patient_id, insurer, valid_from),
  check (valid_to >= valid_from)
);

alter table insurance_policies enable row level security;
create policy own on insurance_policies using (patient_id = current_patient());
grant select on insurance_policies to portal_app;

-- A patient's policies, the latest first, as far as the patient's scope shows them. Every session asks for them, as for
-- `employments_of`.
create function policies_of(patient uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'insurer', insurer,
      'validFrom', valid_from,
      'validTo', valid_to,
      'paysDirectly', pays_directly
    ) order by valid_from desc, insurer), '[]')
    from insurance_policies where patient_id = policies_of.patient
  );
end $$;
revoke execute on function policies_of from public;
grant execute on function policies_of to portal_app;

create or replace function forget_insurance() returns trigger language plpgsql volatile as $$
begin
  delete from insurance_answers where patient_id = new.id;
  delete from permit_applications where patient_id = new.id;
  delete from patient_concepts where patient_id = new.id;
  delete from visit_insurances where patient_id = new.id;
  delete from insurance_policies where patient_id = new.id;
  return null;
end $$;
