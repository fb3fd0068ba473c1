import { randomUUID } from 'node:crypto';
import { brandOf } from '#brands/registry.ts';
import type { BrandId, BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { Mailer } from '#outside/mail/client/mailer.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import type { Scoped } from '#platform/context.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import {
  type Delivery,
  deliverMessage,
  type OutgoingMessage,
  type QueuedMessage,
  writeMessage,
} from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending, type SendingChannel } from '#platform/jobs/sending-hours.ts';
import type { RenderedNotice } from './notice-mail.ts';

/** What jobs that send notices stand on. */
export interface NoticeParts extends Delivery {
  readonly settings?: NightSettings;
  readonly mailer: Pick<Mailer, 'sendMail'>;
  readonly sms: SmsGateway;
  /** Origin of each brand's portal: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/** Makes the words of a notice. */
export type RenderNotice = (brand: BrandSettings, language: Language, origin: string) => RenderedNotice;

/** Leaves a notice for the job `task`, in the scope of the patient: `{ patientId, messageId, channel }`. */
export async function queueNotice(
  tx: Scoped,
  parts: Parameters<typeof writeMessage>[1],
  task: string,
  { content = {}, ...notice }: Omit<OutgoingMessage, 'content'> & Partial<Pick<OutgoingMessage, 'content'>>,
): Promise<void> {
  const { patientId, channel } = notice;
  const messageId = randomUUID();
  await writeMessage(tx, parts, messageId, { ...notice, content });
  await enqueue(tx, task, { patientId, messageId, channel });
}

/** Sends a notice by day: a gateway that was away all evening wakes nobody. */
export async function sendNotice(
  parts: NoticeParts,
  task: string,
  payload: JobPayload,
  signal: AbortSignal,
  render: RenderNotice,
): Promise<void> {
  const later = nextSending(payload.channel as SendingChannel, parts.now(), parts.settings);
  if (later === null)
    return deliverMessage(parts, payload, signal, (message) => send(parts, message, render));
  await parts.inScope({ patientId: String(payload.patientId) }, (tx) =>
    enqueue(tx, task, payload, { jobKey: String(payload.messageId), runAt: later }),
  );
}

async function send(
  { mailer, sms, origins }: NoticeParts,
  message: QueuedMessage,
  render: RenderNotice,
): Promise<void> {
  const brand = brandOf(message.brand);
  const origin = origins[message.brand];
  const { mail, text } = render(brand, message.language, origin);
  if (message.channel === 'email') await sendMail(mailer, brand, origin, message, mail);
  else await sms.sendSms({ to: message.recipient, sender: brand.sender.sms, text, dedupeKey: message.id });
}
