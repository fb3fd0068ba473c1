-- The patient with an identity code, by its keyed hash, for whom the professional of the transaction cares; null: nobody, or somebody
-- in whose care they take no part. One is asked for, none can be listed.
create or replace function patient_in_care(hash bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  return (select patient_id from identities where identity_hash = hash and in_care_of_mine(patient_id, false, null));
revoke execute on function patient_in_care from public;
grant execute on function patient_in_care to portal_app;
