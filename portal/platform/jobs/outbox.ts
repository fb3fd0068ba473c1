import { type Kysely, sql } from 'kysely';
import { onMachine } from '../clock.ts';
import type { Tables } from '../tables.ts';

/** A job's payload: ids only. It reads their data itself, so that no copy of personal data waits here. */
export type JobPayload = Readonly<Record<string, string | number>>;

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced by this one; one that runs is not tried again, should it fail: only for work that its successor does as well. */
  readonly jobKey?: string;
  /** The waiting job with the same key keeps its moment. Default: false. */
  readonly keepsTime?: boolean;
  /** Earliest moment to run it; at once when absent. */
  readonly runAt?: Date;
}

/**
 * Leaves work for after the commit, in the transaction of the change it follows: it is done if and only
 * if the change is. A job may run more than once (its process may be killed), so it must bear that.
 */
export async function enqueue(
  tx: Kysely<Tables>,
  task: string,
  payload: JobPayload,
  { jobKey, keepsTime, runAt }: EnqueueOptions = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
    job_key => ${jobKey ?? null}, job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}, run_at => ${runAt ? onMachine(runAt) : null}::timestamptz)`.execute(
    tx,
  );
}
