-- Whether somebody else acts for the patient: a guardian.
create or replace function is_guardian() returns boolean language sql stable parallel safe
  return current_setting('app.guardian', true) = 'true';
