-- What the pages of clinics and practitioners tell, and the names in their addresses.

alter table clinics
  add column directions jsonb,
  add column parking jsonb,
  add column accessibility jsonb,
  -- 'Kaari Kamppi' of Kaari is `kamppi`; within its brand. Remote clinics have no page.
  add column slug text generated always as (
    case when municipality_id is not null then
      regexp_replace(
        trim(both '-' from regexp_replace(
          regexp_replace(normalize(lower(name ->> 'fi'), nfd), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g')),
        '^' || brands[1] || '-', '')
    end) stored;

-- With the number, since two may have the same name. Rooms and devices have no page.
alter table practitioners
  add column slug text generated always as (
    case when not is_resource then
      trim(both '-' from regexp_replace(
        regexp_replace(normalize(lower(first_name || ' ' || last_name), nfd), '[\u0300-\u036f]', '', 'g'),
        '[^a-z0-9]+', '-', 'g')) || '-' || id::text
    end) stored;

-- When a clinic's door is open; several rows a day where it closes in between.
create table clinic_hours (
  clinic_id text not null references clinics on delete cascade,
  -- Monday is 1.
  weekday smallint not null check (weekday between 1 and 7),
  -- What the clocks in Helsinki show.
  from_time time not null,
  to_time time not null check (to_time > from_time),
  primary key (clinic_id, weekday, from_time)
);

-- Days on which it is not as usual; no times: closed.
create table clinic_exceptions (
  clinic_id text not null references clinics on delete cascade,
  day date not null,
  from_time time,
  to_time time,
  -- Why, in each language; null: it is not told.
  reason jsonb,
  primary key (clinic_id, day),
  check ((from_time is null) = (to_time is null)),
  check (to_time > from_time)
);

grant select on clinic_hours, clinic_exceptions to portal_app;
-- Who keeps the calendars keeps the pages, too.
grant select, insert, delete on clinic_hours, clinic_exceptions to portal_calendars;
grant update (directions, parking, accessibility) on clinics to portal_calendars;
