import { type Kysely, sql } from 'kysely';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';
import { RELEASE_AFTER_MS, RELEASE_RESULTS, TELL_AFTER_MS, TELL_RECORD_NEWS } from './news-jobs.ts';

/** Makes entries news to their patients again: something has become of them that the entries themselves do not say. */
export async function makeNews(tx: Kysely<Tables>, now: Date, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('health_records')
    .set({ news_at: now })
    .where('id', 'in', [...ids])
    .execute();
  await leaveNewsJobs(tx, now, ids);
}

/** Leaves the jobs that tell patients who want it, once whatever else is coming has come. */
export async function leaveNewsJobs(tx: Kysely<Tables>, now: Date, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: string; waits: boolean }>`
    select patients.id, bool_or(records.awaits_comment and waits_for_comment_since is not null) as waits
    from health_records as records join patients on patients.id = records.patient_id
    where records.id = any (${ids}::bigint[]) and records.news_at is not null
      and (record_notices <> 'none' or waits_for_comment_since is not null)
    group by patients.id`.execute(tx);
  for (const { id: patientId, waits } of rows) {
    await enqueue(
      tx,
      TELL_RECORD_NEWS,
      { patientId },
      { jobKey: `${TELL_RECORD_NEWS}:${patientId}`, runAt: after(now, TELL_AFTER_MS), keepsTime: true },
    );
    if (waits)
      await enqueue(
        tx,
        RELEASE_RESULTS,
        { patientId, receivedBefore: now.toISOString() },
        { runAt: after(now, RELEASE_AFTER_MS) },
      );
  }
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
