-- With an account go the prices that it was told.
create or replace function forget_told_prices() returns trigger language plpgsql volatile as $$
begin
  delete from told_prices where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_told_prices from public;
