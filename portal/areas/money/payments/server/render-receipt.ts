import type { BrandSettings } from '#contract/brand/brand.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { formatCents } from '#contract/values/money.ts';
import { type RenderedMail, renderMail } from '#outside/mail/client/send-mail.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };
import type { Receipt } from './queue-receipt.ts';

/** The receipt of a payment, in the brand and in the language of the payment: what was paid and when, and nothing of what for. */
export function renderReceipt(
  brand: BrandSettings,
  wanted: Language,
  origin: string,
  receipt: Receipt,
): RenderedMail {
  return render(brand, wanted, origin, receipt, PAID);
}

/** The same of what was paid back. */
export function renderRefundReceipt(
  brand: BrandSettings,
  wanted: Language,
  origin: string,
  receipt: Receipt,
): RenderedMail {
  return render(brand, wanted, origin, receipt, REFUNDED);
}

const PAID = { subject: 'subject', intro: 'intro', sum: 'sum', day: 'day', seller: 'seller' } as const;
const REFUNDED = {
  subject: 'refundSubject',
  intro: 'refundIntro',
  sum: 'refundSum',
  day: 'refundDay',
  seller: 'refundSeller',
} as const;

function render(
  brand: BrandSettings,
  wanted: Language,
  origin: string,
  { paidAt, cents, invoices, isGuest = false }: Receipt,
  words: typeof PAID | typeof REFUNDED,
): RenderedMail {
  const { t, language } = messageTranslator(brand, wanted, 'outbound.payments', { fi, sv, en });
  const sum = formatCents(cents, language);
  const url = origin + href('invoices-page', {}, language);
  return renderMail(brand, {
    subject: t(words.subject, { brand: brand.name }),
    language,
    parts: [
      t(words.intro, { brandCompound: compoundName(brand.name, language) }),
      {
        facts: [
          t(words.sum, { sum }),
          t(words.day, { day: formatDay(new Date(paidAt), language) }),
          ...invoices.map(({ number, cents: each }) =>
            t('invoice', { number, sum: formatCents(each, language) }),
          ),
          t(words.seller, { name: `${brand.dataController.name}, ${brand.dataController.address}` }),
        ],
        main: sum,
      },
      ...(isGuest ? [] : [{ url, text: t('open', { url }), label: t('openButton') }]),
    ],
    signature: t('signature', { brand: brand.name }),
    noReply: t('noReply'),
  });
}
