-- Appointments ahead that are in no working time any more, for the clinic to decide about: which, not whose.
create or replace function appointments_without_hours(at timestamptz)
  returns table (appointment_id bigint, practitioner_id bigint, clinic_id text, starts_at timestamptz, ends_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select booked.id, booked.practitioner_id, booked.clinic_id, booked.starts_at, booked.ends_at
    from appointments as booked
    where booked.cancelled_at is null and booked.starts_at > at
      and (exists (
        select from slots
        where slots.practitioner_id = booked.practitioner_id and slots.id = booked.slot_id
          and slots.withdrawn_at is not null)
      or exists (
        select from absences as away
        where coalesce(away.practitioner_id, booked.practitioner_id) = booked.practitioner_id
          and coalesce(away.clinic_id, booked.clinic_id) = booked.clinic_id
          and away.starts_at < booked.ends_at and away.ends_at > booked.starts_at))
    order by booked.starts_at, booked.id;
  end;
revoke execute on function appointments_without_hours from public;
grant execute on function appointments_without_hours to portal_calendars;
