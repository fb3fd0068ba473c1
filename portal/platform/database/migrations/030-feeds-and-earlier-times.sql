-- A private address from which a patient's own calendar reads their appointments.

create table calendar_feeds (
  patient_id uuid primary key references patients on delete cascade,
  -- Keyed hash of the secret in the address; who knows the secret reads, and nobody keeps it.
  secret_hash bytea not null unique,
  -- Whether it says what the appointment is, with whom and at which address.
  shows_details boolean not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  created_at timestamptz not null,
  -- The last day in Helsinki of which a read is in the patient's log.
  read_on date
);
alter table calendar_feeds enable row level security;
create policy own on calendar_feeds using (patient_id = current_patient());
grant select, insert, update, delete on calendar_feeds to portal_app;

-- One is asked for by its hash; none can be listed.
create function find_calendar_feed(hash bytea)
  returns table (patient_id uuid, shows_details boolean, language text, read_on date)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select feeds.patient_id, feeds.shows_details, feeds.language, feeds.read_on
    from calendar_feeds as feeds where feeds.secret_hash = hash;
  end;
revoke execute on function find_calendar_feed from public;
grant execute on function find_calendar_feed to portal_app;

-- With an account goes the address of its calendar.
create function forget_calendar_feed() returns trigger language plpgsql volatile as $$
begin
  delete from calendar_feeds where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_calendar_feed from public;
create trigger forget_calendar_feed after update of account_closed_at on patients for each row
  when (old.account_closed_at is null and new.account_closed_at is not null) execute function forget_calendar_feed();

-- A patient who has an appointment waits for an earlier time of the same service.
create table earlier_time_waits (
  patient_id uuid not null references patients on delete cascade,
  appointment_id bigint not null,
  -- Whom and where it has to be; null: anybody, anywhere.
  practitioner_id bigint references practitioners on delete cascade,
  clinic_id text references clinics on delete cascade,
  since timestamptz not null,
  primary key (patient_id, appointment_id)
);
create index on earlier_time_waits (since);

-- A time that has become free and is offered to one who waits. It is not on sale meanwhile.
create table earlier_time_offers (
  patient_id uuid not null references patients on delete cascade,
  appointment_id bigint not null,
  practitioner_id bigint not null,
  slot_id bigint not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null: it is still open.
  answer text check (answer in ('accepted', 'declined', 'expired')),
  -- Nobody is offered the same time twice.
  primary key (patient_id, appointment_id, slot_id),
  foreign key (practitioner_id, slot_id) references slots on delete cascade
);
create unique index earlier_time_offered_to_one on earlier_time_offers (practitioner_id, slot_id) where answer is null;

alter table earlier_time_waits enable row level security;
alter table earlier_time_offers enable row level security;
create policy own on earlier_time_waits using (patient_id = current_patient());
create policy own on earlier_time_offers using (patient_id = current_patient());
grant select, insert, update, delete on earlier_time_waits to portal_app;
grant select on earlier_time_offers to portal_app;
grant update (answer) on earlier_time_offers to portal_app;

-- Who has waited longest for such a time and has not been offered it: the same kind of appointment, as long, with a practitioner
-- of the same specialty. `notices`: hours by brand until which an appointment may be given up.
create function next_waiting(to_practitioner bigint, to_slot bigint, at timestamptz, notices jsonb)
  returns table (patient_id uuid, appointment_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select waits.patient_id, waits.appointment_id
    from slots as freed
    join clinics as place on place.id = freed.clinic_id
    join earlier_time_waits as waits
      on (waits.practitioner_id is null or waits.practitioner_id = freed.practitioner_id)
      and (waits.clinic_id is null or waits.clinic_id = freed.clinic_id)
    join appointments as held on held.patient_id = waits.patient_id and held.id = waits.appointment_id
      and held.cancelled_at is null and held.kind_id = freed.kind_id and held.starts_at > freed.starts_at
      and held.ends_at - held.starts_at = freed.ends_at - freed.starts_at
    where freed.practitioner_id = to_practitioner and freed.id = to_slot
      and held.brand = any (place.brands)
      and held.starts_at >= at + make_interval(hours => (notices ->> held.brand)::integer)
      and exists (
        select from practitioner_specialties as known join practitioner_specialties as wanted
          on wanted.specialty_code = known.specialty_code
        where known.practitioner_id = freed.practitioner_id and wanted.practitioner_id = held.practitioner_id)
      and not exists (
        select from earlier_time_offers as made
        where made.patient_id = waits.patient_id and made.appointment_id = waits.appointment_id
          and (made.slot_id = freed.id or made.answer is null))
      and not exists (
        select from appointments as other
        where other.patient_id = waits.patient_id and other.id <> held.id and other.cancelled_at is null
          and other.starts_at < freed.ends_at and other.ends_at > freed.starts_at)
    order by waits.since, waits.patient_id limit 1;
  end;

-- Offers a time that is neither sold nor on sale to the next who waits for it: one offer at a time, and what was not answered in
-- time is over. `offered` and `open` say to whom, `none` that nobody waits, `taken` that there is nothing to offer.
create function offer_earlier_time(
  to_practitioner bigint, to_slot bigint, at timestamptz, until timestamptz, notices jsonb)
  returns table (outcome text, patient_id uuid, appointment_id bigint, expires_at timestamptz)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  chosen record;
begin
  -- One process at a time decides about a time.
  perform pg_advisory_xact_lock(hashtextextended('earlier_time_offers', to_slot));
  update earlier_time_offers as made set answer = 'expired'
    where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null
      and made.expires_at <= at;
  if exists (select from free_times where practitioner_id = to_practitioner and slot_id = to_slot) or exists (
      select from appointments as sold join slots as freed on freed.practitioner_id = sold.practitioner_id
      where freed.practitioner_id = to_practitioner and freed.id = to_slot and sold.cancelled_at is null
        and sold.starts_at < freed.ends_at and sold.ends_at > freed.starts_at) then
    return query select 'taken', null::uuid, null::bigint, null::timestamptz;
    return;
  end if;
  return query select 'open', made.patient_id, made.appointment_id, made.expires_at from earlier_time_offers as made
    where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null;
  if found then
    return;
  end if;
  select * into chosen from next_waiting(to_practitioner, to_slot, at, notices);
  if not found then
    return query select 'none', null::uuid, null::bigint, null::timestamptz;
    return;
  end if;
  insert into earlier_time_offers (patient_id, appointment_id, practitioner_id, slot_id, offered_at, expires_at)
    values (chosen.patient_id, chosen.appointment_id, to_practitioner, to_slot, at, until);
  return query select 'offered', chosen.patient_id, chosen.appointment_id, until;
end $$;
revoke execute on function next_waiting, offer_earlier_time from public;
grant execute on function next_waiting, offer_earlier_time to portal_app;

-- With an account goes what it waits for.
create function forget_earlier_times() returns trigger language plpgsql volatile as $$
begin
  delete from earlier_time_waits where patient_id = new.id;
  delete from earlier_time_offers where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_earlier_times from public;
create trigger forget_earlier_times after update of account_closed_at on patients for each row
  when (old.account_closed_at is null and new.account_closed_at is not null) execute function forget_earlier_times();
