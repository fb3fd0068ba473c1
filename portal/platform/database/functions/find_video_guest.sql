-- Whose appointment a guest's link opens; one is asked for by its hash, none can be listed.
create or replace function find_video_guest(hash bytea, at timestamptz)
  returns table (patient_id uuid, appointment_id bigint, id uuid, kind text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select guests.patient_id, guests.appointment_id, guests.id, guests.kind
    from video_guests as guests
    join appointments as visited
      on visited.patient_id = guests.patient_id and visited.id = guests.appointment_id
    join appointment_kinds as kinds on kinds.id = visited.kind_id
    where guests.secret_hash = hash and kinds.location_type = 'videoAppointment' and visited.cancelled_at is null
      and video_closes(visited.ends_at) > at;
  end;
revoke execute on function find_video_guest from public;
grant execute on function find_video_guest to portal_app;
