import { calendarIdentity } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Mailer } from '#outside/mail/client/mailer.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import { deliverMessage, openMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import { type AppointmentNotice, type AppointmentTemplate, SEND_MESSAGE } from './appointment-messages.ts';
import type { MessageSource } from './message-parts.ts';
import { isOutdatedReminder } from './outdated-reminder.ts';
import type { ReminderParts } from './reminded.ts';
import { renderEmail, renderSms } from './render-message.ts';
import { laterMoment } from './when-sent.ts';

export interface SendingParts extends ReminderParts {
  readonly mailer: Pick<Mailer, 'sendMail'>;
  readonly sms: SmsGateway;
  /** Origin of each brand's portal, for the links: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/** Sends a message about an appointment, now or when it may leave. */
export async function sendMessage(
  parts: SendingParts,
  payload: JobPayload,
  signal: AbortSignal,
): Promise<void> {
  if (await mayLeave(parts, payload))
    await deliverMessage(parts, payload, signal, (message) => send(parts, message));
}

/**
 * Whether a message may leave now. One that says what is so no more stays as it is, not sent; one that would wake its reader comes
 * again in the morning, under its own key, so that it does so once.
 */
function mayLeave({ inScope, vault, now, settings }: SendingParts, payload: JobPayload): Promise<boolean> {
  const messageId = String(payload.messageId);
  return inScope({ patientId: String(payload.patientId) }, async (tx) => {
    const row = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (!row) return false;
    const message = openMessage(vault, row);
    const { offeredUntil } = message.content as AppointmentNotice;
    const isOver = offeredUntil !== undefined && new Date(offeredUntil) <= now();
    if (isOver || (await isOutdatedReminder(tx, message, now()))) return false;
    const runAt = laterMoment(message, now(), settings);
    if (runAt) await enqueue(tx, SEND_MESSAGE, payload, { jobKey: messageId, runAt });
    return runAt === null;
  });
}

async function send({ mailer, sms, origins, vault }: SendingParts, message: QueuedMessage): Promise<void> {
  const to = message.recipient;
  const brand = brandOf(message.brand);
  const origin = origins[message.brand];
  const template = message.template as AppointmentTemplate;
  const notice = message.content as AppointmentNotice;
  const { appointmentId, calendarSequence = template === 'appointment-booked' ? 0 : 1 } = notice;
  const source: MessageSource = {
    template,
    brand,
    language: message.language,
    notice,
    identity: calendarIdentity(vault, brand, { appointmentId, calendarSequence }),
    origin,
    createdAt: message.created_at,
  };
  if (message.channel === 'sms') {
    await sms.sendSms({ to, sender: brand.sender.sms, text: renderSms(source), dedupeKey: message.id });
    return;
  }
  const { calendar: _, ...mail } = renderEmail(source);
  await sendMail(mailer, brand, origin, message, mail);
}
