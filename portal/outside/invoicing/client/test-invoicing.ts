import { INVOICE_SOURCES, type InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import { SystemError } from '../../calls/system-error.ts';
import type { Invoicing, InvoicingSystem, MarkPaidResult, SourceSummary } from './invoicing.ts';

/** Sources that answer what a test sets, about anybody. */
export interface TestInvoicing extends Invoicing {
  /** Whom they were asked about: the identity codes, in order. */
  readonly asked: string[];
  /** What each has of every person. */
  readonly has: Record<InvoiceSource, readonly SourceSummary[]>;
  /** The sources that do not answer. */
  down: readonly InvoiceSource[];
  markPaidResult: MarkPaidResult;
  /** Whose every invoice is to somebody who has it before them: an identity code. */
  owner: string;
}

/** An open invoice of 153,70 € that can be paid online. */
export function sourceInvoice(changes: Partial<SourceSummary> = {}): SourceSummary {
  return {
    key: '2026104417',
    appointmentId: null,
    invoiceNumber: '2026104417',
    creditedInvoiceNumber: '',
    status: 'open',
    hasPdf: true,
    canBePaidOnline: true,
    creationDate: '2026-03-22',
    dueDate: '2026-04-05',
    sumCents: 153_70,
    paidDate: null,
    payableOnlineUntil: '2026-03-26',
    buyerName: 'Aino Maria Virtanen',
    buyerAddress: ['Fleminginkatu 12 A 4', '00530 Helsinki'],
    rows: [
      {
        description: 'Yleislääkärin vastaanotto, 20 min',
        count: 1,
        unitPriceCents: 128_80,
        date: '2026-03-22',
        vatPercentage: 0,
      },
      {
        description: 'Ranneside',
        count: 1,
        unitPriceCents: 24_90,
        date: '2026-03-22',
        vatPercentage: 25.5,
      },
    ],
    transfer: {
      payeeName: 'Kaari Terveys',
      iban: 'FI2112345600000785',
      reference: '20261044176',
    },
    ...changes,
  };
}

export function testInvoicing(): TestInvoicing {
  const answer = async <Value>(source: InvoiceSource, identityCode: string, value: Value): Promise<Value> => {
    invoicing.asked.push(identityCode);
    if (invoicing.down.includes(source)) throw new SystemError(source, 'down', false);
    return value;
  };
  const system = (source: InvoiceSource): InvoicingSystem => ({
    list: (code) => answer(source, code, invoicing.has[source]),
    find: (code, key) =>
      answer(source, code, invoicing.has[source].find((invoice) => invoice.key === key) ?? null),
    lookUp: (invoiceNumber, sumCents) => {
      const found = invoicing.has[source].find(
        (each) => each.invoiceNumber === invoiceNumber && each.sumCents === sumCents,
      );
      return answer(source, invoiceNumber, found ? { identityCode: invoicing.owner, key: found.key } : null);
    },
    markPaid: (code) => answer(source, code, invoicing.markPaidResult),
  });
  const invoicing: TestInvoicing = {
    ...(Object.fromEntries(
      INVOICE_SOURCES.map((source) => [source, system(source)]),
    ) as unknown as Invoicing),
    asked: [],
    has: { CustomerInvoice: [sourceInvoice()], GoodSignInvoice: [], NetsuiteInvoice: [] },
    down: [],
    markPaidResult: 'ok',
    owner: '140385-902F',
  };
  return invoicing;
}
