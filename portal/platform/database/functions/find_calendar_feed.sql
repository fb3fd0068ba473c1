-- Whose a calendar's address is; one is asked for by its hash, none can be listed.
create or replace function find_calendar_feed(hash bytea)
  returns table (patient_id uuid, shows_details boolean, language text, read_on date)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select feeds.patient_id, feeds.shows_details, feeds.language, feeds.read_on
    from calendar_feeds as feeds where feeds.secret_hash = hash;
  end;
revoke execute on function find_calendar_feed from public;
grant execute on function find_calendar_feed to portal_app;
