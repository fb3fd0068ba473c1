import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { openCrowdClinic, soonTimes } from './crowd-clinic.ts';

const MINUTE_MS = 60_000;
/** For so long a machine with other work may start portals before anybody books. */
const START_MS = 5 * MINUTE_MS;
/** Nobody books later than this before a time. */
const LEAD_MS = 10 * MINUTE_MS;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
});
afterAll(() => db.drop());

test('there is something to check in to at whatever minute a crowd begins', async () => {
  const times = await openCrowdClinic(db.owner, TEST_NOW, { practitioners: 1, days: 1 });
  for (let minute = 0; minute < 60; minute++) {
    const now = new Date(TEST_NOW.getTime() + minute * MINUTE_MS + 30_000);
    const left = soonTimes(times, now).filter(
      ({ startsAt }) => startsAt.getTime() - now.getTime() > START_MS + LEAD_MS,
    );
    expect([minute, left.length > 1]).toEqual([minute, true]);
  }
});
