-- What was taken out of records since it had been entered in error, and by which version: an older one does not bring it back.
create table removed_records (
  patient_id uuid not null references patients on delete cascade,
  -- Keyed hash of the system that it came from and its type and id there.
  source_hash bytea not null,
  -- As the version says of itself; one of them at least.
  version_id text,
  last_updated text,
  primary key (patient_id, source_hash)
);

-- Only imports read and write it, with the owner's login.
alter table removed_records enable row level security;
create policy own on removed_records using (patient_id = current_patient());
