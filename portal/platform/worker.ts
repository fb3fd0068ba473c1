import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { errorCode } from './database/database-error.ts';
import type { JobPayload } from './outbox.ts';
import { beat, leave, releaseJobsOfTheDead } from './worker-heartbeat.ts';

const BEAT_MS = 1_000;
const RESTART_MS = 500;
const BACKFILL_MS = 24 * 60 * 60 * 1000;

/** Does one job. It may be called again with the same payload, and must then have no second effect. */
export type Task = (payload: JobPayload, signal: AbortSignal) => Promise<void>;

/** A task that runs by itself, at a time of day (UTC): `{ task: 'extendTimes', at: '01:15' }`. */
export interface DailyTask {
  readonly task: string;
  readonly at: `${number}:${number}`;
}

export interface WorkerOptions {
  /** Connections of the worker's own, as the application: `concurrency` + 3 of them. */
  readonly pool: pg.Pool;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly daily?: readonly DailyTask[];
  /** Jobs that run at a time. */
  readonly concurrency?: number;
  /** Told of every failed attempt, and with no task when the worker itself had to begin anew. */
  readonly onError?: (error: unknown, task: string | null) => void;
}

export interface Worker {
  /** Takes no more jobs, waits for those that run (5 s, then aborts their signal) and leaves. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until it is stopped. A failed job is tried again, ever more rarely; a job whose process was
 * killed runs again within seconds; when the database goes away the worker begins anew once it is back.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { pool, onError = () => {} } = options;
  let stopping = false;
  let current = await startRunner(options);

  const supervision = (async () => {
    while (!stopping) {
      await current.runner.promise.catch((error) => onError(error, null));
      while (!stopping) {
        await sleep(RESTART_MS);
        const next = await startRunner(options).catch((error) => onError(error, null));
        if (!next) continue;
        current = next;
        break;
      }
    }
  })();

  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating
      .then(() => beat(pool, current.id))
      .then(() => releaseJobsOfTheDead(pool))
      // The database is away; the next beat tries again.
      .catch(() => {});
  }, BEAT_MS);

  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await beating;
      // It may have ended by itself a moment ago, and then refuses to stop.
      await current.runner.stop().catch(() => {});
      await supervision;
      await leave(pool, current.id).catch(() => {});
    },
  };
}

interface Running {
  readonly runner: Runner;
  /** Under which its jobs are locked. */
  readonly id: string;
}

async function startRunner(options: WorkerOptions): Promise<Running> {
  const { pool, tasks, daily = [], concurrency = 4, onError = () => {} } = options;
  let id = '';
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  await releaseJobsOfTheDead(pool);
  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, guard(name, task, onError)]),
    ),
    parsedCronItems: parseCronItems(daily.map(cronItem)),
    // Finished jobs are then marked by a part that survives when the database is away, instead of a
    // promise that nobody holds.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  await beat(pool, id);
  return { runner, id };
}

/** What is thrown stays out of the jobs table: its message may name a person. */
function guard(name: string, task: Task, onError: (error: unknown, task: string) => void): TaskList[string] {
  return async (payload, { abortSignal }) => {
    try {
      await task(payload as JobPayload, abortSignal);
    } catch (error) {
      onError(error, name);
      const kind = error instanceof Error ? error.name : typeof error;
      throw new Error(`${kind} ${errorCode(error)}`.trim());
    }
  };
}

function cronItem({ task, at }: DailyTask) {
  const [hour, minute] = at.split(':').map(Number);
  return { task, match: `${minute} ${hour} * * *`, options: { backfillPeriod: BACKFILL_MS } };
}
