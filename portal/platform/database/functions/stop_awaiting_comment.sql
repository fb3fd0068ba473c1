-- Lets a patient see what nobody has commented on for too long.
create or replace function stop_awaiting_comment(received_before timestamptz) returns void language sql volatile
  security definer set search_path = public, pg_temp
  begin atomic
    update health_records set awaits_comment = false
      where patient_id = current_patient() and awaits_comment and received_at <= received_before;
  end;
revoke execute on function stop_awaiting_comment from public;
grant execute on function stop_awaiting_comment to portal_app;
