import { SEND_PUSH } from '#areas/person/shared/notices/server/notice-jobs.ts';
import type { PushContent } from '#areas/person/shared/notices/server/push-content.ts';
import { brandOf } from '#brands/registry.ts';
import type { PushNotice } from '#contract/pages/push-notice.ts';
import { href } from '#contract/routes/routes.ts';
import type { PushSender, PushSubscription } from '#outside/push/client/push-sender.ts';
import type { Vault } from '#platform/context.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import { type Delivery, deliverMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending } from '#platform/jobs/sending-hours.ts';
import en from '../../messages-outbound/en.json' with { type: 'json' };
import fi from '../../messages-outbound/fi.json' with { type: 'json' };
import sv from '../../messages-outbound/sv.json' with { type: 'json' };
import { openSubscription } from './devices.ts';

const TEXTS = { fi: fi.device, sv: sv.device, en: en.device };

/** Where what a notice is about stands. */
const PAGES = {
  results: 'front-page',
  messages: 'conversation-list',
  appointments: 'appointment-list',
  several: 'front-page',
} as const satisfies Record<PushContent['about'], string>;

/** For so long a push service keeps a notice for a device that is away. */
const DAY_SECONDS = 86_400;
/** The same of a reminder, which comes two hours ahead at the latest. */
const REMINDER_SECONDS = 7_200;

/** What the job that has a device show a notice stands on. */
export interface ShowParts extends Delivery {
  readonly settings?: NightSettings;
  readonly push: PushSender;
}

/**
 * Has one device show a notice, by day and while it is of use. A device that is no more is forgotten. The same notice may be
 * handed over twice when a process dies: its topic and its tag are the same, so that the device shows one.
 */
export async function showNotice(parts: ShowParts, payload: JobPayload, signal: AbortSignal): Promise<void> {
  const patientId = String(payload.patientId);
  const later = nextSending('push', parts.now(), parts.settings);
  if (later !== null)
    return parts.inScope({ patientId }, (tx) =>
      enqueue(tx, SEND_PUSH, payload, { jobKey: String(payload.messageId), runAt: later }),
    );
  await deliverMessage(parts, payload, signal, (message) => show(parts, message));
}

async function show({ inScope, vault, push, now }: ShowParts, message: QueuedMessage): Promise<void> {
  const { patient_id: patientId } = message;
  const id = Number(message.recipient);
  const ttlSeconds = secondsLeft(message, now());
  const device = await inScope({ patientId }, (tx) =>
    tx
      .selectFrom('push_devices')
      .select('subscription')
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (!device || ttlSeconds <= 0) return;
  const subscription = openSubscription(vault, device);
  const outcome = await push.send(subscription, {
    payload: JSON.stringify(noticeOf(message)),
    ttlSeconds,
    topic: topicOf(vault, subscription, message),
    contact: brandOf(message.brand).sender.email,
  });
  if (outcome === 'gone')
    await inScope({ patientId }, (tx) =>
      tx.deleteFrom('push_devices').where('patient_id', '=', patientId).where('id', '=', id).execute(),
    );
}

const aboutOf = ({ content }: QueuedMessage) => (content as PushContent).about;

function secondsLeft(message: QueuedMessage, now: Date): number {
  const lasts = aboutOf(message) === 'appointments' ? REMINDER_SECONDS : DAY_SECONDS;
  return lasts - Math.floor((now.getTime() - message.created_at.getTime()) / 1000);
}

function noticeOf(message: QueuedMessage): PushNotice {
  const about = aboutOf(message);
  const { t, language } = messageTranslator(
    brandOf(message.brand),
    message.language,
    'outbound.record-news.device',
    TEXTS,
  );
  return { tag: about, text: t(about), lang: language, path: href(PAGES[about], {}, language) };
}

/** The same for one device and kind; the push service learns of neither. */
function topicOf(vault: Vault, { endpoint }: PushSubscription, message: QueuedMessage): string {
  return vault
    .hash('push-topic', `${aboutOf(message)} ${endpoint}`)
    .toString('base64url')
    .slice(0, 32);
}
