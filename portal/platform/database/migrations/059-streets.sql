-- A clinic's street and number in each language; null: `street_address` in all of them.
alter table clinics add column street jsonb;
