-- Makes the times of some practitioners between two instants what their rules give: `rules`, `starts` and `ends` are the wanted
-- times, one a position. What is sold stays; where it is no working time any more, that is noted. A sold time that no rule has
-- made is a working time again once the absence is gone. Returns the times that nobody has and that are not on sale.
create or replace function set_working_times(
  people bigint[], at timestamptz, until timestamptz, rules bigint[], starts timestamptz[], ends timestamptz[])
  returns setof bigint language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  -- One process at a time makes times.
  perform pg_advisory_xact_lock(hashtextextended('set_working_times', 0));

  create temporary table wanted_times on commit drop as
    select rule.practitioner_id, wanted.starts_at, wanted.ends_at, rule.id as rule_id
    from unnest(rules, starts, ends) as wanted (rule_id, starts_at, ends_at)
    join working_hours as rule on rule.id = wanted.rule_id and rule.practitioner_id = any (people);
  create unique index on wanted_times (practitioner_id, starts_at);
  analyze wanted_times;

  create temporary table lost_times on commit drop as
    select slots.practitioner_id, slots.id,
      exists (
        select from appointments as sold
        where sold.practitioner_id = slots.practitioner_id and sold.slot_id = slots.id and sold.cancelled_at is null
      ) as is_sold
    from slots left join wanted_times as wanted
      on wanted.practitioner_id = slots.practitioner_id and wanted.starts_at = slots.starts_at
    where slots.practitioner_id = any (people) and slots.starts_at > at and slots.starts_at < until
      and wanted.rule_id is null
      and (slots.rule_id is not null or exists (
        select from absences as away
        where coalesce(away.practitioner_id, slots.practitioner_id) = slots.practitioner_id
          and coalesce(away.clinic_id, slots.clinic_id) = slots.clinic_id
          and away.starts_at < slots.ends_at and away.ends_at > slots.starts_at));
  delete from slots using lost_times as lost
    where slots.practitioner_id = lost.practitioner_id and slots.id = lost.id and not lost.is_sold;
  update slots set withdrawn_at = at from lost_times as lost
    where slots.practitioner_id = lost.practitioner_id and slots.id = lost.id and slots.withdrawn_at is null;
  -- A time that was entered by itself is a working time unless somebody is away.
  update slots set withdrawn_at = null
    where slots.practitioner_id = any (people) and slots.starts_at > at and slots.starts_at < until
      and slots.rule_id is null and slots.withdrawn_at is not null
      and not exists (
        select from lost_times as lost
        where lost.practitioner_id = slots.practitioner_id and lost.id = slots.id);

  -- A rule that has taken another's place, or a working time again.
  with changed as (
    update slots set rule_id = rule.id, clinic_id = rule.clinic_id, kind_id = rule.kind_id, ends_at = wanted.ends_at,
      price_cents = rule.price_cents, requires_authentication = rule.requires_authentication, room = rule.room,
      rate_code = rule.rate_code, for_specialty = rule.specialty_code, customers = rule.customers, withdrawn_at = null
    from wanted_times as wanted join working_hours as rule on rule.id = wanted.rule_id
    where slots.practitioner_id = wanted.practitioner_id and slots.starts_at = wanted.starts_at and slots.starts_at > at
      and slots.rule_id is not null
      and (slots.rule_id <> rule.id or slots.ends_at <> wanted.ends_at or slots.withdrawn_at is not null)
    returning slots.practitioner_id, slots.id
  )
  delete from free_times using changed
    where free_times.practitioner_id = changed.practitioner_id and free_times.slot_id = changed.id;

  insert into slots (practitioner_id, clinic_id, kind_id, starts_at, ends_at, price_cents, requires_authentication, room,
      rate_code, for_specialty, customers, rule_id)
    select rule.practitioner_id, rule.clinic_id, rule.kind_id, wanted.starts_at, wanted.ends_at, rule.price_cents,
      rule.requires_authentication, rule.room, rule.rate_code, rule.specialty_code, rule.customers, rule.id
    from wanted_times as wanted join working_hours as rule on rule.id = wanted.rule_id
    order by wanted.starts_at, rule.practitioner_id
    on conflict (practitioner_id, starts_at) do nothing;

  drop table wanted_times, lost_times;

  -- A booking and this, at the same moment, do not see each other: the next time, what it took is found on sale.
  delete from free_times as offered using slots, appointments as sold
    where sold.practitioner_id = any (people) and sold.ends_at > at and sold.cancelled_at is null
      and slots.practitioner_id = sold.practitioner_id
      and slots.starts_at < sold.ends_at and slots.ends_at > sold.starts_at
      and offered.practitioner_id = slots.practitioner_id and offered.slot_id = slots.id;

  return query
    select slots.id from slots
    where slots.practitioner_id = any (people) and slots.starts_at > at and slots.starts_at < until
      and slots.rule_id is not null and slots.withdrawn_at is null
      and not exists (
        select from free_times as offered
        where offered.practitioner_id = slots.practitioner_id and offered.slot_id = slots.id)
      and not exists (
        select from appointments as sold
        where sold.practitioner_id = slots.practitioner_id and sold.cancelled_at is null
          and sold.period && tstzrange(slots.starts_at, slots.ends_at))
      and not exists (
        select from appointments as sold
        where sold.clinic_id = slots.clinic_id and sold.room = slots.room and sold.cancelled_at is null
          and sold.period && tstzrange(slots.starts_at, slots.ends_at))
      and not exists (
        select from earlier_time_offers as made
        where made.practitioner_id = slots.practitioner_id and made.slot_id = slots.id and made.answer is null);
end $$;
revoke execute on function set_working_times from public;
grant execute on function set_working_times to portal_app, portal_calendars;
