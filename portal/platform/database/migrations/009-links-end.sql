-- Links end, and each opens one thing; bookings of people who had not signed in can be told from others and disowned.

-- `view` shows an appointment, `disown` takes back one that was booked with somebody's identity code and not by them.
alter table appointment_links
  add column purpose text not null default 'view' check (purpose in ('view', 'disown'));

-- A visit is over, paid for and asked about within 30 days, and what a mailbox keeps should not open it for ever. Once
-- the appointment begins there is nothing left to disown.
create function appointment_link_ends(purpose text, starts_at timestamptz, ends_at timestamptz) returns timestamptz
  language sql stable
  return case purpose when 'view' then ends_at + 30 * interval '24 hours' else starts_at end;

drop function find_appointment_link(bytea);
create function find_appointment_link(hash bytea, wanted text, at timestamptz)
  returns table (patient_id uuid, practitioner_id bigint, appointment_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select links.patient_id, links.practitioner_id, links.appointment_id
    from appointment_links as links
    join appointments as linked on linked.practitioner_id = links.practitioner_id
      and linked.patient_id = links.patient_id and linked.id = links.appointment_id
    where links.link_hash = hash and links.purpose = wanted
      and appointment_link_ends(links.purpose, linked.starts_at, linked.ends_at) > at;
  end;

-- The application can list no links; a daily job forgets those that open nothing any more.
create function forget_appointment_links(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from appointment_links as links using appointments as linked
    where linked.practitioner_id = links.practitioner_id
      and linked.patient_id = links.patient_id and linked.id = links.appointment_id
      and appointment_link_ends(links.purpose, linked.starts_at, linked.ends_at) <= at;
  end;

alter table appointments
  -- Sealed by the application: by what a booker is reached who had not signed in; null where the booker had, and once it
  -- has begun.
  add column visitor_contact text,
  -- When the patient said that the booking was not theirs.
  add column disowned_at timestamptz check (disowned_at is null or cancelled_at is not null);
grant update (disowned_at) on appointments to portal_app;

-- Whoever booked is told if the patient takes the booking back, which ends when it begins.
create function forget_visitors(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    update appointments set visitor_contact = null where visitor_contact is not null and starts_at <= at;
  end;
revoke execute on function find_appointment_link, forget_appointment_links, forget_visitors from public;
grant execute on function find_appointment_link, forget_appointment_links, forget_visitors to portal_app;

-- Tries to book with somebody's identity code are in that person's log, too: nothing was read or made.
alter table access_log drop constraint access_log_action_check;
alter table access_log add constraint access_log_action_check
  check (action in ('read', 'create', 'change', 'cancel', 'try'));
