-- With an account go the devices that show its notices.
create or replace function forget_push_devices_of_account() returns trigger language plpgsql volatile as $$
begin
  delete from push_devices where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_push_devices_of_account from public;
