import type { BrandSettings } from '#contract/brand/brand.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { Mail, Mailer } from './mailer.ts';

/** An e-mail's subject, its two parts, and what comes with it. */
export type RenderedMail = Required<Pick<Mail, 'subject' | 'text' | 'html'>> & Pick<Mail, 'attachments'>;

/** An e-mail of a brand: the same words as text and as HTML. */
export function renderMail(brand: BrandSettings, letter: Letter): RenderedMail {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(brand, letter) };
}

/**
 * Sends an e-mail of a brand.
 *
 * @param message `id` identifies it: sent again, it is the same e-mail
 * @param origin of the brand's portal: `https://kaari.example`
 */
export async function sendMail(
  mailer: Pick<Mailer, 'sendMail'>,
  brand: BrandSettings,
  origin: string,
  message: { readonly id: string; readonly recipient: string },
  mail: RenderedMail,
): Promise<void> {
  await mailer.sendMail({
    ...mail,
    // Quoted: a name may have a comma.
    from: `${JSON.stringify(brand.name)} <${brand.sender.email}>`,
    to: message.recipient,
    messageId: `<${message.id}@${new URL(origin).hostname}>`,
  });
}
