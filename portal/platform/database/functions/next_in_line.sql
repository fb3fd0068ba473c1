-- Who has waited longest for such a time: the same kind of appointment, as long, with a practitioner of the same specialty.
-- Of working times only, for those whom they are for. Of nothing that begins within two hours: nobody could be asked and come.
-- In one round a patient is asked about a time once. One who has refused it, or has had it, is not offered it in another round.
-- `notices`: hours by brand until which an appointment may be given up.
create or replace function next_in_line(to_practitioner bigint, to_slot bigint, at timestamptz, round_began timestamptz, notices jsonb)
  returns table (patient_id uuid, appointment_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select waits.patient_id, waits.appointment_id
    from slots as freed
    join clinics as place on place.id = freed.clinic_id
    join earlier_time_waits as waits
      on (waits.practitioner_id is null or waits.practitioner_id = freed.practitioner_id)
      and (waits.clinic_id is null or waits.clinic_id = freed.clinic_id)
    join appointments as held on held.patient_id = waits.patient_id and held.id = waits.appointment_id
      and held.cancelled_at is null and held.kind_id = freed.kind_id and held.starts_at > freed.starts_at
      and held.ends_at - held.starts_at = freed.ends_at - freed.starts_at
      and (freed.customers is null or held.health_care_type = any (freed.customers))
    where freed.practitioner_id = to_practitioner and freed.id = to_slot and freed.withdrawn_at is null
      and freed.starts_at >= at + interval '2 hours'
      and held.brand = any (place.brands)
      and held.starts_at >= at + make_interval(hours => (notices ->> held.brand)::integer)
      and exists (
        select from practitioner_specialties as known join practitioner_specialties as wanted
          on wanted.specialty_code = known.specialty_code
        where known.practitioner_id = freed.practitioner_id and wanted.practitioner_id = held.practitioner_id)
      and not exists (
        select from earlier_time_offers as made
        where made.patient_id = waits.patient_id
          and (made.appointment_id = waits.appointment_id and made.answer is null or made.slot_id = freed.id
            and (made.answer in ('declined', 'accepted') or made.freed_at is not distinct from round_began)))
      and not exists (
        select from appointments as other
        where other.patient_id = waits.patient_id and other.id <> held.id and other.cancelled_at is null
          and other.starts_at < freed.ends_at and other.ends_at > freed.starts_at)
    order by waits.since, waits.patient_id limit 1;
  end;
revoke execute on function next_in_line from public;
grant execute on function next_in_line to portal_app;
