-- transaction: none
-- What comes of a day looks for what is withheld of that day: hardly anybody has any.
create index concurrently if not exists withheld_days on health_records (patient_id, day) where withheld_at is not null;
