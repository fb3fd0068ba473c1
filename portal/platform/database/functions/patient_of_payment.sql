-- Whose payment the provider speaks of; one is asked for by the name that the portal gave it, none can be listed.
create or replace function patient_of_payment(named uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select patient_id from payments where stamp = named;
  end;
revoke execute on function patient_of_payment from public;
grant execute on function patient_of_payment to portal_app;
