import { sql } from 'kysely';
import type { TestDatabase } from '#platform/database/test-database.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { GATHER_MS, GATHER_NOTICES } from './notice-jobs.ts';

const MINUTE = 60_000;
/** What is done may leave more to be done: so often it is looked at again. */
const TURNS = 5;

/** A job that waits. */
export interface WaitingJob {
  readonly id: string;
  readonly task: string;
  readonly payload: JobPayload;
  readonly run_at: Date;
}

interface Parts {
  readonly db: () => Pick<TestDatabase, 'owner'>;
  readonly clock: () => Date;
  /** What the jobs are done by; others are left alone. */
  readonly tasks: () => Readonly<Record<string, (payload: JobPayload, signal: AbortSignal) => unknown>>;
}

/** The jobs of notices in a test, whose clock is its own. */
export function dueJobs({ db, clock, tasks }: Parts) {
  async function jobs(): Promise<WaitingJob[]> {
    const { rows } = await sql<WaitingJob>`
      select jobs.id, tasks.identifier as task, jobs.payload, jobs.run_at
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id`.execute(db().owner);
    return rows.filter(({ task }) => task in tasks());
  }
  const isDue = ({ task, run_at }: WaitingJob) =>
    run_at.getTime() - (task === GATHER_NOTICES ? GATHER_MS : 0) <= clock().getTime() ||
    Math.abs(run_at.getTime() - Date.now()) < MINUTE;
  return {
    /** Those that wait. */
    jobs,
    /** Does what is due by the clock; what was left without a moment is due by the database's. Notices are gathered at once. */
    async work(): Promise<void> {
      for (let turn = 0; turn < TURNS; turn++)
        for (const job of (await jobs()).filter(isDue)) {
          await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(db().owner);
          await tasks()[job.task]?.(job.payload, new AbortController().signal);
        }
    },
  };
}
