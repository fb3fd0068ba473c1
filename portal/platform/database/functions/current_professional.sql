-- The professional, or HR user, that the running transaction acts for; null sees no rows. Who acts for a patient acts for nobody who
-- works here, whatever else was set: what the two see is never seen together.
create or replace function current_professional() returns bigint language sql stable parallel safe
  return case when current_patient() is null then nullif(current_setting('app.professional', true), '')::bigint end;
