-- What a visit costs beside its price, and what a clinic proposes to charge a patient on top of an appointment.

-- What is charged for each visit beside its price, and what Kela pays of it. A row is for the visits that fit all it names; of
-- several rows of one code the one that names most counts.
create table visit_fees (
  id bigint primary key generated always as identity,
  code text not null,
  name jsonb not null,
  purpose text not null check (purpose in ('fee', 'compensation')),
  -- 0: such visits are without, whatever others have.
  cents integer not null check (cents >= 0),
  brand text,
  clinic_id text references clinics on delete cascade,
  kind_id bigint references appointment_kinds on delete cascade,
  specialty_code text references specialties on delete cascade,
  -- Days of visits in Helsinki, both included; no last day: until further notice.
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  unique nulls not distinct (code, brand, clinic_id, kind_id, specialty_code, valid_from)
);
grant select on visit_fees to portal_app;

create table additional_charges (
  patient_id uuid not null references patients on delete cascade,
  id uuid not null,
  appointment_id bigint not null,
  -- Sealed by the application: who proposes it and why, and what is charged: its rows tell of the patient's health.
  content text not null,
  -- Keyed hash of it: what is approved is this, and nothing that takes its place.
  content_hash bytea not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  -- By the clinic, also when another proposal takes its place.
  withdrawn_at timestamptz,
  answer text check (answer in ('approved', 'declined')),
  answered_at timestamptz,
  -- As the access log names the actor.
  answered_by text,
  primary key (patient_id, id),
  check ((answer is null) = (answered_at is null))
);
create unique index additional_charge_stands_alone on additional_charges (patient_id, appointment_id)
  where withdrawn_at is null;

alter table additional_charges enable row level security;
create policy read_own on additional_charges for select using (patient_id = current_patient());
-- Answered once: what was approved stays as it was.
create policy answer_own on additional_charges for update
  using (patient_id = current_patient() and answer is null and withdrawn_at is null)
  with check (patient_id = current_patient());
grant select on additional_charges to portal_app;
grant update (answer, answered_at, answered_by) on additional_charges to portal_app;
