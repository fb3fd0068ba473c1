import { type Kysely, sql } from 'kysely';
import { recordNewsKey, TELL_RECORD_NEWS } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';
import { RELEASE_AFTER_MS, RELEASE_RESULTS, TELL_AFTER_MS } from './news-jobs.ts';

/** An entry by its key. */
interface EntryKey {
  readonly patient_id: string;
  readonly id: number;
}

/** Makes entries news to their patients again: something has become of them that the entries themselves do not say. */
export async function makeNews(tx: Kysely<Tables>, now: Date, entries: readonly EntryKey[]): Promise<void> {
  const { patients, ids } = columnsOf(entries);
  await sql`
    update health_records as records set news_at = ${now}
    from unnest(${patients}::uuid[], ${ids}::bigint[]) as entries (patient_id, id)
    where records.patient_id = entries.patient_id and records.id = entries.id`.execute(tx);
  await leaveNewsJobs(tx, now, entries);
}

/** Leaves the jobs that tell patients who want it, once whatever else is coming has come. */
export async function leaveNewsJobs(
  tx: Kysely<Tables>,
  now: Date,
  entries: readonly EntryKey[],
): Promise<void> {
  const { patients, ids } = columnsOf(entries);
  const { rows } = await sql<{ id: string; waits: boolean }>`
    select patients.id, bool_or(records.awaits_comment and waits_for_comment_since is not null) as waits
    from unnest(${patients}::uuid[], ${ids}::bigint[]) as entries (patient_id, id)
    join health_records as records using (patient_id, id) join patients on patients.id = records.patient_id
    where records.news_at is not null
      and (waits_for_comment_since is not null or exists (
        select from notice_choices as chosen
        where chosen.patient_id = patients.id and chosen.event = 'results' and (by_email or by_sms))
        or exists (select from push_devices as devices where devices.patient_id = patients.id))
    group by patients.id`.execute(tx);
  for (const { id: patientId, waits } of rows) {
    await tellNewsSoon(tx, now, patientId);
    if (waits)
      await enqueue(
        tx,
        RELEASE_RESULTS,
        { patientId, receivedBefore: now.toISOString() },
        { runAt: after(now, RELEASE_AFTER_MS) },
      );
  }
}

/** Has a patient told who wants it, once whatever else is coming has come. */
export function tellNewsSoon(tx: Kysely<Tables>, now: Date, patientId: string): Promise<void> {
  return enqueue(
    tx,
    TELL_RECORD_NEWS,
    { patientId },
    { jobKey: recordNewsKey(patientId), runAt: after(now, TELL_AFTER_MS), keepsTime: true },
  );
}

const columnsOf = (entries: readonly EntryKey[]) => ({
  patients: entries.map(({ patient_id }) => patient_id),
  ids: entries.map(({ id }) => id),
});

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
