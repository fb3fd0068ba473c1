-- Whose file a ticket fetches, and of which link; one is asked for by its hash, none can be listed.
create or replace function find_record_share_file(hash bytea) returns table (patient_id uuid, id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select openings.patient_id, openings.share_id from record_share_openings as openings where openings.ticket_hash = hash;
  end;
revoke execute on function find_record_share_file from public;
grant execute on function find_record_share_file to portal_app;
