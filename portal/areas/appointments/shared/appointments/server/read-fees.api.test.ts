import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { readFees } from './read-fees.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const fee = (code: string, valid_from: string, valid_to: string | null) => ({
    code,
    name: JSON.stringify({ fi: code, sv: code, en: code }) as never,
    purpose: 'fee' as const,
    cents: 100,
    valid_from,
    valid_to,
  });
  await db.owner.deleteFrom('visit_fees').execute();
  await db.owner
    .insertInto('visit_fees')
    .values([
      fee('always', '2026-01-01', null),
      fee('march', '2026-03-01', '2026-03-31'),
      fee('april', '2026-04-01', null),
    ])
    .execute();
});
afterAll(() => db.drop());

test.each([
  ['2025-12-31', []],
  ['2026-01-01', ['always']],
  ['2026-02-28', ['always']],
  ['2026-03-01', ['always', 'march']],
  ['2026-03-31', ['always', 'march']],
  ['2026-04-01', ['always', 'april']],
])('of a visit on %s are those in force on its day, the first and the last included', async (day, codes) => {
  const alone = await db.inScope({}, (tx) => readFees(tx, [day]));
  expect(alone(day).map(({ code }) => code)).toEqual(codes);
  // Read with others, whatever their order, a day has its own.
  const among = await db.inScope({}, (tx) => readFees(tx, ['2026-04-02', day, '2025-12-01']));
  expect(among(day).map(({ code }) => code)).toEqual(codes);
});
