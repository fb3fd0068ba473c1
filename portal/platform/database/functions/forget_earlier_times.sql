-- With an account goes what it waits for.
create or replace function forget_earlier_times() returns trigger language plpgsql volatile as $$
begin
  delete from earlier_time_waits where patient_id = new.id;
  delete from earlier_time_offers where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_earlier_times from public;
