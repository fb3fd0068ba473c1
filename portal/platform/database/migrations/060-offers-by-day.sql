-- An offer's minutes run by day only, and no answer to it is no refusal: once the time is freed again it may be offered again.

-- Since when the time has been free that is offered; null: offered before this was kept. In one such round nobody is asked twice.
alter table earlier_time_offers add column freed_at timestamptz;

-- A time may be offered to a patient more than once, so an offer is known by its moment, too.
-- harmless: unique index earlier_time_offers_pkey
alter table earlier_time_offers drop constraint earlier_time_offers_pkey;
alter table earlier_time_offers add primary key (patient_id, appointment_id, slot_id, offered_at);

-- As before, of a round: who has refused a time, or has had it, is not offered it again; who has not answered is, in another round.
create function next_in_line(to_practitioner bigint, to_slot bigint, at timestamptz, round_began timestamptz, notices jsonb)
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
      and (freed.customers is null or held.health_care_type = any (freed.customers))
    where freed.practitioner_id = to_practitioner and freed.id = to_slot and freed.withdrawn_at is null
      and freed.starts_at >= at + interval '2 hours'
      and held.brand = any (place.brands)
      and held.starts_at >= at + make_interval(hours => (notices ->> held.brand)::integer)
      and exists (
        select from practitioner_specialties as known join practitioner_specialties as wanted
          on wanted.specialty_code = known.specialty_code
        where known.practitioner_id = freed.practitioner_id and wanted.practitioner_id = held.practitioner_id)
      and not exists (
        select from earlier_time_offers as made
        where made.patient_id = waits.patient_id and made.appointment_id = waits.appointment_id
          and (made.answer is null or made.slot_id = freed.id
            and (made.answer in ('declined', 'accepted') or made.freed_at is not distinct from round_began)))
      and not exists (
        select from appointments as other
        where other.patient_id = waits.patient_id and other.id <> held.id and other.cancelled_at is null
          and other.starts_at < freed.ends_at and other.ends_at > freed.starts_at)
    order by waits.since, waits.patient_id limit 1;
  end;

-- As before. `opens` is when the minutes of an offer begin that is made now, `until` when they end; `freed`, when the time became
-- free; null: as its last offer says.
create function offer_earlier_time(
  to_practitioner bigint, to_slot bigint, at timestamptz, opens timestamptz, until timestamptz, freed timestamptz,
  notices jsonb)
  returns table (outcome text, patient_id uuid, appointment_id bigint, expires_at timestamptz)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  standing record;
  chosen record;
  round_began timestamptz;
begin
  -- One process at a time decides about a time.
  perform pg_advisory_xact_lock(hashtextextended('earlier_time_offers', to_slot));
  select made.patient_id, made.appointment_id into standing from earlier_time_offers as made
    where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null;
  if found then
    perform from appointments as held
      where held.patient_id = standing.patient_id and held.id = standing.appointment_id for share;
    update earlier_time_offers as made set answer = case when made.expires_at <= at then 'expired' else 'withdrawn' end
      where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null
        and (made.expires_at <= at or not exists (
          select from appointments as held
          join slots as offered on offered.practitioner_id = to_practitioner and offered.id = to_slot
          where held.patient_id = made.patient_id and held.id = made.appointment_id
            and held.cancelled_at is null and held.starts_at > offered.starts_at));
  end if;
  if exists (select from free_times where practitioner_id = to_practitioner and slot_id = to_slot) or exists (
      select from appointments as sold join slots as offered on offered.practitioner_id = sold.practitioner_id
      where offered.practitioner_id = to_practitioner and offered.id = to_slot and sold.cancelled_at is null
        and sold.period && tstzrange(offered.starts_at, offered.ends_at)) or exists (
      select from appointments as sold
      join slots as offered on offered.clinic_id = sold.clinic_id and offered.room = sold.room
      where offered.practitioner_id = to_practitioner and offered.id = to_slot and sold.cancelled_at is null
        and sold.period && tstzrange(offered.starts_at, offered.ends_at)) then
    return query select 'taken', null::uuid, null::bigint, null::timestamptz;
    return;
  end if;
  return query select 'open', made.patient_id, made.appointment_id, made.expires_at from earlier_time_offers as made
    where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null;
  if found then
    return;
  end if;
  round_began := greatest(freed, (
    select max(made.freed_at) from earlier_time_offers as made
    where made.practitioner_id = to_practitioner and made.slot_id = to_slot));
  loop
    select * into chosen from next_in_line(to_practitioner, to_slot, opens, round_began, notices);
    if not found then
      return query select 'none', null::uuid, null::bigint, null::timestamptz;
      return;
    end if;
    -- Who moves, cancels or ends the waiting at this moment, or is offered another time: either they find the offer, or it is
    -- made to the next.
    perform from appointments as held where held.patient_id = chosen.patient_id and held.id = chosen.appointment_id
      for share;
    perform from earlier_time_waits as waits where waits.patient_id = chosen.patient_id
      and waits.appointment_id = chosen.appointment_id for no key update;
    perform from next_in_line(to_practitioner, to_slot, opens, round_began, notices) as again
      where again.patient_id = chosen.patient_id and again.appointment_id = chosen.appointment_id;
    exit when found;
  end loop;
  insert into earlier_time_offers (patient_id, appointment_id, practitioner_id, slot_id, offered_at, expires_at, freed_at)
    values (chosen.patient_id, chosen.appointment_id, to_practitioner, to_slot, at, until, round_began);
  return query select 'offered', chosen.patient_id, chosen.appointment_id, until;
end $$;
revoke execute on function next_in_line(bigint, bigint, timestamptz, timestamptz, jsonb),
  offer_earlier_time(bigint, bigint, timestamptz, timestamptz, timestamptz, timestamptz, jsonb) from public;
grant execute on function next_in_line(bigint, bigint, timestamptz, timestamptz, jsonb),
  offer_earlier_time(bigint, bigint, timestamptz, timestamptz, timestamptz, timestamptz, jsonb) to portal_app;

-- For portals of the version before, which offer at any hour: by the same rules otherwise.
create or replace function next_waiting(to_practitioner bigint, to_slot bigint, at timestamptz, notices jsonb)
  returns table (patient_id uuid, appointment_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select waiting.patient_id, waiting.appointment_id
    from next_in_line(to_practitioner, to_slot, at, null::timestamptz, notices) as waiting;
  end;
create or replace function offer_earlier_time(
  to_practitioner bigint, to_slot bigint, at timestamptz, until timestamptz, notices jsonb)
  returns table (outcome text, patient_id uuid, appointment_id bigint, expires_at timestamptz)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  return query select made.outcome, made.patient_id, made.appointment_id, made.expires_at
    from offer_earlier_time(to_practitioner, to_slot, at, at, until, null::timestamptz, notices) as made;
end $$;
