-- With an account go the links of its guests.
create or replace function forget_guests_of_account() returns trigger language plpgsql volatile as $$
begin
  delete from video_guests where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_guests_of_account from public;
