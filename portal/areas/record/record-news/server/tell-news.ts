import { sql } from 'kysely';
import { queueNotice } from '#areas/person/shared/notices/server/send-notice.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { TELL_RECORD_NEWS } from '#areas/record/shared/health-record/server/news-jobs.ts';
import { isNewTo } from '#areas/record/shared/health-record/server/read-news.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Scoped } from '#platform/context.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending } from '#platform/jobs/sending-hours.ts';

/** The job that sends a notice: `{ patientId, messageId, channel }`. */
export const SEND_RECORD_NOTICE = 'send-record-notice';

/**
 * Leaves one message about everything that is new and that the patient has neither seen nor heard of, in the transaction
 * that notes that they have been told: a job that runs again finds nothing to tell. At night it waits for the morning.
 * What a minor has withheld is not told of: who reads their messages may be a guardian.
 */
export async function tellNews(
  { inScope, vault, now: clock, settings }: Delivery & { readonly settings?: NightSettings },
  payload: JobPayload,
): Promise<void> {
  const patientId = String(payload.patientId);
  const now = clock();
  await inScope({ patientId }, async (tx) => {
    const reader = await readReader(tx, patientId);
    if (!reader || reader.account_closed_at !== null || reader.record_notices === 'none') return;
    const channel = reader.record_notices;
    const later = nextSending(channel, now, settings);
    if (later) {
      const jobKey = `${TELL_RECORD_NEWS}:${patientId}`;
      return enqueue(tx, TELL_RECORD_NEWS, { patientId }, { jobKey, runAt: later });
    }
    const told = await tx
      .updateTable('health_records')
      .set({ told_at: now })
      .where('patient_id', '=', patientId)
      .where(isNewTo({}))
      .where('withheld_at', 'is', null)
      .where(sql<boolean>`(told_at is null or told_at < news_at)`)
      .returning('id')
      .execute();
    const { email, phone } = openPatient(vault, { email: reader.email, phone: reader.phone });
    const recipient = channel === 'email' ? email : phone;
    if (told.length === 0 || !recipient) return;
    await queueNotice(tx, { vault, now }, SEND_RECORD_NOTICE, {
      patientId,
      channel,
      template: 'record-news',
      brand: reader.record_notices_brand as BrandId,
      language: reader.language,
      recipient,
    });
  });
}

function readReader(tx: Scoped, patientId: string) {
  return tx
    .selectFrom('patients')
    .select(['record_notices', 'record_notices_brand', 'email', 'phone', 'language', 'account_closed_at'])
    .where('id', '=', patientId)
    .executeTakeFirst();
}
