-- The keyed hash of the person whose session it is, registered or not: they see and end their own sessions.
create or replace function current_person() returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.person', true), ''), 'hex');
