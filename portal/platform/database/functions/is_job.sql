-- Whether a job of the server runs, which finishes what several people have begun in a record.
create or replace function is_job() returns boolean language sql stable parallel safe
  return current_setting('app.job', true) = 'true';
