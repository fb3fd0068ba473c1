-- A device that somebody else has used shows no notices of theirs any more. Of two people at the same moment the second waits.
create or replace function free_push_device(hash bytea) returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    select pg_advisory_xact_lock(hashtextextended('push_devices', hashtext(encode(hash, 'hex'))));
    delete from push_devices where endpoint_hash = hash;
  end;
revoke execute on function free_push_device from public;
grant execute on function free_push_device to portal_app;
