import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testServers } from '../database/test-database.ts';
import { enqueue } from './outbox.ts';
import { overdueJobs } from './overdue-jobs.ts';
import { writeHeartbeat } from './worker-heartbeat.ts';

const LIMIT_MS = 30_000;

describe.each(testServers())('a job is overdue, on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
  });
  beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(test.owner));
  afterAll(() => test.drop());

  const add = (secondsAgo: number, task = 'send') =>
    test.inScope({}, (tx) => enqueue(tx, task, {}, { runAt: new Date(Date.now() - secondsAgo * 1000) }));
  const lock = (worker: string) =>
    sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now()`.execute(
      test.owner,
    );
  const overdue = async () => (await test.inScope({}, (tx) => overdueJobs(tx, ['send'], LIMIT_MS))).jobs;

  it('when it has been due for too long', async () => {
    await add(31);
    await add(100);
    await add(5);
    const found = await test.inScope({}, (tx) => overdueJobs(tx, ['send'], LIMIT_MS));
    expect(found.jobs).toBe(2);
    expect(found.oldestSeconds).toBeGreaterThanOrEqual(100);
  });

  it('not when its next try lies ahead', async () => {
    await add(-60);
    expect(await overdue()).toBe(0);
  });

  it('not when it has been given up', async () => {
    await add(60);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(test.owner);
    expect(await overdue()).toBe(0);
  });

  it('not when only another version of the portal knows its task', async () => {
    await add(60, 'unheard-of');
    expect(await overdue()).toBe(0);
  });

  it('not while a worker that lives does it, but when that worker is dead', async () => {
    await add(60);
    await lock('worker');
    expect(await overdue()).toBe(1);
    await writeHeartbeat(test.pool, ['worker'], '017');
    expect(await overdue()).toBe(0);
  });
});
