-- The application can list no links; a daily job forgets those that open nothing any more.
create or replace function forget_appointment_links(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from appointment_links as links using appointments as linked
    where linked.practitioner_id = links.practitioner_id
      and linked.patient_id = links.patient_id and linked.id = links.appointment_id
      and appointment_link_ends(links.purpose, linked.starts_at, linked.ends_at) <= at;
  end;
revoke execute on function forget_appointment_links from public;
grant execute on function forget_appointment_links to portal_app;
