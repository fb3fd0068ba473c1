import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { killRound } from './kill-round.ts';
import { roundVault } from './round-portals.ts';

const BOOKINGS = 60;
const KILL_AFTER = 25;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.owner, { vault: roundVault, now: new Date(), days: 14 });
});
afterAll(() => test.drop());

it('keeps every confirmed booking once, with one message each, when the server is killed amid them', async () => {
  const settings = { DATABASE_URL: test.url, MIGRATION_DATABASE_URL: test.ownerUrl };
  const { bookings, deliveries } = await killRound(
    { ...test, settings },
    { count: BOOKINGS, killAfter: KILL_AFTER },
  );

  // The kill came in the middle: some had their answer before it, some needed a second try.
  expect(bookings.filter(({ wasRetried }) => wasRetried).length).toBeGreaterThan(0);
  expect(bookings.filter(({ wasRetried }) => !wasRetried).length).toBeGreaterThanOrEqual(KILL_AFTER);
  for (const { confirmedId, kept, mails, texts } of bookings) {
    expect(confirmedId).not.toBeNull();
    expect(kept).toEqual([confirmedId]);
    expect({ mails, texts }).toEqual({ mails: 1, texts: 1 });
  }
  expect(deliveries).toMatchObject({ lost: 0, doubled: 0 });
});
