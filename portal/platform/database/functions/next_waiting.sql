-- For portals from before migration 060, which offer at any hour: by the rules of `next_in_line` otherwise.
create or replace function next_waiting(to_practitioner bigint, to_slot bigint, at timestamptz, notices jsonb)
  returns table (patient_id uuid, appointment_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select waiting.patient_id, waiting.appointment_id
    from next_in_line(to_practitioner, to_slot, at, null::timestamptz, notices) as waiting;
  end;
revoke execute on function next_waiting from public;
grant execute on function next_waiting to portal_app;
