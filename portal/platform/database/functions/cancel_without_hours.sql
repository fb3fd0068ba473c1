-- Cancels one of `appointments_without_hours` for the clinic, and leaves the message about it to a job. Says whether it was one.
-- What its patient moves at the same moment is judged by where it is then: an update that waits for a move asks for the
-- appointment's time again, but not for what it was found by.
create or replace function cancel_without_hours(appointment bigint, at timestamptz) returns boolean language plpgsql volatile
  security definer set search_path = public, pg_temp as $$
declare
  patient uuid;
begin
  perform from appointments where id = appointment for update;
  update appointments set cancelled_at = at, cancelled_by = 'clinic'
    where id = appointment and cancelled_at is null
      and id in (select away.appointment_id from appointments_without_hours(at) as away)
    returning patient_id into patient;
  if not found then
    return false;
  end if;
  insert into access_log (patient_id, at, actor_kind, action, record_kind, record_id)
    values (patient, at, 'professional', 'cancel', 'appointment', appointment::text);
  perform graphile_worker.add_job('tell-cancelled-by-clinic',
    json_build_object('patientId', patient, 'appointmentId', appointment));
  return true;
end $$;
revoke execute on function cancel_without_hours from public;
grant execute on function cancel_without_hours to portal_calendars;
