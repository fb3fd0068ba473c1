-- The moment of the running transaction's request, by the portal's clock; null where none is said.
create or replace function current_moment() returns timestamptz language sql stable parallel safe
  return nullif(current_setting('app.now', true), '')::timestamptz;
