import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Mailer } from './mailer.ts';

export interface TextMail {
  readonly subject: string;
  readonly text: string;
}

/**
 * Sends an e-mail of a brand.
 *
 * @param message `id` identifies it: sent again, it is the same e-mail
 * @param origin of the brand's portal: `https://kaari.example`
 */
export async function sendText(
  mailer: Pick<Mailer, 'sendMail'>,
  brand: BrandSettings,
  origin: string,
  message: { readonly id: string; readonly recipient: string },
  { subject, text }: TextMail,
): Promise<void> {
  await mailer.sendMail({
    // Quoted: a name may have a comma.
    from: `${JSON.stringify(brand.name)} <${brand.sender.email}>`,
    to: message.recipient,
    subject,
    text,
    messageId: `<${message.id}@${new URL(origin).hostname}>`,
  });
}
