-- harmless: policy own on removed_records
-- What was withheld when it was taken out, so that its correction under another id, and what still names it, is withheld, too:
-- what kind of entry it was, its day in Helsinki, and, sealed by the application, to what it belonged. Null: it was shown.
alter table removed_records add column kind text;
alter table removed_records add column day date;
alter table removed_records add column links text;

-- Imports alone read it, with the owner's login: the application has no right to it in any version. Should it be given one,
-- a guardian still reads nothing of what was withheld.
alter policy own on removed_records using (patient_id = current_patient() and not is_guardian());
