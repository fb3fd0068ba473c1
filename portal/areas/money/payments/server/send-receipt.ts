import { brandOf } from '#brands/registry.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { deliverMessage } from '#platform/jobs/outgoing-message.ts';
import type { TaskParts } from '../../../server-feature.ts';
import type { Receipt } from './queue-receipt.ts';
import { renderReceipt } from './render-receipt.ts';

/** Sends the receipt of a payment, once. */
export async function sendReceipt(
  { mailer, origins, ...parts }: Pick<TaskParts, 'mailer' | 'origins' | 'inScope' | 'vault' | 'now'>,
  payload: JobPayload,
  signal: AbortSignal,
): Promise<void> {
  await deliverMessage(parts, payload, signal, async (message) => {
    const brand = brandOf(message.brand);
    const origin = origins[message.brand];
    const mail = renderReceipt(brand, message.language, origin, message.content as Receipt);
    await sendMail(mailer, brand, origin, message, mail);
  });
}
