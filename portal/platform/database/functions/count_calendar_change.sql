-- A trigger, so that whatever moves, changes or cancels an appointment counts, the clinic's own systems included.
create or replace function count_calendar_change() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;
revoke execute on function count_calendar_change from public;
