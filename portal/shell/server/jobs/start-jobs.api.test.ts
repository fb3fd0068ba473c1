import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
  portal = await startTestPortal(test);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

it('what expires is forgotten, and what becomes near is on sale, by itself', async () => {
  const { rows } = await sql<{ task: string }>`
    select identifier as task from graphile_worker._private_known_crontabs order by 1`.execute(test.owner);
  expect(rows.map(({ task }) => task)).toEqual([
    'askForSettlementReports',
    'forgetAllowances',
    'forgetExpired',
    'look-for-invoices',
    'makeTimes',
    'reconcileSettlementReports',
  ]);
});

it('what callers have asked for in minutes that are over goes, and nothing else with it', async () => {
  await test.owner
    .insertInto('allowances')
    .values({ subject: Buffer.from('over'), ends_at: new Date('2026-01-01'), used: 1, granted: 1 })
    .execute();
  await test.owner
    .insertInto('sign_ins')
    .values({ state_hash: Buffer.from('left'), content: '', created_at: TEST_NOW })
    .execute();
  await test.inScope({}, (tx) => enqueue(tx, 'forgetAllowances', {}));
  const over = test.owner.selectFrom('allowances').select('subject').where('ends_at', '<', TEST_NOW);
  await expect.poll(() => over.execute()).toEqual([]);
  expect(await test.owner.selectFrom('sign_ins').select('state_hash').execute()).toHaveLength(1);
});
