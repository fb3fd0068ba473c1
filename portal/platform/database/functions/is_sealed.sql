-- A process of the former version, or code that forgets to seal, is refused instead of mixing in its texts.
create or replace function is_sealed(value text) returns boolean language sql immutable parallel safe
  return value is null or value ~ '^(clear\.|[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{38,}$)';
