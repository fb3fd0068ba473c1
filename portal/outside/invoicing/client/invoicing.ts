import type { Invoice, InvoiceSource, InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';

/** What a source says of an invoice beside what the portal shows of it. */
export interface AtSource {
  /** What names it there. */
  readonly key: string;
  /** The portal's number of the appointment that it is for; null where it is for none. */
  readonly appointmentId: number | null;
}

/** Whose an invoice is, by what is printed on it. */
export interface InvoiceOwner {
  readonly identityCode: string;
  readonly key: string;
}

/** An invoice as its source tells it, before the portal has given it a number of its own. */
export type SourceInvoice = Omit<Invoice, 'id' | 'source'> &
  Pick<InvoiceSummary, 'payableOnlineUntil'> &
  AtSource;
export type SourceSummary = Omit<InvoiceSummary, 'id' | 'source'> & AtSource;

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
  /** Whose invoice has this number and this sum; null where there is none such, whichever of the two is wrong. */
  readonly lookUp: (invoiceNumber: string, sumCents: number) => Promise<InvoiceOwner | null>;
  readonly markPaid: (identityCode: string, key: string, payment: InvoicePayment) => Promise<MarkPaidResult>;
}

/** Every source of invoices. */
export type Invoicing = Readonly<Record<InvoiceSource, InvoicingSystem>>;
