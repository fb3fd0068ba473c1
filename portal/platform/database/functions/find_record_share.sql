-- Whose a link is that opens some of a record; one is asked for by its hash, none can be listed.
create or replace function find_record_share(hash bytea) returns table (patient_id uuid, id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select shares.patient_id, shares.id from record_shares as shares where shares.link_hash = hash;
  end;
revoke execute on function find_record_share from public;
grant execute on function find_record_share to portal_app;
