import { sql } from 'kysely';
import { RELEASE_RESULTS, TELL_RECORD_NEWS } from '#areas/record/shared/health-record/server/news-jobs.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Mailer } from '#outside/mail/client/mailer.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import { type Delivery, deliverMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending, type SendingChannel } from '#platform/jobs/sending-hours.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { renderNews } from './render-news.ts';
import { SEND_RECORD_NOTICE, tellNews } from './tell-news.ts';

export interface RecordNewsParts extends Delivery {
  readonly settings?: NightSettings;
  readonly mailer: Pick<Mailer, 'sendMail'>;
  readonly sms: SmsGateway;
  /** Origin of each brand's portal: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/** The jobs that tell patients that something new is in their record. */
export function recordNewsTasks(parts: RecordNewsParts): Readonly<Record<string, Task>> {
  return {
    [TELL_RECORD_NEWS]: (payload) => tellNews(parts, payload),
    [RELEASE_RESULTS]: (payload) => releaseResults(parts, payload),
    [SEND_RECORD_NOTICE]: (payload, signal) => deliverByDay(parts, payload, signal),
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

/** A gateway that was away all evening does not wake anybody: what is due at night waits for the morning. */
async function deliverByDay(parts: RecordNewsParts, payload: JobPayload, signal: AbortSignal): Promise<void> {
  const later = nextSending(payload.channel as SendingChannel, parts.now(), parts.settings);
  if (later === null) return deliverMessage(parts, payload, signal, (message) => send(parts, message));
  await parts.inScope({ patientId: String(payload.patientId) }, (tx) =>
    enqueue(tx, SEND_RECORD_NOTICE, payload, { jobKey: String(payload.messageId), runAt: later }),
  );
}

async function send({ mailer, sms, origins }: RecordNewsParts, message: QueuedMessage): Promise<void> {
  const brand = brandOf(message.brand);
  const origin = origins[message.brand];
  const { mail, text } = renderNews(brand, message.language, origin);
  if (message.channel === 'email') await sendMail(mailer, brand, origin, message, mail);
  else await sms.sendSms({ to: message.recipient, sender: brand.sender.sms, text, dedupeKey: message.id });
}
