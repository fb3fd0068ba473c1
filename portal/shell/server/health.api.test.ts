import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { type Gate, openGate } from '#platform/database/test-gate.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

const OVERDUE_MS = 1_000;

let test: TestDatabase;
let gate: Gate;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(async () => {
  gate = await openGate(test.url);
  // Only the way of the jobs leads through the gate.
  portal = await startTestPortal({ ...test, url: gate.url }, { config: { jobsOverdueMs: OVERDUE_MS } });
});
afterEach(async () => {
  await portal.close();
  gate.remove();
});
afterAll(() => test.drop());

const ready = async () => {
  const { status, body } = await portal.visitor().get('/health/ready');
  return { code: status, ...body };
};

it('is ready while jobs are taken', async () => {
  await expect.poll(ready).toEqual({ code: 200, status: 'ok' });
});

it('is not ready, and says so, while jobs are due that it does not take', async () => {
  const runAt = new Date(Date.now() + 1_000);
  await test.inScope({}, (tx) => enqueue(tx, 'forgetExpired', {}, { runAt }));
  await test.owner.transaction().execute(async (tx) => {
    // A locked row is passed over by those who look for jobs.
    await sql`select from graphile_worker._private_jobs for update`.execute(tx);
    await expect.poll(ready).toMatchObject({ code: 503, status: 'overdue', jobs: 1 });
    const { headers, body } = await portal.visitor().get('/health/ready');
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Object.keys(body).sort()).toEqual(['jobs', 'oldestSeconds', 'status']);
  });
  await expect.poll(ready).toEqual({ code: 200, status: 'ok' });
});

it('is not ready while it cannot ask for jobs, though patients could be answered, and then again by itself', async () => {
  gate.close();
  await expect.poll(ready).toMatchObject({ code: 503, status: 'notFetching' });
  expect((await portal.visitor().get('/api/session')).status).toBe(200);
  gate.open();
  await expect.poll(ready).toEqual({ code: 200, status: 'ok' });
});

it('is ready without the virus scanner, for which files wait, and names it', async () => {
  const nowhere = { address: 'unix:/nobody/listens/here' };
  const other = await startTestPortal(test, { config: { virusScanner: nowhere } });
  const asked = async () => (await other.visitor().get('/health/ready')).body;
  try {
    await expect.poll(asked).toEqual({ status: 'ok', virusScanner: 'away' });
  } finally {
    await other.close();
  }
});
