import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newestMigration } from '../database/migration-file.ts';
import { type JobRunner, type JobRunnerOptions, startJobRunner } from './job-runner.ts';
import { cronOf, type TimedTask } from './timed-task.ts';
import { releaseJobsOfDeadWorkers, SILENCE_MS, settle, writeHeartbeat } from './worker-heartbeat.ts';

export type { Task } from './job-task.ts';

const BEAT_MS = 1_000;
const RESTART_MS = 500;
/** How long the jobs of an abandoned runner may still run; a job that hangs longer is done again, by any worker. */
const LAST_JOBS_MS = 120_000;

export interface WorkerOptions extends Pick<JobRunnerOptions, 'connect' | 'tasks'> {
  readonly timed?: readonly TimedTask[];
  /** Jobs that run at a time. */
  readonly concurrency?: number;
  /** Called for every failed attempt, and without a task when the worker itself had to restart. */
  readonly onError?: (error: unknown, task: string | null) => void;
}

export interface Worker {
  /** For how long it has not been seen to ask for jobs, in milliseconds. */
  silentMs(): number;
  /** How long ago it last took a job, or began, in milliseconds. */
  idleMs(): number;
  /** Takes no more jobs, waits for those that run (5 s, then aborts their signal; 10 s at most) and leaves. */
  stop(): Promise<void>;
}

/**
 * Runs jobs until it is stopped. A failed job is tried again, ever more rarely; a job whose process was
 * killed runs again within seconds; when the database goes away the worker restarts once it is back.
 * It relies on no promise of the library's: a runner that is in doubt is given up and replaced.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { connect, tasks, timed = [], concurrency = 4, onError = () => {} } = options;
  const runnerOptions = { connect, tasks, concurrency, onError, cron: cronOf(timed) };
  const migration = await newestMigration();
  /** When those runners were given up whose last jobs have not ended yet, or not been settled. */
  const past = new Map<JobRunner, number>();
  const settlePast = async (pool: pg.Pool) => {
    for (const [runner, since] of past) {
      const isLast = runner.running.size === 0 || performance.now() - since > LAST_JOBS_MS;
      await settle(pool, runner);
      if (isLast) past.delete(runner);
    }
  };
  const busy = () => [...past.keys()].filter(({ running }) => running.size > 0).map(({ id }) => id);
  const begin = () =>
    startJobRunner(runnerOptions, async (pool) => {
      await writeHeartbeat(pool, busy(), migration);
      await settlePast(pool);
    });

  let current = await begin();
  let [began, fetchedAt] = [performance.now(), performance.now()];
  let stopping = false;
  const supervision = (async () => {
    while (!stopping) {
      const reason = await current.ended;
      if (stopping) return;
      past.set(current, performance.now());
      onError(reason, null);
      for (let next: JobRunner | null = null; !stopping && !next; ) {
        await sleep(RESTART_MS);
        next = await begin().catch(() => null);
        if (!next) continue;
        current = next;
        began = performance.now();
      }
    }
  })();

  let beating: JobRunner | null = null;
  const timer = setInterval(async () => {
    const runner = current;
    if (!runner.isFetching()) return;
    fetchedAt = performance.now();
    if (beating === runner) return;
    beating = runner;
    await lookAfter(runner, fetchedAt - began > SILENCE_MS).catch(runner.giveUp);
    if (beating === runner) beating = null;
  }, BEAT_MS);

  /** Other interrupted workers get time to come back before their jobs are freed. */
  async function lookAfter({ pool, id }: JobRunner, mayJudge: boolean): Promise<void> {
    await writeHeartbeat(pool, [id, ...busy()], migration);
    await settlePast(pool);
    if (mayJudge) await releaseJobsOfDeadWorkers(pool);
  }

  return {
    silentMs: () => performance.now() - fetchedAt,
    idleMs: () => performance.now() - Math.max(began, current.tookAt()),
    async stop() {
      stopping = true;
      clearInterval(timer);
      await current.stop();
      await supervision;
      // It may just have restarted.
      await current.stop();
    },
  };
}
