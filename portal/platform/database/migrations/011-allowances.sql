-- What callers have asked for in the running minute, counted for all processes together. By keyed hash of who asks and what for.
-- Unlogged: after a crash everybody begins anew, and no request waits for a disk.
create unlogged table allowances (
  subject bytea primary key,
  ends_at timestamptz not null,
  used integer not null,
  -- What the process that asked last was given of it.
  granted integer not null
);
create index on allowances (ends_at);

grant select, insert, update, delete on allowances to portal_app;
