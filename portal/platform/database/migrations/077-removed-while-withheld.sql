-- Since when a minor had withheld what was taken out: once it comes back, it is withheld as before.
alter table removed_records add column withheld_at timestamptz;
