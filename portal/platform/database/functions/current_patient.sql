-- The patient that the running transaction acts for; null sees no rows.
create or replace function current_patient() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.patient', true), '')::uuid;
