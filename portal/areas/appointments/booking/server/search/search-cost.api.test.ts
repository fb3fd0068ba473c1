import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import type { InScope, Scoped } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { bookingService } from '../test-booking.ts';

const TODAY = helsinkiDay(TEST_NOW);
const MOST = 20;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
});
afterAll(() => db.drop());

const some = <T>(make: (nth: number) => T) => Array.from({ length: MOST }, (_, nth) => make(nth));
const invented = some((nth) => `NOSUCH${nth}`);

/** Of the free times, by this connection. */
async function scans(tx: Scoped): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select idx_scan + seq_scan as n from pg_stat_xact_user_tables where relname = 'free_times'`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** How often a search looks into an index of free times, which is what it costs. */
async function looksOf(
  key: 'GET /api/appointments' | 'GET /api/appointments/available-appointment-dates',
  query: object,
) {
  let looks = 0;
  const inScope: InScope = (scope, work) =>
    db.inScope(scope, async (tx) => {
      const before = await scans(tx);
      const result = await work(tx);
      looks += (await scans(tx)) - before;
      return result;
    });
  const outcome = await callerOf({ ...db, inScope }, bookingService)(key, { query });
  expect(outcome).toHaveProperty('body');
  return looks;
}

async function clinics(): Promise<number> {
  const { n } = await db.owner
    .selectFrom('clinics')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

test.each([
  [
    'of invented specialties and practitioners',
    { specialtyIds: invented, practitionerIds: some((nth) => nth + 1) },
  ],
  ['of invented practitioners', { practitionerIds: some((nth) => 900_000 + nth) }],
  [
    'of practitioners at invented places',
    { clinicIds: invented, municipalityIds: invented, practitionerIds: some((nth) => nth + 1) },
  ],
  ['of invented specialties', { specialtyIds: invented }],
  ['of invented places', { clinicIds: invented, municipalityIds: invented }],
])('a search %s looks once for each of them, not once a day', async (_name, filters) => {
  const pairs = MOST * Math.max(MOST, await clinics());
  expect(await looksOf('GET /api/appointments', { ...filters, startDate: TODAY })).toBeLessThanOrEqual(pairs);
  const month = { startDate: TODAY, endDate: addDays(TODAY, 60) };
  expect(
    await looksOf('GET /api/appointments/available-appointment-dates', { ...filters, ...month }),
  ).toBeLessThanOrEqual(pairs);
});

test('a search at the last day on sale does not look through the days after it', async () => {
  const { last } = await db.owner
    .selectFrom('free_times')
    .select(({ fn }) => [fn.max('starts_at').as('last')])
    .executeTakeFirstOrThrow();
  const onAnyDay = await looksOf('GET /api/appointments', { startDate: TODAY });
  const onTheLast = await looksOf('GET /api/appointments', { startDate: helsinkiDay(last) });
  // Once more at each place, for whether there is anything later.
  expect(onTheLast).toBeLessThanOrEqual(onAnyDay + (await clinics()));
});

test('a search for what is rare looks once for what was invented besides, not once every few days', async () => {
  const specialtyIds = ['URO'];
  // On one day soon and on the last: not as many as are told, so it looks until the end.
  await sql`
    delete from free_times using (
      select max(starts_at) as last from free_times where specialty_code = 'URO' and starts_at < ${addDays(TODAY, 60)}
    ) as sold
    where specialty_code = 'URO' and starts_at <> last and starts_at > ${addDays(TODAY, 3)}`.execute(
    db.owner,
  );
  const query = { startDate: TODAY, specialtyIds };
  const alone = await looksOf('GET /api/appointments', query);
  const mixed = { ...query, specialtyIds: [...invented.slice(1), ...specialtyIds] };
  // At each place, and for whether there is anything for such customers alone.
  const besides = (MOST - 1) * ((await clinics()) + 1);
  expect(await looksOf('GET /api/appointments', mixed)).toBeLessThanOrEqual(alone + besides);
});

test('what is asked for twice is asked for once', async () => {
  const once = await looksOf('GET /api/appointments', { startDate: TODAY, specialtyIds: ['IHO'] });
  const query = { startDate: TODAY, specialtyIds: Array(200).fill('IHO') };
  expect(await looksOf('GET /api/appointments', query)).toBe(once);
});

/** How many transactions it takes to answer searches that come at the same time. */
async function searchesOf(...queries: object[]) {
  let transactions = 0;
  const inScope: InScope = (scope, work) => {
    transactions += 1;
    return db.inScope(scope, work);
  };
  const call = callerOf({ ...db, inScope }, bookingService);
  const outcomes = await Promise.all(queries.map((query) => call('GET /api/appointments', { query })));
  return { transactions, outcomes };
}

test('people who search for the same at the same time are answered by one search', async () => {
  const query = { startDate: TODAY, lang: 'fi' };
  const { transactions, outcomes } = await searchesOf(query, { ...query }, query);
  expect(transactions).toBe(1);
  expect(outcomes[0]).toHaveProperty('body');
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect((await searchesOf(query, { ...query, lang: 'sv' })).transactions).toBe(2);
});

test('a search whose answer depends on the age of its caller is made for each', async () => {
  const query = { startDate: TODAY, isKela65Customer: true };
  expect((await searchesOf(query, query)).transactions).toBe(2);
});

test.each(['specialtyIds', 'clinicIds', 'municipalityIds', 'practitionerIds'])(
  'more %s than an address may name are refused',
  async (name) => {
    const values = Array.from({ length: MOST + 1 }, (_, nth) => String(nth + 1));
    for (const key of ['GET /api/appointments', 'GET /api/appointments/practitioners'] as const) {
      if (key.endsWith('practitioners') && /clinic|municipality/.test(name)) continue;
      expect(await callerOf(db, bookingService)(key, { query: { [name]: values } })).toEqual({
        problem: 'malformed',
        errors: [{ field: name, code: 'too_big' }],
      });
    }
  },
);
