-- Whose a link is that puts contact details back; one is asked for by its hash, none can be listed.
create or replace function find_contact_change(hash bytea, at timestamptz) returns table (patient_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select changes.patient_id from contact_changes as changes where changes.link_hash = hash and changes.ends_at > at;
  end;
revoke execute on function find_contact_change from public;
grant execute on function find_contact_change to portal_app;
