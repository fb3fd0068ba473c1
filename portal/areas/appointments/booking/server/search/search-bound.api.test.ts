import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANY_SPECIALTY, codesFor } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { addDays, helsinkiDay, partOfDayRange } from '#contract/time/time.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { SearchResult } from '../../search-contract.ts';
import { bookingService } from '../test-booking.ts';
import { findTimes } from './find-times.ts';
import { placesWithTimes } from './places-with-times.ts';
import { PAGE_SIZE } from './search-appointments.ts';

const TODAY = helsinkiDay(TEST_NOW);
/** All of these work on it; all their times but the last are remote. */
const MOSTLY_REMOTE_DAY = addDays(TODAY, 8);

let db: TestDatabase;
let practitionerIds: number[];
let physical: string[];
let remote: string[];
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const clinics = await db.owner
    .selectFrom('clinics')
    .select(['id', 'is_remote'])
    .where(sql<boolean>`brands @> '{kaari}'`)
    .execute();
  physical = clinics.filter(({ is_remote: isRemote }) => !isRemote).map(({ id }) => id);
  remote = clinics.filter(({ is_remote: isRemote }) => isRemote).map(({ id }) => id);
  practitionerIds = await makeRemote(MOSTLY_REMOTE_DAY, PAGE_SIZE);
});
afterAll(() => db.drop());

/** Makes all but the last of some practitioners' times of a day remote. Resolves to who they are. */
async function makeRemote(day: string, count: number): Promise<number[]> {
  const { from, to } = partOfDayRange(day, 'all');
  const { rows } = await sql<{ id: number }>`
    with last_times as (
      select practitioner_id, max(starts_at) as starts_at from free_times
      where specialty_code = ${ANY_SPECIALTY} and clinic_id = any (${physical}::text[])
        and starts_at >= ${from} and starts_at < ${to}
      group by 1 having count(*) > 1 order by 1 limit ${count}
    )
    update free_times set clinic_id = ${remote[0]} from last_times
    where free_times.practitioner_id = last_times.practitioner_id
      and free_times.starts_at >= ${from} and free_times.starts_at < last_times.starts_at
    returning free_times.practitioner_id as id`.execute(db.owner);
  return [...new Set(rows.map(({ id }) => id))];
}

async function search(query: object): Promise<number[]> {
  const outcome = await callerOf(db, bookingService)('GET /api/appointments', { query });
  const { availableAppointments } = (outcome as { body: SearchResult }).body;
  return availableAppointments.appointments.map(({ id }) => id);
}

test.each([
  ['everything', {}],
  ['the physical times of people', { by: true }],
  ['all times of people', { by: true, includeRemote: 'true' }],
  ['times of people at one clinic', { by: true, clinicIds: ['TRE'] }],
  ['times of people for specialties', { by: true, specialtyIds: ['YLE', 'IHO'] }],
  ['times for specialties', { specialtyIds: ['YLE', 'IHO'], includeRemote: 'true' }],
  ['times at few clinics', { clinicIds: ['TRE', 'KAM', 'HAK'] }],
  ['mornings', { timeOfDay: 'morning' as const, days: 9 }],
  ['mornings of people', { by: true, timeOfDay: 'morning' as const, days: 9 }],
])(
  'a search for %s finds the first of all that there are',
  async (_name, { by, days = 0, ...filters }: Filters) => {
    const people = by ? { practitionerIds } : {};
    for (const startDate of [addDays(MOSTLY_REMOTE_DAY, -1), MOSTLY_REMOTE_DAY]) {
      const endDate = addDays(startDate, days);
      const all = await allTimes({ ...filters, by }, startDate, endDate);
      for (const offset of [0, PAGE_SIZE]) {
        const page = await search({ ...filters, ...people, startDate, endDate, offset });
        expect(page).toEqual(all.slice(offset, offset + PAGE_SIZE));
      }
    }
  },
);

interface Filters {
  /** By the people of the mostly remote day. */
  readonly by?: boolean;
  readonly includeRemote?: string;
  readonly clinicIds?: readonly string[];
  readonly specialtyIds?: readonly string[];
  readonly timeOfDay?: 'morning';
  /** How many days after the first. */
  readonly days?: number;
}

/** What a search should find, read from beginning to end. */
async function allTimes(filters: Filters, startDate: string, endDate: string): Promise<number[]> {
  const codes = codesFor('private', filters.specialtyIds ?? [ANY_SPECIALTY]);
  const clinicIds = [...(filters.clinicIds ?? physical), ...(filters.includeRemote ? remote : [])];
  const { from } = partOfDayRange(startDate, 'all');
  const { to } = partOfDayRange(endDate, 'all');
  const { rows } = await sql<{ slot_id: number; starts_at: Date }>`
    select distinct slot_id, starts_at, practitioner_id from free_times
    where specialty_code = any (${codes}::text[]) and clinic_id = any (${clinicIds}::text[])
      and (${!filters.by} or practitioner_id = any (${practitionerIds}::bigint[]))
      and starts_at >= ${from} and starts_at < ${to}
    order by starts_at, practitioner_id`.execute(db.owner);
  const isWanted = (at: Date) => {
    const part = partOfDayRange(helsinkiDay(at), filters.timeOfDay ?? 'all');
    return part.from <= at && at < part.to;
  };
  return rows.filter((row) => isWanted(row.starts_at)).map((row) => row.slot_id);
}

test('a page is full although the times that bounded it have just been booked', async () => {
  const scope = {
    customer: 'private',
    specialtyCodes: [ANY_SPECIALTY],
    clinicIds: physical,
    practitionerIds: [],
    isOpenOn: () => true,
  } as const;
  const range = partOfDayRange(addDays(TODAY, 1), 'all');
  await db.inScope({}, async (tx) => {
    const looks = await placesWithTimes(tx, scope, [range]);
    // One at each place: the last of the places' first times ends the search.
    const count = looks.all.length;
    const end = looks.all.at(-1)?.starts_at ?? range.from;
    // By another connection, between two statements of the search.
    await db.owner
      .deleteFrom('free_times')
      .where('starts_at', '>=', range.from)
      .where('starts_at', '<=', end)
      .execute();
    const found = await findTimes(tx, looks, [range], count);
    expect(found).toHaveLength(count);
    for (const time of found) expect(time.starts_at.getTime()).toBeGreaterThan(end.getTime());
  });
});
