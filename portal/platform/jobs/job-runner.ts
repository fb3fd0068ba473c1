import { EventEmitter } from 'node:events';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { Logger, type ParsedCronItem, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Connection } from '../database/connect.ts';
import { createSlots } from './job-slots.ts';
import { type Task, watchTask } from './job-task.ts';
import { type Holding, leave, settle } from './worker-heartbeat.ts';

export interface JobRunnerOptions {
  /** Opens connections for one runner: `concurrency` + 3 of them. */
  readonly connect: () => Connection;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly cron: ParsedCronItem[];
  /** Jobs that run at a time. */
  readonly concurrency: number;
  readonly onError: (error: unknown, task: string) => void;
}

/**
 * Takes and does jobs over connections of its own. With the first sign that these are broken, or that it no longer asks
 * for jobs, it is given up for good: it takes no more jobs, and its owner starts another.
 */
export interface JobRunner extends Holding {
  readonly pool: pg.Pool;
  /** Resolves with the reason once it takes no more jobs. Never rejects. */
  readonly ended: Promise<unknown>;
  /** To be asked once a second: whether it asks for jobs. If it has stopped doing so, it is given up. */
  isFetching(): boolean;
  /** When it last took a job, by `performance.now()`. */
  tookAt(): number;
  /** Takes no more jobs, waits for those that run (5 s, then aborts their signal; 10 s at most) and leaves. */
  stop(): Promise<void>;
  giveUp(reason: unknown): void;
}

const POLL_MS = 1_000;
const START_MS = 5_000;
/** After so long no connection of a runner that was given up is being made or broken any more. */
const QUIET_MS = 10_000;
const STOP_MS = 10_000;
const LEAVE_MS = 2_000;

/**
 * @param prepare runs over the new connections before the first job is taken
 * @throws if it cannot start within 5 s; nothing of it runs then
 */
export async function startJobRunner(
  options: JobRunnerOptions,
  prepare: (pool: pg.Pool) => Promise<void>,
): Promise<JobRunner> {
  const { tasks, concurrency, cron } = options;
  const connection = options.connect();
  const { pool } = connection;
  const over = new AbortController();
  /** Aborts jobs: because the runner is given up, or is being stopped and has waited for them. */
  const enough = new AbortController();
  const ended = Promise.withResolvers<unknown>();
  const slots = createSlots();
  const running = new Set<number>();
  const done = new Set<number>();
  let library: Runner | undefined;
  let id = '';
  let isStopping = false;

  const giveUp = (reason: unknown) => {
    if (over.signal.aborted) return;
    over.abort(reason);
    enough.abort(reason);
    ended.resolve(reason);
    connection.destroy();
    // Ends its timers. Told while a connection of its own is breaking it gives that back twice, which ends the process.
    setTimeout(() => library?.stop().catch(() => {}), QUIET_MS).unref();
  };

  const watched = watchTask({
    running,
    done,
    over: over.signal,
    enough: enough.signal,
    onError: options.onError,
  });

  const start = async () => {
    await prepare(pool);
    const events: WorkerEvents = new EventEmitter();
    slots.watch(events);
    events.on('pool:create', ({ workerPool }) => {
      id = workerPool.id;
      workerPool.abortSignal.addEventListener('abort', () => enough.abort());
    });
    for (const sign of SIGNS_OF_TROUBLE) events.on(sign, ({ error }) => giveUp(error));
    const runner = await run({
      pgPool: pool,
      events,
      concurrency,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
      taskList: Object.fromEntries(Object.entries(tasks).map(([name, work]) => [name, watched(name, work)])),
      parsedCronItems: cron,
      // Finished jobs are then marked by a part that tells when it fails, instead of a promise that nobody holds.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const end = () => isStopping || giveUp(new Error('The job runner ended by itself.'));
    runner.promise.then(end, end);
    library = runner;
  };

  pool.on('error', giveUp);
  pool.on('connect', (client) => client.on('error', giveUp));
  try {
    await within(START_MS, start);
  } catch (error) {
    giveUp(error);
    throw error;
  }
  return {
    id,
    running,
    done,
    pool,
    ended: ended.promise,
    tookAt: slots.tookAt,
    isFetching() {
      if (over.signal.aborted) return false;
      const state = slots.look();
      if (state === 'stuck') giveUp(new Error('The job runner has stopped asking for jobs.'));
      return state === 'fetching';
    },
    async stop() {
      isStopping = true;
      await within(STOP_MS, async () => library?.stop()).catch(() => {});
      await within(LEAVE_MS, async () => {
        await settle(pool, { id, running, done });
        await leave(pool, id);
      }).catch(() => {});
      giveUp(new Error('The job runner was stopped.'));
    },
    giveUp,
  };
}

/** Each of these leaves in doubt what the database knows of a job, or whether the library goes on by itself. */
const SIGNS_OF_TROUBLE = [
  'pool:fatalError',
  'pool:listen:error',
  'worker:fatalError',
  'worker:getJob:error',
] as const;

const within = <T>(ms: number, work: () => Promise<T>) =>
  timeout(ms, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }).execute(work);
