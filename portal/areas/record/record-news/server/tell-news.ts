import { sql } from 'kysely';
import { announce } from '#areas/person/shared/notices/server/announce.ts';
import { nextOf, waysChosen } from '#areas/person/shared/notices/server/notice-choices.ts';
import { recordNewsKey, TELL_RECORD_NEWS } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { isNewTo } from '#areas/record/shared/health-record/server/read-news.ts';
import type { Scoped } from '#platform/context.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { NightSettings } from '#platform/jobs/sending-hours.ts';

/**
 * Has the patient told of everything that is new and that the patient has neither seen nor heard of, in the transaction
 * that notes that they have been told: a job that runs again finds nothing to tell. At night it waits for the morning.
 * What a minor has withheld is not told of: who reads their messages may be a guardian.
 */
export async function tellNews(
  {
    inScope,
    now: clock,
    settings,
  }: Pick<Delivery, 'inScope' | 'now'> & { readonly settings?: NightSettings },
  payload: JobPayload,
): Promise<void> {
  const patientId = String(payload.patientId);
  const now = clock();
  await inScope({ patientId }, async (tx) => {
    const chosen = await waysChosen(tx, patientId, 'results');
    const reader = chosen && (await readReader(tx, patientId));
    if (!reader || reader.account_closed_at !== null) return;
    const { ways } = chosen;
    const later = nextOf(ways, now, settings);
    if (later)
      return enqueue(tx, TELL_RECORD_NEWS, { patientId }, { jobKey: recordNewsKey(patientId), runAt: later });
    const told = await tx
      .updateTable('health_records')
      .set({ told_at: now })
      .where('patient_id', '=', patientId)
      .where(isNewTo({}))
      .where('withheld_at', 'is', null)
      .where(sql<boolean>`(told_at is null or told_at < news_at)`)
      .returning('id')
      .execute();
    if (told.length > 0) await announce(tx, { readerId: patientId, event: 'results', ways }, now);
  });
}

function readReader(tx: Scoped, patientId: string) {
  return tx.selectFrom('patients').select('account_closed_at').where('id', '=', patientId).executeTakeFirst();
}
