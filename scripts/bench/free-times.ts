import { type Kysely, sql } from 'kysely';
import { offerSlots } from '../../portal/areas/appointments/shared/appointments/server/free-times.ts';
import { addDays, helsinkiDay, helsinkiTime } from '../../portal/contract/time/time.ts';
import type { Tables } from '../../portal/platform/tables.ts';

/** Days ahead with times: as far as patients can search. */
export const DAYS = 60;
const TIMES_A_DAY = 20;
const MINUTES = 30;
const FIRST_HOUR = 8;

/**
 * Adds practitioners with full timetables to a clinic until there are `count` free times. They are
 * spread over its places, kinds and specialties by their numbers.
 */
export async function growFreeTimes(owner: Kysely<Tables>, now: Date, count: number): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    // Copied from existing rows: the references of a million rows need not be checked one by one.
    await sql`set local session_replication_role = replica`.execute(tx);
    await addTimes(tx, now, count);
  });
  await sql`vacuum analyze`.execute(owner);
  // Written out before anything is measured: a clinic's times are not entered by the million while patients search.
  await sql`checkpoint`.execute(owner);
}

async function addTimes(owner: Kysely<Tables>, now: Date, count: number): Promise<void> {
  const { slots, newest } = await owner
    .selectFrom('slots')
    .select(({ fn }) => [fn.countAll<number>().as('slots'), fn.max('id').as('newest')])
    .executeTakeFirstOrThrow();
  const missing = count - slots;
  const practitioners = Math.ceil(missing / (DAYS * TIMES_A_DAY));
  const firstStart = helsinkiTime(addDays(helsinkiDay(now), 1), FIRST_HOUR);

  await sql`
    with codes as (
      select code, row_number() over (order by code) - 1 as nth, count(*) over () as number
      from specialties where allows_web_reservation and 'kaari' = any (brands)
    ), people as (
      insert into practitioners (first_name, last_name, title, spoken_languages)
      select 'Testi', 'Lääkäri ' || nth, '{"fi": "Lääkäri", "sv": "Läkare", "en": "Doctor"}', '{fi}'
      from generate_series(1, ${practitioners}::int) as nth
      returning id
    )
    insert into practitioner_specialties (practitioner_id, specialty_code, position)
    select people.id, codes.code, 0 from people join codes on people.id % codes.number = codes.nth`.execute(
    owner,
  );

  await sql`
    with places as (
      select id, row_number() over (order by id) - 1 as nth, count(*) over () as number
      from clinics where 'kaari' = any (brands)
    ), kinds as (
      select id, row_number() over (order by id) - 1 as nth, count(*) over () as number from appointment_kinds
    ), people as (
      select id, row_number() over (order by id desc) as nth from practitioners where last_name like 'Lääkäri %'
    )
    insert into slots (practitioner_id, clinic_id, kind_id, starts_at, ends_at, price_cents)
    select people.id, places.id, kinds.id, start, start + make_interval(mins => ${MINUTES}::int), 9000
    from people
    join places on (people.id + people.id / places.number) % places.number = places.nth
    join kinds on people.id % kinds.number = kinds.nth
    cross join generate_series(0, ${DAYS - 1}::int) as day
    cross join generate_series(0, ${TIMES_A_DAY - 1}::int) as nth_of_day
    cross join lateral (
      select ${firstStart}::timestamptz + make_interval(days => day, mins => nth_of_day * ${MINUTES}::int) as start
    ) as times
    where people.nth <= ${practitioners}
    limit ${missing}`.execute(owner);

  await offerSlots(owner, sql`slots.id > ${newest ?? 0}`);
}
