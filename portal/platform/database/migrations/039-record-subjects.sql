-- Whose record the patients of other systems have: a system that gives one another identity code later is asked about first.
create table record_subjects (
  -- Keyed hash of the system and the patient's id there.
  source_hash bytea primary key,
  patient_id uuid not null references patients on delete cascade
);
create index on record_subjects (patient_id);

-- Only imports read and write it, with the owner's login.
alter table record_subjects enable row level security;
create policy own on record_subjects using (patient_id = current_patient());
