import type { InvoiceRow, InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { bankBarcode, groupedBarcode } from '#areas/money/shared/payment-slip/bank-barcode.ts';
import { epcText } from '#areas/money/shared/payment-slip/epc-qr.ts';
import { groupedIban } from '#areas/money/shared/payment-slip/iban.ts';
import { groupedReference, rfReference } from '#areas/money/shared/payment-slip/reference.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { formatCents } from '#contract/values/money.ts';
import { type Block, type Blocks, fact } from '#platform/documents/document.ts';
import { vatShares } from '../../rules-vat.ts';
import { barcodeFigure, qrFigure } from './figures.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';

interface Words {
  readonly t: InvoiceWords;
  readonly lang: Language;
  readonly euros: (cents: number) => string;
  readonly percent: (of: number) => string;
}

/** What an invoice says: its rows, its taxes, and how it is paid by bank transfer. */
export async function* invoiceBlocks(brand: BrandSettings, invoice: InvoiceSummary, lang: Language): Blocks {
  const locale = lang === 'en' ? 'en-GB' : 'fi-FI';
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const words: Words = {
    t: invoiceWords(brand, lang),
    lang,
    euros: (cents) => formatCents(cents, lang),
    percent: (of) => rate.format(of / 100),
  };
  yield [rowsBlock(invoice.rows, words), ...taxBlocks(invoice, words)];
  if (invoice.transfer) yield transferBlocks(invoice, invoice.transfer, words);
}

function rowsBlock(rows: readonly InvoiceRow[], { t, lang, euros, percent }: Words): Block {
  return {
    kind: 'table',
    columns: [
      t('rows.description'),
      t('rows.date'),
      t('rows.count'),
      t('rows.unitPrice'),
      t('rows.vat'),
      t('rows.sum'),
    ],
    rows: rows.map(({ description, date, count, unitPriceCents, vatPercentage }) => [
      description,
      formatDay(startOfHelsinkiDay(date), lang),
      String(count),
      euros(unitPriceCents),
      percent(vatPercentage),
      euros(count * unitPriceCents),
    ]),
  };
}

function taxBlocks({ rows, sumCents }: InvoiceSummary, { t, euros, percent }: Words): readonly Block[] {
  return [
    { kind: 'heading', level: 1, text: t('vat.title') },
    {
      kind: 'table',
      columns: [t('vat.rate'), t('vat.net'), t('vat.tax'), t('vat.gross')],
      rows: vatShares(rows).map(({ vatPercentage, netCents, vatCents, grossCents }) => [
        percent(vatPercentage),
        euros(netCents),
        euros(vatCents),
        euros(grossCents),
      ]),
    },
    { kind: 'facts', facts: fact(t('total'), euros(sumCents)) },
  ];
}

function transferBlocks(
  { sumCents, dueDate }: InvoiceSummary,
  transfer: NonNullable<InvoiceSummary['transfer']>,
  { t, lang, euros }: Words,
): readonly Block[] {
  const { payeeName, iban, reference } = transfer;
  const digits = bankBarcode({ iban, reference, sumCents, dueDate });
  return [
    { kind: 'heading', level: 1, text: t('pay.title') },
    {
      kind: 'facts',
      facts: [
        ...fact(t('pay.payee'), payeeName),
        ...fact(t('pay.iban'), groupedIban(iban)),
        ...fact(t('pay.reference'), groupedReference(reference)),
        ...fact(t('pay.rfReference'), groupedReference(rfReference(reference))),
        ...fact(t('dueDate'), formatDay(startOfHelsinkiDay(dueDate), lang)),
        ...fact(t('total'), euros(sumCents)),
      ],
    },
    { kind: 'heading', level: 2, text: t('pay.barcode') },
    barcodeFigure(digits, t('pay.barcodeAlt')),
    { kind: 'paragraph', text: groupedBarcode(digits) },
    { kind: 'heading', level: 2, text: t('pay.qr') },
    qrFigure(epcText({ ...transfer, sumCents }), t('pay.qrAlt')),
  ];
}
