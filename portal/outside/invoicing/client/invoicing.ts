import type { Invoice, InvoiceSource, InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';

/** What names an invoice at its source. */
export interface InvoiceKey {
  readonly key: string;
}

/** An invoice as its source tells it, before the portal has given it a number of its own. */
export type SourceInvoice = Omit<Invoice, 'id' | 'source'> &
  Pick<InvoiceSummary, 'payableOnlineUntil'> &
  InvoiceKey;
export type SourceSummary = Omit<InvoiceSummary, 'id' | 'source'> & InvoiceKey;

/** A payment that a source is told. */
export interface InvoicePayment {
  readonly sumCents: number;
  readonly paidAt: Date;
  /** Of the payment provider; telling the same one again changes nothing. */
  readonly transactionId: string;
}

export const MARK_PAID_RESULTS = [
  'ok',
  'customerNotFound',
  'invoiceAlreadyPaid',
  'invoiceNotFound',
  'invoiceSumNotValid',
  'unknownError',
] as const;
export type MarkPaidResult = (typeof MARK_PAID_RESULTS)[number];

/** One system that has invoices. What it does not answer is a `SystemError`. */
export interface InvoicingSystem {
  /** All that a person has; none for somebody whom the system does not know. */
  readonly list: (identityCode: string) => Promise<readonly SourceInvoice[]>;
  /** One of a person's; null if there is none such. */
  readonly find: (identityCode: string, key: string) => Promise<SourceSummary | null>;
  readonly markPaid: (identityCode: string, key: string, payment: InvoicePayment) => Promise<MarkPaidResult>;
}

/** Every source of invoices. */
export type Invoicing = Readonly<Record<InvoiceSource, InvoicingSystem>>;
