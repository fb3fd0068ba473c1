-- With an account go the links that would put its addresses back.
create or replace function forget_contact_changes_of_account() returns trigger language plpgsql volatile as $$
begin
  delete from contact_changes where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_contact_changes_of_account from public;
