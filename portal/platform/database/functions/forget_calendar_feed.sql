-- With an account goes the address of its calendar.
create or replace function forget_calendar_feed() returns trigger language plpgsql volatile as $$
begin
  delete from calendar_feeds where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_calendar_feed from public;
