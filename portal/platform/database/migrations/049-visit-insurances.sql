-- On whose insurance a visit was booked, and by which consent the insurer is billed directly.

create table visit_insurances (
  patient_id uuid not null references patients on delete cascade,
  -- Stays when the appointment is moved: it keeps its number.
  appointment_id bigint not null,
  insurer text not null,
  reimbursement text not null,
  booked_at timestamptz not null,
  -- When the patient agreed to the insurer being billed directly, and to which wording; null: it is not billed so.
  consented_at timestamptz,
  consent_wording text,
  -- The insurer's permit that the visit is about, in the words that the patient read. Sealed by the application.
  permit text,
  -- What was left with the visit afterwards by `POST /api/concepts`.
  concept_code text,
  concept_added_at timestamptz,
  primary key (patient_id, appointment_id),
  check ((consented_at is null) = (consent_wording is null)),
  check (permit is null or consented_at is not null),
  check ((concept_code is null) = (concept_added_at is null))
);

alter table visit_insurances enable row level security;
create policy own on visit_insurances using (patient_id = current_patient());
-- What was agreed to stays as it was agreed to.
grant select, insert, update (concept_code, concept_added_at) on visit_insurances to portal_app;

-- What an answer is about: the day that Pohjola was asked about, and the permits that LähiTapiola named, sealed.
alter table insurance_answers add column for_day date, add column permits text;

create or replace function forget_insurance() returns trigger language plpgsql volatile as $$
begin
  delete from insurance_answers where patient_id = new.id;
  delete from permit_applications where patient_id = new.id;
  delete from patient_concepts where patient_id = new.id;
  delete from visit_insurances where patient_id = new.id;
  return null;
end $$;
