import { sql } from 'kysely';
import type { Scoped } from '../context.ts';
import { LIVING } from './worker-heartbeat.ts';

export interface OverdueJobs {
  readonly jobs: number;
  /** How long the oldest has been due. */
  readonly oldestSeconds: number;
}

/**
 * Jobs of these tasks that have been due for longer than `ms` and that nobody does. A job that failed is due at its next
 * try, one that is given up never again; one of another task belongs to another version of the portal.
 */
export async function overdueJobs(tx: Scoped, tasks: readonly string[], ms: number): Promise<OverdueJobs> {
  const { rows } = await sql<OverdueJobs>`
    select count(*)::int as jobs,
      coalesce(max(extract(epoch from clock_timestamp() - run_at)), 0)::int as "oldestSeconds"
    from graphile_worker._private_jobs jobs
    where task_id in (select id from graphile_worker._private_tasks where identifier = any(${[...tasks]}))
      and attempts < max_attempts
      and run_at < clock_timestamp() - make_interval(secs => ${ms / 1000})
      and (locked_by is null or locked_by not in (${sql.raw(LIVING)}))`.execute(tx);
  return rows[0] ?? { jobs: 0, oldestSeconds: 0 };
}
