-- The patient whose account was deleted: the law keeps the record, and they are the same patient when they register again.
create or replace function find_closed_account(hash bytea) returns uuid language sql stable security definer
  set search_path = public, pg_temp
  return (select patient_id from identities join patients on patients.id = patient_id
    where identity_hash = hash and account_closed_at is not null);
revoke execute on function find_closed_account from public;
grant execute on function find_closed_account to portal_app;
