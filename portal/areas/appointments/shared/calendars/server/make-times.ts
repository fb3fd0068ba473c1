import { type Kysely, sql } from 'kysely';
import { offerSlots } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { addDays, helsinkiDay, startOfHelsinkiDay } from '#contract/time/time.ts';
import type { Tables } from '#platform/tables.ts';
import { type Calendar, workingTimes } from '../working-times.ts';

/** How many days ahead times are on sale. */
const HORIZON_DAYS = 60;

/** How many practitioners' times one statement makes: it ends well within the time that a statement may take. */
const AT_ONCE = 40;

/** Practitioners who have, or have had, working hours, in groups whose times are made in one transaction each. */
export async function practitionersInGroups(db: Kysely<Tables>): Promise<number[][]> {
  const { rows } = await sql<{ id: number }>`
    select id from practitioners
    where exists (select from working_hours where practitioner_id = practitioners.id)
      or exists (select from slots where practitioner_id = practitioners.id and rule_id is not null)
    order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, nth) =>
    ids.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  );
}

/**
 * Makes the times of some practitioners, from now to so many days ahead, what their rules, absences and holidays give, and puts
 * those on sale that are free. What is sold stays. Done again it changes nothing.
 *
 * @returns how many times have come on sale
 */
export async function makeTimes(
  db: Kysely<Tables>,
  people: readonly number[],
  { now, days = HORIZON_DAYS }: { now: Date; days?: number },
): Promise<number> {
  const today = helsinkiDay(now);
  const until = startOfHelsinkiDay(addDays(today, days + 1));
  // The night that began yesterday may not be over.
  const times = workingTimes(await readCalendar(db, people, now), addDays(today, -1), days + 2).filter(
    ({ startsAt }) => startsAt > now && startsAt < until,
  );
  const { rows } = await sql<{ id: number }>`
    select id from set_working_times(
      ${people}::bigint[], ${now}, ${until},
      ${times.map(({ ruleId }) => ruleId)}::bigint[],
      ${times.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${times.map(({ endsAt }) => endsAt)}::timestamptz[]) as id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await offerSlots(db, sql`slots.id = any (${ids}::bigint[])`);
  return ids.length;
}

async function readCalendar(db: Kysely<Tables>, people: readonly number[], now: Date): Promise<Calendar> {
  const rules = await db
    .selectFrom('working_hours')
    .select(['id', 'practitioner_id', 'clinic_id', 'weekday', 'valid_from', 'valid_to', 'minutes'])
    .select(['from_time', 'to_time'])
    .where('practitioner_id', 'in', people)
    .execute();
  const absences = await db.selectFrom('absences').selectAll().where('ends_at', '>', now).execute();
  const opened = await db
    .selectFrom('opened_holidays')
    .selectAll()
    .where('day', '>=', addDays(helsinkiDay(now), -1))
    .execute();
  return {
    rules: rules.map((rule) => ({
      id: rule.id,
      practitionerId: rule.practitioner_id,
      clinicId: rule.clinic_id,
      weekday: rule.weekday,
      validFrom: rule.valid_from,
      validTo: rule.valid_to,
      from: rule.from_time.slice(0, 5),
      to: rule.to_time.slice(0, 5),
      minutes: rule.minutes,
    })),
    absences: absences.map((absence) => ({
      practitionerId: absence.practitioner_id,
      clinicId: absence.clinic_id,
      startsAt: absence.starts_at,
      endsAt: absence.ends_at,
    })),
    openedHolidays: new Set(opened.map(({ clinic_id, day }) => `${clinic_id} ${day}`)),
  };
}
