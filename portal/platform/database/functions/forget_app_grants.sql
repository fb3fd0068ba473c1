-- With an account goes what reads its record, and what it has let read the record of a child.
create or replace function forget_app_grants() returns trigger language plpgsql volatile as $$
begin
  delete from app_grants where patient_id = new.id
    or guardian_hash in (select identity_hash from identities where identities.patient_id = new.id);
  return null;
end $$;
revoke execute on function forget_app_grants from public;
