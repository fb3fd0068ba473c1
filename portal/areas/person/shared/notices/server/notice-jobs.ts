import type { SendingChannel } from '#platform/jobs/sending-hours.ts';
import type { NoticeEvent } from '../events.ts';

/** The job that tells a patient of what is new in their record: `{ patientId }`. */
export const TELL_RECORD_NEWS = 'tell-record-news';
/** The job that tells who reads a patient's conversations that there are new messages: `{ patientId, readerId }`. */
export const TELL_MESSAGES = 'tell-messages';
/** The job that makes one notice of all that a patient is to be told by a way: `{ patientId, channel }`. */
export const GATHER_NOTICES = 'gather-notices';

/** The job that sends a notice of one event: `{ patientId, messageId, channel }`. */
export const SEND_NOTICE_OF = {
  results: 'send-record-notice',
  messages: 'send-message-notice',
  invoices: 'send-invoice-notice',
} as const satisfies Record<NoticeEvent, string>;

/** What the notice of one event is called among the messages. That of the record says of nothing what it is, so it is also that of several events. */
export const TEMPLATE_OF = {
  results: 'record-news',
  messages: 'new-message',
  invoices: 'new-invoice',
} as const satisfies Record<NoticeEvent, string>;

/** The job that has one device show a notice: `{ patientId, messageId, channel }`. */
export const SEND_PUSH = 'send-push-notice';
/** What such a notice is called among the messages. */
export const PUSH_TEMPLATE = 'push-notice';

/** So long whatever else is to be told is waited for. */
export const GATHER_MS = 60_000;
/** Two notices by the same way are at least so far apart. */
export const NOTICE_GAP_MS = 10 * 60_000;

/** Of the job that looks for results that a patient has not been told of: one at a time. */
export const recordNewsKey = (patientId: string): string => `${TELL_RECORD_NEWS}:${patientId}`;
/** Of the job that looks for messages of a patient that a reader has not been told of: one at a time. */
export const messagesKey = (patientId: string, readerId: string): string =>
  `${TELL_MESSAGES}:${patientId}:${readerId}`;
/** Of the job that makes one notice of all that is due by a way. */
export const gatherKey = (patientId: string, channel: SendingChannel): string =>
  `${GATHER_NOTICES}:${patientId}:${channel}`;
