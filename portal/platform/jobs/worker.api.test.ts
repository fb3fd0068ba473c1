import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { openDatabase } from '../database/open.ts';
import { createInScope } from '../database/scope.ts';
import { createTestDatabase, type TestDatabase, testServers } from '../database/test-database.ts';
import { enqueue } from './outbox.ts';
import { startWorker, type Task, type Worker } from './worker.ts';

describe.each(testServers())('jobs on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  let worker: Worker | undefined;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });
  afterAll(() => test.drop());

  const reach = () => connect(test.url);

  const start = async (
    tasks: Record<string, Task>,
    onError?: (error: unknown, task: string | null) => void,
  ) => {
    worker = await startWorker({ connect: reach, tasks, ...(onError && { onError }) });
  };
  const add = (task: string, payload = {}, options = {}) =>
    test.inScope({}, (tx) => enqueue(tx, task, payload, options));
  const jobs = async () =>
    (await sql`select task_identifier, last_error from graphile_worker.jobs`.execute(test.owner)).rows;

  it('run with their payload, at once, and are then gone', async () => {
    const done: unknown[] = [];
    await start({ send: async (payload) => void done.push(payload) });
    await add('send', { messageId: 'm1' });
    await expect.poll(() => done).toEqual([{ messageId: 'm1' }]);
    await expect.poll(jobs).toEqual([]);
  });

  it('exist only when the change that they follow is committed', async () => {
    const done: unknown[] = [];
    const failing = test.inScope({}, async (tx) => {
      await enqueue(tx, 'send', { messageId: 'rolled back' });
      throw new Error('no change');
    });
    await expect(failing).rejects.toThrow('no change');
    await start({ send: async (payload) => void done.push(payload) });
    await add('send', { messageId: 'committed' });
    await expect.poll(() => done).toEqual([{ messageId: 'committed' }]);
  });

  it('replace a waiting job with the same key', async () => {
    await add('send', { version: 1 }, { jobKey: 'one' });
    await add('send', { version: 2 }, { jobKey: 'one' });
    const done: unknown[] = [];
    await start({ send: async (payload) => void done.push(payload) });
    await expect.poll(() => done).toEqual([{ version: 2 }]);
  });

  it('wait for their time', async () => {
    const done: unknown[] = [];
    await start({ send: async (payload) => void done.push(payload) });
    await add('send', { at: 'later' }, { runAt: new Date(Date.now() + 60_000), jobKey: 'later' });
    await add('send', { at: 'now' });
    await expect.poll(() => done).toEqual([{ at: 'now' }]);
    await sql`select graphile_worker.remove_job('later')`.execute(test.owner);
  });

  it('that fail are tried again, and the table does not learn what was thrown', async () => {
    let attempts = 0;
    const errors: unknown[] = [];
    const send = async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('aino@example.com is no mailbox');
    };
    await start({ send }, (error, task) => errors.push([task, String(error)]));
    await add('send', {}, { jobKey: 'failing' });
    await expect.poll(jobs).toEqual([{ task_identifier: 'send', last_error: 'TypeError' }]);
    expect(errors).toEqual([['send', 'TypeError: aino@example.com is no mailbox']]);
    await expect.poll(jobs).toEqual([]);
    expect(attempts).toBe(2);
  });

  it('are made once a day, also for a day on which nothing ran', async () => {
    const days: unknown[] = [];
    const timed = [{ task: 'tidy', at: '03:15' }] as const;
    const tidy: Task = async (payload) => void days.push(payload);
    const first = await startWorker({ connect: reach, tasks: { tidy }, timed });
    await first.stop();
    expect(days).toEqual([]);
    await sql`update graphile_worker._private_known_crontabs set known_since = now() - interval '2 days'`.execute(
      test.owner,
    );
    worker = await startWorker({ connect: reach, tasks: { tidy }, timed });
    await expect.poll(() => days).toHaveLength(1);
  });

  it('under way are finished before the worker stops', async () => {
    let isDone = false;
    const begun = Promise.withResolvers<void>();
    await start({
      send: async () => {
        begun.resolve();
        await sleep(300);
        isDone = true;
      },
    });
    await add('send');
    await begun.promise;
    await worker?.stop();
    worker = undefined;
    expect(isDone).toBe(true);
    expect(await jobs()).toEqual([]);
    expect(await test.owner.selectFrom('workers').selectAll().execute()).toEqual([]);
  });

  // The statements themselves run on both servers in worker-heartbeat.api.test.ts.
  it.runIf(server === 18)('of a killed process are run by another within seconds', async () => {
    await add('send', { messageId: 'orphan' });
    const modules = [import.meta.resolve('./worker.ts'), import.meta.resolve('../database/connect.ts')];
    const code = `const [{ startWorker }, { connect }] = await Promise.all(${JSON.stringify(modules)}.map((m) => import(m)));
      const send = async () => { console.log('begun'); await new Promise(() => {}); };
      await startWorker({ connect: () => connect(${JSON.stringify(test.url)}), tasks: { send } });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const done: unknown[] = [];
    await start({ send: async (payload) => void done.push(payload) });
    await expect.poll(() => done).toEqual([{ messageId: 'orphan' }]);
  });
});

describe('a worker whose database goes away', () => {
  it('restarts when it is back, and does the interrupted jobs', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-jobs-'));
    const database = await openDatabase({ dataDir });
    const done = new Set<unknown>();
    const begun = Promise.withResolvers<void>();
    const send: Task = async ({ number }) => {
      begun.resolve();
      await sleep(200);
      done.add(number);
    };
    const worker = await startWorker({ connect: () => connect(database.url), tasks: { send } });
    const inScope = createInScope(database.db);
    await inScope({}, (tx) => enqueue(tx, 'send', { number: 1 }));
    await begun.promise;
    process.kill(findPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
    const add = () => inScope({}, (tx) => enqueue(tx, 'send', { number: 2 })).then(() => true);
    await expect.poll(() => add().catch(() => false)).toBe(true);
    await expect.poll(() => [...done].sort()).toEqual([1, 2]);
    const left = async () =>
      (await database.asOwner(({ db }) => sql`select from graphile_worker.jobs`.execute(db))).rows.length;
    await expect.poll(left).toBe(0);
    await worker.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
