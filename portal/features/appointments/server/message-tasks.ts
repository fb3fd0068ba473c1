import type { BrandId } from '#contract/brand.ts';
import { brandOf } from '#contract/brands/registry.ts';
import type { Mailer } from '#integrations/mail/mailer.ts';
import type { SmsGateway } from '#integrations/sms/sms-gateway.ts';
import {
  type AppointmentMessages,
  type AppointmentNotice,
  SEND_MESSAGE,
} from '#platform/appointment-messages.ts';
import type { InScope, Scoped, Vault } from '#platform/context.ts';
import type { JobPayload } from '#platform/outbox.ts';
import type { Task } from '#platform/worker.ts';
import { type MessageSource, renderEmail, renderSms } from './render-message.ts';

export interface BookingTasksOptions {
  readonly mailer: Pick<Mailer, 'sendMail'>;
  readonly sms: SmsGateway;
  readonly vault: Vault;
  readonly inScope: InScope;
  /** Origin of each brand's portal, for the links: `https://kaari.example`. */
  readonly origins: Readonly<Record<BrandId, string>>;
  readonly now: () => Date;
}

/**
 * The jobs that follow a booking or a cancellation. A message may be handed over twice when a process
 * dies between sending and noting it; its identity is the same then, and its receiver shows it once.
 */
export function bookingTasks(options: BookingTasksOptions): Readonly<Record<string, Task>> {
  return { [SEND_MESSAGE]: (payload) => sendMessage(options, payload) };
}

async function sendMessage(options: BookingTasksOptions, payload: JobPayload): Promise<void> {
  const patientId = String(payload.patientId);
  const id = String(payload.messageId);
  const message = await options.inScope({ patientId }, (tx) => readMessage(tx, id));
  if (!message || message.sent_at !== null) return;
  await send(options, message);
  await options.inScope({ patientId }, (tx) =>
    tx.updateTable('messages').set({ sent_at: options.now() }).where('id', '=', id).execute(),
  );
}

type Message = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

function readMessage(tx: Scoped, id: string) {
  return tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

async function send({ mailer, sms, vault, origins }: BookingTasksOptions, message: Message): Promise<void> {
  const to = vault.open('messages.recipient', message.recipient);
  const brand = brandOf(message.brand);
  const origin = origins[message.brand];
  const source: MessageSource = {
    template: message.template as AppointmentMessages['template'],
    brand,
    language: message.language,
    notice: JSON.parse(vault.open('messages.content', message.content)) as AppointmentNotice,
    origin,
    createdAt: message.created_at,
  };
  if (message.channel === 'sms') {
    await sms.sendSms({ to, sender: brand.sender.sms, text: renderSms(source), dedupeKey: message.id });
    return;
  }
  const { subject, text, calendar, calendarMethod } = renderEmail(source);
  await mailer.sendMail({
    // Quoted: a name may have a comma.
    from: `${JSON.stringify(brand.name)} <${brand.sender.email}>`,
    to,
    subject,
    text,
    messageId: `<${message.id}@${new URL(origin).hostname}>`,
    attachments: [
      {
        filename: `${brand.id}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${calendarMethod}`,
        content: calendar,
      },
    ],
  });
}
