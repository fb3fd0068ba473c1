import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type Gate, openGate } from '../database/test-gate.ts';
import { enqueue } from './outbox.ts';
import { startWorker, type Task, type Worker } from './worker.ts';

/** Far more than anything here takes on a machine that does nothing else. */
const HANGING_MS = 60_000;

let test: TestDatabase;
let gate: Gate;
let worker: Worker | undefined;
let done: unknown[];
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(async () => {
  gate = await openGate(test.url);
  done = [];
  await sql`delete from graphile_worker._private_jobs`.execute(test.owner);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  gate.remove();
});
afterAll(() => test.drop());

const start = async (send: Task, concurrency = 4) => {
  worker = await startWorker({ connect: () => connect(gate.url), tasks: { send }, concurrency });
};
const send: Task = async ({ number }) => void done.push(number);
/** Past the gate, as another process does. */
const add = (number: number) => test.inScope({}, (tx) => enqueue(tx, 'send', { number }));
const left = async () => (await sql`select from graphile_worker.jobs`.execute(test.owner)).rows.length;
const heartbeats = () => test.owner.selectFrom('workers').select(['id', 'beat_at']).orderBy('id').execute();

it('continues after several jobs have ended while the database was away, and repeats none of them', async () => {
  const end = Promise.withResolvers<void>();
  await start(async ({ number }) => {
    done.push(number);
    await end.promise;
  });
  for (const number of [1, 2, 3]) await add(number);
  await expect.poll(() => done.length).toBe(3);
  gate.close();
  end.resolve();
  await sleep(1_500);
  gate.open();
  await add(4);
  await expect.poll(left).toBe(0);
  expect(done.toSorted()).toEqual([1, 2, 3, 4]);
});

it('leaves a job that takes longer than the outage to its runner, and aborts it', async () => {
  const end = Promise.withResolvers<void>();
  let told: AbortSignal | undefined;
  await start(async ({ number }, signal) => {
    done.push(number);
    if (number !== 1) return;
    told = signal;
    await end.promise;
  });
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  gate.close();
  await expect.poll(() => told?.aborted).toBe(true);
  gate.open();
  await add(2);
  await expect.poll(() => done).toEqual([1, 2]);
  // Longer than the silence after which a worker counts as dead.
  await sleep(8_000);
  end.resolve();
  await expect.poll(left).toBe(0);
  expect(done).toEqual([1, 2]);
});

it.each(['server_version_num', '_private_tasks', 'get_job', 'LISTEN', 'insert into workers'])(
  'goes on, once, when it is interrupted while restarting: at %s',
  async (statement) => {
    let running = 0;
    let most = 0;
    await start(async ({ number }) => {
      most = Math.max(most, ++running);
      await sleep(50);
      running -= 1;
      done.push(number);
    }, 1);
    await add(0);
    await expect.poll(left).toBe(0);
    gate.close();
    const cut = gate.cutAt(statement, 'onRequest');
    gate.open();
    await cut;
    for (let number = 1; number < 20; number++) await add(number);
    await expect.poll(left).toBe(0);
    expect(most).toBe(1);
    expect(done).toHaveLength(20);
  },
);

it('continues when its first request for jobs is cut off', async () => {
  const cut = gate.cutAt('_private_tasks', 'onRequest');
  await start(send);
  await cut;
  await add(1);
  await expect.poll(() => done).toEqual([1]);
});

it('does a job that was locked for it by an answer that got lost', async () => {
  await start(send);
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  const adding = add(2);
  const cut = gate.cutAt('get_job', 'onAnswer');
  await adding;
  await cut;
  await expect.poll(left).toBe(0);
  expect(done).toEqual([1, 2]);
});

it('takes a new way when nothing passes on the old one, and is silent until then', async () => {
  await start(send);
  await expect.poll(heartbeats).not.toEqual([]);
  gate.swallow();
  const last = await heartbeats();
  await add(1);
  await expect.poll(() => done).toEqual([1]);
  await expect.poll(async () => (await heartbeats()).length).toBe(last.length + 1);
  expect(await heartbeats()).toEqual(expect.arrayContaining(last));
});

it('stops while the database is away', async () => {
  await start(send);
  gate.swallow();
  gate.close();
  const stopped = worker?.stop().then(() => 'stopped');
  worker = undefined;
  expect(await Promise.race([stopped, sleep(HANGING_MS, 'hangs')])).toBe('stopped');
});
