-- transaction: none
-- What comes looks for what was withheld of its day when it was taken out: hardly anybody has any.
create index concurrently if not exists removed_withheld on removed_records (patient_id, day) where withheld_at is not null;
