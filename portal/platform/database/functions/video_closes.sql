-- Half an hour after the end of an appointment nobody comes any more (VIDEO-01).
create or replace function video_closes(ends_at timestamptz) returns timestamptz language sql immutable
  return ends_at + interval '30 minutes';
revoke execute on function video_closes from public;
grant execute on function video_closes to portal_app;
