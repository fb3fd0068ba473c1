-- The application has no right to set an appointment's times: it may cancel, and move what is the patient's own. The new time
-- is first taken like any booking's, by a row that leaves again: of two that want overlapping times one waits for the other and
-- then finds it taken. Moving the appointment itself could only fail, or deadlock with a booking that does the same.
-- The time that is wanted is a working time still, and its room is held with it. A visitor's links end with the time for which
-- they were made.
create or replace function move_appointment(appointment bigint, to_practitioner bigint, to_slot bigint, to_price integer)
  returns boolean language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  moved appointments;
  target slots;
  held bigint;
begin
  select * into moved from appointments
    where patient_id = current_patient() and id = appointment and cancelled_at is null for update;
  if not found then
    return false;
  end if;
  select * into target from slots where practitioner_id = to_practitioner and id = to_slot and withdrawn_at is null;
  if not found then
    return false;
  end if;
  insert into appointments (practitioner_id, patient_id, slot_id, clinic_id, kind_id, starts_at, ends_at, room, brand)
    values (target.practitioner_id, moved.patient_id, target.id, target.clinic_id, target.kind_id, target.starts_at,
      target.ends_at, target.room, moved.brand)
    on conflict do nothing returning id into held;
  if held is null then
    return false;
  end if;
  delete from appointments
    where practitioner_id = target.practitioner_id and patient_id = moved.patient_id and id = held;
  update appointments set practitioner_id = target.practitioner_id, slot_id = target.id, clinic_id = target.clinic_id,
    kind_id = target.kind_id, starts_at = target.starts_at, ends_at = target.ends_at, room = target.room,
    rate_code = target.rate_code, price_cents = to_price
    where practitioner_id = moved.practitioner_id and patient_id = moved.patient_id and id = moved.id;
  -- A visitor who booked for the patient is not told where it has gone; what other links open follows it.
  if moved.visitor_contact is not null then
    delete from appointment_links where patient_id = moved.patient_id and appointment_id = moved.id;
  end if;
  update appointment_links set practitioner_id = target.practitioner_id
    where patient_id = moved.patient_id and appointment_id = moved.id;
  return true;
end $$;
revoke execute on function move_appointment from public;
grant execute on function move_appointment to portal_app;
