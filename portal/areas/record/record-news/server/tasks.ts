import { sql } from 'kysely';
import { gatherNotices } from '#areas/person/shared/notices/server/gather-notices.ts';
import {
  GATHER_NOTICES,
  recordNewsKey,
  SEND_NOTICE_OF,
  SEND_PUSH,
  TELL_RECORD_NEWS,
} from '#areas/person/shared/notices/server/notice-jobs.ts';
import { type NoticeParts, sendNotice } from '#areas/person/shared/notices/server/send-notice.ts';
import { RELEASE_RESULTS } from '#areas/record/shared/health-record/server/news-jobs.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { type ShowParts, showNotice } from './push/show-notice.ts';
import { renderNews } from './render-news.ts';
import { tellNews } from './tell-news.ts';

/** The jobs that tell patients that something new is in their record, and those that make one notice of whatever is to be told. */
export function recordNewsTasks(parts: NoticeParts & ShowParts): Readonly<Record<string, Task>> {
  return {
    [TELL_RECORD_NEWS]: (payload) => tellNews(parts, payload),
    [RELEASE_RESULTS]: (payload) => releaseResults(parts, payload),
    [GATHER_NOTICES]: (payload) => gatherNotices(parts, payload),
    [SEND_NOTICE_OF.results]: (payload, signal) =>
      sendNotice(parts, SEND_NOTICE_OF.results, payload, signal, renderNews),
    [SEND_PUSH]: (payload, signal) => showNotice(parts, payload, signal),
  };
}

/** Shows what nobody has commented on for too long, and has it told of. */
async function releaseResults({ inScope }: Delivery, payload: JobPayload): Promise<void> {
  const patientId = String(payload.patientId);
  await inScope({ patientId }, async (tx) => {
    await sql`select stop_awaiting_comment(${String(payload.receivedBefore)})`.execute(tx);
    await enqueue(tx, TELL_RECORD_NEWS, { patientId }, { jobKey: recordNewsKey(patientId) });
  });
}
