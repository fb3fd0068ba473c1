-- The professional, or HR user, that the running transaction acts for; null sees no rows.
create or replace function current_professional() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.professional', true), '')::bigint;
