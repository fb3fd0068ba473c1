import { SEND_NOTICE_OF, TELL_MESSAGES } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { type NoticeParts, sendNotice } from '#areas/person/shared/notices/server/send-notice.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { renderMessageNotice } from './render-message-notice.ts';
import { tellMessages } from './tell-messages.ts';

/** The jobs that tell patients and guardians that somebody at the clinic has written. */
export function noticeTasks(parts: NoticeParts): Readonly<Record<string, Task>> {
  return {
    [TELL_MESSAGES]: (payload) => tellMessages(parts, payload),
    [SEND_NOTICE_OF.messages]: (payload, signal) =>
      sendNotice(parts, SEND_NOTICE_OF.messages, payload, signal, renderMessageNotice),
  };
}
