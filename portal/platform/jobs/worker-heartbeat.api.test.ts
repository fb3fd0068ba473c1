import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testServers } from '../database/test-database.ts';
import { enqueue } from './outbox.ts';
import { releaseJobsOfDeadWorkers, writeHeartbeat } from './worker-heartbeat.ts';

/** Silence counts from the start of the server, which may be a moment ago. */
const SILENCE_MS = 5_500;

describe.each(testServers())('a job that a worker has locked, on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
    const { rows } = await sql<{ up: number }>`
      select extract(epoch from now() - pg_postmaster_start_time())::float8 * 1000 as up`.execute(test.owner);
    await sleep(Math.max(0, SILENCE_MS - (rows[0]?.up ?? 0)));
  });
  beforeEach(async () => {
    await test.owner.deleteFrom('workers').execute();
    await sql`delete from graphile_worker._private_jobs`.execute(test.owner);
    await test.inScope({}, (tx) => enqueue(tx, 'send', {}));
  });
  afterAll(() => test.drop());

  const lock = (secondsAgo: number) =>
    sql`update graphile_worker._private_jobs set locked_by = 'worker',
      locked_at = now() - make_interval(secs => ${secondsAgo})`.execute(test.owner);
  const lastBeat = (secondsAgo: number) =>
    sql`update workers set beat_at = now() - make_interval(secs => ${secondsAgo})`.execute(test.owner);
  const lockedBy = async () => {
    await releaseJobsOfDeadWorkers(test.pool);
    const { rows } = await sql<{
      locked_by: string | null;
    }>`select locked_by from graphile_worker.jobs`.execute(test.owner);
    return rows[0]?.locked_by;
  };

  it('is freed when the worker has gone silent', async () => {
    await writeHeartbeat(test.pool, ['worker'], '017');
    await lock(60);
    await lastBeat(6);
    expect(await lockedBy()).toBeNull();
  });

  it('is freed when nobody knows the worker', async () => {
    await lock(60);
    expect(await lockedBy()).toBeNull();
  });

  it('stays with a worker that lives, however long it takes', async () => {
    await lock(3600);
    await writeHeartbeat(test.pool, ['worker'], '017');
    expect(await lockedBy()).toBe('worker');
  });

  it('stays with a worker that has just begun and has not beaten yet', async () => {
    await lock(1);
    expect(await lockedBy()).toBe('worker');
  });

  it('stays with a worker whose heartbeat comes again after a silence', async () => {
    await writeHeartbeat(test.pool, ['worker'], '017');
    await lock(60);
    await lastBeat(60);
    await writeHeartbeat(test.pool, ['worker'], '017');
    expect(await lockedBy()).toBe('worker');
  });
});
