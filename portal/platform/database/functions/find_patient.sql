-- The patient with an identity code, by its keyed hash; one is asked for, none can be listed.
create or replace function find_patient(hash bytea) returns uuid language sql stable security definer
  set search_path = public, pg_temp
  return (select patient_id from identities join patients on patients.id = patient_id
    where identity_hash = hash and account_closed_at is null);
revoke execute on function find_patient from public;
grant execute on function find_patient to portal_app;
