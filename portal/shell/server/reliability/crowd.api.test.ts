import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { crowdRound } from './crowd-round.ts';
import { roundVault } from './round-portals.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await seedDemo(test.owner, { vault: roundVault, now: new Date(), days: 2 });
});
afterAll(() => test.drop());

const ANSWERS = ['book', 'move', 'cancel', 'wait', 'check-in'].map((act) => `${act} success`);

// The same with 1000 patients for a minute: npm run bench -- crowd.
it('sells nothing twice and loses nothing while a crowd books, moves, cancels and waits at two portals, one killed', async () => {
  const settings = { DATABASE_URL: test.url, MIGRATION_DATABASE_URL: test.ownerUrl };
  const seed = Date.now();
  const { acts, answers, findings } = await crowdRound(
    { ...test, settings },
    { patients: 30, seconds: 6, wanted: ANSWERS, random: seededRandom(seed) },
  );
  const wrong = findings.filter(({ count, wanted }) => wanted !== null && count !== wanted);
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  expect(acts).toBeGreaterThan(30);
  expect([...answers.keys()]).toEqual(expect.arrayContaining(ANSWERS));
});
