import { brandOf } from '#brands/registry.ts';
import { sendMail } from '#outside/mail/client/send-mail.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { deliverMessage } from '#platform/jobs/outgoing-message.ts';
import type { TaskParts } from '../../../server-feature.ts';
import { REFUND_RECEIPT, type Receipt } from './queue-receipt.ts';
import { renderReceipt, renderRefundReceipt } from './render-receipt.ts';

/** Sends the receipt of a payment or of a refund, once. */
export async function sendReceipt(
  { mailer, origins, ...parts }: Pick<TaskParts, 'mailer' | 'origins' | 'inScope' | 'vault' | 'now'>,
  payload: JobPayload,
  signal: AbortSignal,
): Promise<void> {
  await deliverMessage(parts, payload, signal, async (message) => {
    const brand = brandOf(message.brand);
    const origin = origins[message.brand];
    const render = message.template === REFUND_RECEIPT ? renderRefundReceipt : renderReceipt;
    const mail = render(brand, message.language, origin, message.content as Receipt);
    await sendMail(mailer, brand, origin, message, mail);
  });
}
