-- Whose a device is that shows notices; one is asked for by the hash of its endpoint, none can be listed.
create or replace function find_push_device(hash bytea) returns table (patient_id uuid, id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select devices.patient_id, devices.id from push_devices as devices where devices.endpoint_hash = hash;
  end;
revoke execute on function find_push_device from public;
grant execute on function find_push_device to portal_app;
