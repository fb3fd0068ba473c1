-- The application can list no links; a daily job forgets those that open nothing any more.
create or replace function forget_video_guests(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from video_guests as guests where not exists (
      select from appointments as visited
      where visited.patient_id = guests.patient_id and visited.id = guests.appointment_id
        and visited.cancelled_at is null and video_closes(visited.ends_at) > at);
  end;
revoke execute on function forget_video_guests from public;
grant execute on function forget_video_guests to portal_app;
