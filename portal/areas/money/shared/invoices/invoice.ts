import { z } from 'zod';

/** The systems that invoices come from. */
export const INVOICE_SOURCES = ['CustomerInvoice', 'GoodSignInvoice', 'NetsuiteInvoice'] as const;
export type InvoiceSource = (typeof INVOICE_SOURCES)[number];

/** What an invoice may be, as lists show it; `paper`: it was sent by post. */
export const INVOICE_STATUSES = [
  'notAvailable',
  'open',
  'overdue',
  'paid',
  'paper',
  'refundInProgress',
  'refunded',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** An invoice as lists show it. */
export const invoiceSchema = z.object({
  /** The portal's own number, which addresses take: sources have numbers of their own. */
  id: z.int().positive(),
  invoiceNumber: z.string(),
  /** Numbers of the invoices that this one credits, with commas between them; empty where it credits none. */
  creditedInvoiceNumber: z.string(),
  status: z.enum(INVOICE_STATUSES),
  source: z.enum(INVOICE_SOURCES),
  hasPdf: z.boolean(),
  canBePaidOnline: z.boolean(),
  creationDate: z.iso.date(),
  dueDate: z.iso.date(),
  /** VAT included. */
  sumCents: z.int(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoiceRowSchema = z.object({
  description: z.string(),
  count: z.int(),
  /** VAT included. */
  unitPriceCents: z.int(),
  date: z.iso.date(),
  /** 25.5 as much as 0. */
  vatPercentage: z.number(),
});
export type InvoiceRow = z.infer<typeof invoiceRowSchema>;

/** An invoice with all that is known of it. */
export const invoiceSummarySchema = invoiceSchema.extend({
  paidDate: z.iso.date().nullable(),
  /** The last day of online payment; null where it cannot be paid online. */
  payableOnlineUntil: z.iso.date().nullable(),
  buyerName: z.string(),
  /** Each line of it. */
  buyerAddress: z.array(z.string()),
  rows: z.array(invoiceRowSchema),
  /** Where it is paid by bank transfer; null where nothing is left to pay. */
  transfer: z
    .object({
      payeeName: z.string(),
      iban: z.string(),
      /** Finnish reference number, digits only. */
      reference: z.string(),
    })
    .nullable(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;
