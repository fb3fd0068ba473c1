import type { BrandId } from '#contract/brand/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import {
  type AppointmentNotice,
  type AppointmentTemplate,
  SEND_MESSAGE,
} from '#domain/appointments/server/appointment-messages.ts';
import { calendarIdentity } from '#domain/appointments/server/calendar-identity.ts';
import { REMIND } from '#domain/appointments/server/queue-reminders.ts';
import type { Mailer } from '#integrations/mail/mailer.ts';
import type { SmsGateway } from '#integrations/sms/sms-gateway.ts';
import { type Delivery, deliverMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { remind } from './remind.ts';
import { type MessageSource, renderEmail, renderSms } from './render-message.ts';

export interface BookingTasksOptions extends Delivery {
  readonly mailer: Pick<Mailer, 'sendMail'>;
  readonly sms: SmsGateway;
  /** Origin of each brand's portal, for the links: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/** The jobs that follow a booking or a cancellation, and remind of what was booked. */
export function bookingTasks(options: BookingTasksOptions): Readonly<Record<string, Task>> {
  return {
    [REMIND]: (payload) => remind(options, payload),
    [SEND_MESSAGE]: (payload, signal) =>
      deliverMessage(options, payload, signal, (message) => send(options, message)),
  };
}

async function send(
  { mailer, sms, origins, vault }: BookingTasksOptions,
  message: QueuedMessage,
): Promise<void> {
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
  const { subject, text, calendar } = renderEmail(source);
  await mailer.sendMail({
    // Quoted: a name may have a comma.
    from: `${JSON.stringify(brand.name)} <${brand.sender.email}>`,
    to,
    subject,
    text,
    messageId: `<${message.id}@${new URL(origin).hostname}>`,
    attachments: calendar
      ? [
          {
            filename: `${brand.id}.ics`,
            contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            content: calendar.content,
          },
        ]
      : [],
  });
}
