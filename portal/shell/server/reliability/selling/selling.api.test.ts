import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { type Counts, playerIn } from './play.ts';
import { histories } from './test-histories.ts';

// The same histories each time, so that what fails is what has changed. 10 000 new ones and a table: npm run bench -- selling.
const {
  SELLING_HISTORIES = '40',
  SELLING_LANES = '1',
  SELLING_SEED,
  SELLING_PATH,
  SELLING_REPORT,
} = process.env;
const SEED = Number(SELLING_SEED ?? 15);

test('in random histories times are booked, moved, offered, accepted and freed as a second model of the rules says', async () => {
  const counts: Counts = new Map();
  const [lanes, all] = [Number(SELLING_LANES), Number(SELLING_HISTORIES)];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const db = await createTestDatabase();
      try {
        const numRuns = Math.ceil((all - lane) / lanes);
        const replayed = SELLING_PATH === undefined ? {} : { path: SELLING_PATH };
        const play = await playerIn(db, counts);
        await fc.assert(fc.asyncProperty(histories, play), { numRuns, seed: SEED + lane, ...replayed });
      } finally {
        await db.drop();
      }
    }),
  );
  if (SELLING_REPORT)
    writeFileSync(SELLING_REPORT, JSON.stringify({ seed: SEED, counts: [...counts].toSorted() }));
  // What is rarer comes in longer runs.
  for (const act of ['book', 'visit', 'move', 'wait', 'cancel'])
    expect([...counts.keys()], act).toContain(`${act} success`);
});
