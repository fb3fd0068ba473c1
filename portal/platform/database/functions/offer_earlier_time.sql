-- For portals from before migration 060, which offer at any hour: by the rules of the other otherwise.
create or replace function offer_earlier_time(
  to_practitioner bigint, to_slot bigint, at timestamptz, until timestamptz, notices jsonb)
  returns table (outcome text, patient_id uuid, appointment_id bigint, expires_at timestamptz)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  return query select made.outcome, made.patient_id, made.appointment_id, made.expires_at
    from offer_earlier_time(to_practitioner, to_slot, at, at, until, null::timestamptz, notices) as made;
end $$;
revoke execute on function offer_earlier_time(bigint, bigint, timestamptz, timestamptz, jsonb) from public;
grant execute on function offer_earlier_time(bigint, bigint, timestamptz, timestamptz, jsonb) to portal_app;

-- Offers a time that is neither sold nor on sale to the next who waits for it: one offer at a time for a time, and for an
-- appointment, and none of a time whose room is taken. Offers that are over are noted as such first. `offered` and `open` say to
-- whom, `none` that nobody waits, `taken` that there is nothing to offer.
-- What decides about an appointment's offers locks the appointment first, and only then what it waits for and was offered.
-- `opens` is when the minutes of an offer begin that is made now, `until` when they end; `freed`, when the time became free;
-- null: as its last offer says.
create or replace function offer_earlier_time(
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
  -- Every offer that is over: whose minutes end at the same moment is asked next, whichever job comes first. In one order, so
  -- that no two jobs wait for each other; of each the appointment first.
  for standing in
    select made.patient_id, made.appointment_id, made.slot_id from earlier_time_offers as made
      where made.answer is null and made.expires_at <= at
      order by made.patient_id, made.appointment_id, made.slot_id
  loop
    perform from appointments as held
      where held.patient_id = standing.patient_id and held.id = standing.appointment_id for share;
    update earlier_time_offers as made set answer = 'expired'
      where made.patient_id = standing.patient_id and made.appointment_id = standing.appointment_id
        and made.slot_id = standing.slot_id and made.answer is null;
  end loop;
  select made.patient_id, made.appointment_id into standing from earlier_time_offers as made
    where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null;
  if found then
    perform from appointments as held
      where held.patient_id = standing.patient_id and held.id = standing.appointment_id for share;
    update earlier_time_offers as made set answer = 'withdrawn'
      where made.practitioner_id = to_practitioner and made.slot_id = to_slot and made.answer is null
        and not exists (
          select from appointments as held
          join slots as offered on offered.practitioner_id = to_practitioner and offered.id = to_slot
          where held.patient_id = made.patient_id and held.id = made.appointment_id
            and held.cancelled_at is null and held.starts_at > offered.starts_at);
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
revoke execute on function offer_earlier_time(bigint, bigint, timestamptz, timestamptz, timestamptz, timestamptz, jsonb) from public;
grant execute on function offer_earlier_time(bigint, bigint, timestamptz, timestamptz, timestamptz, timestamptz, jsonb) to portal_app;
