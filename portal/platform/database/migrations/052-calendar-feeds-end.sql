-- The address of a calendar ends a year after it was made or its patient has let it go on. Those that are there begin their
-- year now: nobody was told of an end.
alter table calendar_feeds
  add column ends_at timestamptz not null default (now() + interval '1 year');
