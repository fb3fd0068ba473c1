import type { Kysely } from 'kysely';
import { makeTimes, practitionersInGroups } from '#areas/appointments/shared/calendars/server/make-times.ts';
import { BRAND_IDS } from '#brands/brand-ids.ts';
import { holidayOn } from '#contract/time/holidays.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { Tables } from '#platform/tables.ts';
import { DEMO_CLINICS } from './clinics.ts';
import { insertRows } from './insert-rows.ts';
import { DEMO_KINDS } from './kinds.ts';
import { type DemoPractitioner, demoTeams } from './practitioners.ts';
import { demoHours } from './timetable.ts';

/**
 * Adds what is missing of the demo's working hours, and the times that they give.
 *
 * @param days how many days ahead there should be times
 */
export async function extendTimes(owner: Kysely<Tables>, now: Date, days: number): Promise<void> {
  for (const team of demoTeams()) await addHours(team, owner, now);
  await openOnHolidays(owner, now, days);
  for (const people of await practitionersInGroups(owner)) await makeTimes(owner, people, { now, days });
}

/** Gives hours to those who have none. A demo from before there were rules has times up to a day: its hours begin after it. */
async function addHours(team: readonly DemoPractitioner[], owner: Kysely<Tables>, now: Date): Promise<void> {
  const known = new Set(
    (await owner.selectFrom('working_hours').select('practitioner_id').distinct().execute()).map(
      (row) => row.practitioner_id,
    ),
  );
  const without = team.filter(({ id }) => !known.has(id));
  if (without.length === 0) return;
  const { last } = await owner
    .selectFrom('slots')
    .select(({ fn }) => fn.max('starts_at').as('last'))
    .where(
      'practitioner_id',
      'in',
      without.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  const today = helsinkiDay(now);
  // The later of the two, as they sort.
  const [, first = today] = [today, last ? addDays(helsinkiDay(last), 1) : today].sort();
  const kindIds = new Map(DEMO_KINDS.map(({ code }, index) => [code, index + 1]));
  await insertRows(
    owner,
    'working_hours',
    {
      practitioner_id: 'bigint',
      clinic_id: 'text',
      kind_id: 'bigint',
      weekday: 'smallint',
      valid_from: 'date',
      from_time: 'time',
      to_time: 'time',
      minutes: 'integer',
      price_cents: 'integer',
      requires_authentication: 'boolean',
      room: 'text',
      rate_code: 'text',
    },
    demoHours(without).map((hours) => [
      hours.practitionerId,
      hours.clinicId,
      kindIds.get(hours.kind.code) ?? null,
      hours.weekday,
      first,
      hours.from,
      hours.to,
      hours.kind.minutes,
      hours.priceCents,
      hours.requiresAuthentication,
      hours.room,
      hours.rate,
    ]),
  );
}

/** Each brand's first clinic, and what is remote, is open every day of the year. */
async function openOnHolidays(owner: Kysely<Tables>, now: Date, days: number): Promise<void> {
  const firsts = BRAND_IDS.map((id) =>
    DEMO_CLINICS.find(({ address, brands }) => address && brands.includes(id)),
  );
  const open = DEMO_CLINICS.filter((clinic) => !clinic.address || firsts.includes(clinic));
  const holidays = Array.from({ length: days + 1 }, (_, nth) => addDays(helsinkiDay(now), nth)).filter(
    (day) => holidayOn(day) !== null,
  );
  await insertRows(
    owner,
    'opened_holidays',
    { clinic_id: 'text', day: 'date' },
    holidays.flatMap((day) => open.map(({ id }) => [id, day])),
  );
}
