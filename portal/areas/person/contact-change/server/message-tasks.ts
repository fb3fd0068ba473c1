import type {
  ContactChangeNotice,
  ContactChangeTemplate,
} from '#areas/person/shared/patients/contact-change.ts';
import { SEND_CONTACT_CHANGE } from '#areas/person/shared/patients/server/tell-contact-change.ts';
import { brandOf } from '#brands/registry.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import { deliverMessage, type QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import type { Task } from '#platform/jobs/worker.ts';
import type { TaskParts } from '../../../server-feature.ts';
import { renderNotice } from './render-notice.ts';

type Parts = Pick<TaskParts, 'mailer' | 'sms' | 'origins' | 'inScope' | 'vault' | 'now'>;

/** The job that tells of a change of contact details. */
export function contactChangeTasks(parts: Parts): Readonly<Record<string, Task>> {
  return {
    [SEND_CONTACT_CHANGE]: (payload, signal) =>
      deliverMessage(parts, payload, signal, (message) => send(parts, message)),
  };
}

async function send({ mailer, sms, origins }: Parts, message: QueuedMessage): Promise<void> {
  const brand = brandOf(message.brand);
  const origin = origins[message.brand];
  const { mail, text } = renderNotice({
    brand,
    language: message.language,
    origin,
    template: message.template as ContactChangeTemplate,
    notice: message.content as ContactChangeNotice,
  });
  if (message.channel === 'email') return sendMail(mailer, brand, origin, message, mail);
  await sms.sendSms({ to: message.recipient, sender: brand.sender.sms, text, dedupeKey: message.id });
}
