import { sql } from 'kysely';
import { type NoticeParts, sendNotice } from '#areas/person/shared/notices/server/send-notice.ts';
import { RELEASE_RESULTS, TELL_RECORD_NEWS } from '#areas/record/shared/health-record/server/news-jobs.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { renderNews } from './render-news.ts';
import { SEND_RECORD_NOTICE, tellNews } from './tell-news.ts';

/** The jobs that tell patients that something new is in their record. */
export function recordNewsTasks(parts: NoticeParts): Readonly<Record<string, Task>> {
  return {
    [TELL_RECORD_NEWS]: (payload) => tellNews(parts, payload),
    [RELEASE_RESULTS]: (payload) => releaseResults(parts, payload),
    [SEND_RECORD_NOTICE]: (payload, signal) =>
      sendNotice(parts, SEND_RECORD_NOTICE, payload, signal, renderNews),
  };
}

/** Shows what nobody has commented on for too long, and has it told of. */
async function releaseResults({ inScope }: Delivery, payload: JobPayload): Promise<void> {
  const patientId = String(payload.patientId);
  await inScope({ patientId }, async (tx) => {
    await sql`select stop_awaiting_comment(${String(payload.receivedBefore)})`.execute(tx);
    await enqueue(tx, TELL_RECORD_NEWS, { patientId }, { jobKey: `${TELL_RECORD_NEWS}:${patientId}` });
  });
}
