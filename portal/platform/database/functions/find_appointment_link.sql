-- What a link opens; one is asked for by its hash, none can be listed.
create or replace function find_appointment_link(hash bytea, wanted text, at timestamptz)
  returns table (patient_id uuid, practitioner_id bigint, appointment_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select links.patient_id, links.practitioner_id, links.appointment_id
    from appointment_links as links
    join appointments as linked on linked.practitioner_id = links.practitioner_id
      and linked.patient_id = links.patient_id and linked.id = links.appointment_id
    where links.link_hash = hash and links.purpose = wanted
      and appointment_link_ends(links.purpose, linked.starts_at, linked.ends_at) > at;
  end;
revoke execute on function find_appointment_link from public;
grant execute on function find_appointment_link to portal_app;
