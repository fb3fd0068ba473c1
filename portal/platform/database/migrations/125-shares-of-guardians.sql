-- A guardian shares the record of a child for whom they act, as far as they are shown it and as long as they act.
-- harmless: constraint guardian_and_hash on record_shares
-- harmless: policy own on record_shares
-- harmless: policy own on record_share_openings
-- harmless: policy made_by on record_shares
-- harmless: policy own on home_measurement_shares
-- What is new there is asked of guardians, of whom older versions let none share, and tell none that a child shares measurements.

alter table record_shares
  -- Sealed by the application: the identity code of the guardian who shares it; null: the patient does.
  add column guardian text,
  -- Keyed hash of the same.
  add column guardian_hash bytea,
  -- When the population register last said that the guardian may, and whether an order protects the child.
  add column verified_at timestamptz,
  add column is_protected boolean not null default true,
  add constraint guardian_and_hash check ((guardian is null) = (guardian_hash is null));

-- Guardians see each other's, and not those of a minor who acts for themself.
alter policy own on record_shares
  using (patient_id = current_patient() and (guardian_hash is not null or not is_guardian()));
-- A guardian makes none in the patient's name, and the patient none in a guardian's: what a link opens goes by that.
create policy made_by on record_shares as restrictive for insert
  with check ((guardian_hash is not null) = is_guardian());
alter policy own on record_share_openings
  using (patient_id = current_patient() and (not is_guardian() or exists (
    select from record_shares as shared
    where shared.patient_id = record_share_openings.patient_id and shared.id = record_share_openings.share_id)));

-- With whom a minor writes is theirs, and so is what those who answer may see.
alter policy own on home_measurement_shares using (patient_id = current_patient() and not is_guardian());

-- function: forget_record_shares_of_account 0ff1d06bca53
