-- With an account goes what opens its record, and what its person has shared of the record of a child.
create or replace function forget_record_shares_of_account() returns trigger language plpgsql volatile as $$
begin
  delete from record_shares where patient_id = new.id
    or guardian_hash in (select identity_hash from identities where identities.patient_id = new.id);
  return null;
end $$;
revoke execute on function forget_record_shares_of_account from public;
