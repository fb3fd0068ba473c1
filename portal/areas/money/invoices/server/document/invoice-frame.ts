import { brands } from '@portal/tokens/brands/registry';
import type { InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import type { Context } from '#platform/context.ts';
import { type DocumentFrame, fact } from '#platform/documents/document.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';

const FILE_NAMES: Readonly<Record<'invoice' | 'receipt' | 'credit', Readonly<Record<Language, string>>>> = {
  invoice: { fi: 'lasku', sv: 'faktura', en: 'invoice' },
  receipt: { fi: 'kuitti', sv: 'kvitto', en: 'receipt' },
  credit: { fi: 'hyvityslasku', sv: 'kreditfaktura', en: 'credit-note' },
};

/** Whether a document asks for money, shows that it was paid, or gives it back. */
function kindOf({ status }: Pick<InvoiceSummary, 'status'>): keyof typeof FILE_NAMES {
  if (status === 'refunded') return 'credit';
  return status === 'paid' || status === 'refundInProgress' ? 'receipt' : 'invoice';
}

/** `lasku-2026104417` */
export function fileNameOf(
  invoice: Pick<InvoiceSummary, 'status' | 'invoiceNumber'>,
  lang: Language,
): string {
  const number = invoice.invoiceNumber.replaceAll(/[^A-Za-z\d-]/g, '-');
  return `${FILE_NAMES[kindOf(invoice)][lang]}-${number}`.slice(0, 80);
}

/** What stands around an invoice: who sends it, whose it is and when it is due. */
export function invoiceFrame(
  { brand, now }: Pick<Context, 'brand' | 'now'>,
  invoice: InvoiceSummary,
  lang: Language,
): DocumentFrame {
  const t = invoiceWords(brand, lang);
  const title = t(`title.${kindOf(invoice)}`, { number: invoice.invoiceNumber });
  const look = brands.find(({ id }) => id === brand.id);
  if (!look) throw new Error(`The brand ${brand.id} has no tokens`);
  return {
    title,
    lang: LOCALES[lang],
    publisher: brand.name,
    facts: factsOf(invoice, lang, t),
    foot: `${title} · ${formatDay(now, lang)}`,
    pageName: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
    unshown: {
      inPlace: (codes) => t('unshown.inPlace', { count: codes.length, codes: codes.join(' ') }),
      atEnd: t('unshown.atEnd'),
    },
    end: t('end'),
    madeAt: now,
    look: {
      colour: look.scheme.light.color.action.rest,
      ground: look.scheme.light.color.hero.ground,
      onGround: look.scheme.light.color.hero.text,
      family: look.type.family.body,
    },
  };
}

function factsOf(invoice: InvoiceSummary, lang: Language, t: InvoiceWords) {
  const day = (text: string | null) => text && formatDay(startOfHelsinkiDay(text), lang);
  return [
    ...fact(t('buyer'), [invoice.buyerName, ...invoice.buyerAddress].join('\n')),
    ...fact(t('status'), t(`statuses.${invoice.status}`)),
    ...fact(t('creationDate'), day(invoice.creationDate)),
    ...(invoice.transfer ? fact(t('dueDate'), day(invoice.dueDate)) : []),
    ...fact(t('paidDate'), day(invoice.paidDate)),
    ...fact(t('credits'), invoice.creditedInvoiceNumber.replaceAll(',', ', ')),
  ];
}
