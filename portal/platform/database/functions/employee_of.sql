-- The patient with an identity code, by its keyed hash, whom the employer of the transaction's HR user employs today; null: nobody,
-- or somebody else's. One is asked for, none can be listed.
create or replace function employee_of(hash bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  return (select patient_id from identities
    where identity_hash = hash and (reach_of_professional()).kind = 'hr'
      and is_employed_by(patient_id, (reach_of_professional()).employer));
revoke execute on function employee_of from public;
grant execute on function employee_of to portal_app;
