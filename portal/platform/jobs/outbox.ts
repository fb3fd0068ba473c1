import { sql } from 'kysely';
import type { Scoped } from '../context.ts';

/** A job's payload: ids only. It reads their data itself, so that no copy of personal data waits here. */
export type JobPayload = Readonly<Record<string, string | number>>;

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced by this one. */
  readonly jobKey?: string;
  /** Earliest moment to run it; at once when absent. */
  readonly runAt?: Date;
}

/**
 * Leaves work for after the commit, in the transaction of the change it follows: it is done if and only
 * if the change is. A job may run more than once (its process may be killed), so it must bear that.
 */
export async function enqueue(
  tx: Scoped,
  task: string,
  payload: JobPayload,
  { jobKey, runAt }: EnqueueOptions = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key => ${jobKey ?? null}, run_at => ${runAt ?? null}::timestamptz)`.execute(tx);
}
