import { z } from 'zod';
import {
  INVOICE_SOURCES,
  invoiceSchema,
  invoiceSummarySchema,
} from '#areas/money/shared/invoices/invoice.ts';
import { MOST_INVOICES } from '#areas/money/shared/invoices/most-invoices.ts';
import { idSchema, languageSchema, localised, pageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { fileSchema } from '#contract/calls/file-answer.ts';

/** How many invoices one page has. */
export const PAGE_SIZE = 10;

/** Each is asked of other systems, and none of them is to be asked all day. */
const ASKED_A_MINUTE = 60;

const invoiceNumber = z.string().regex(/^[A-Za-z\d-]{1,30}$/);

/** The patient's invoices, as the systems that have them tell. */
export const endpoints = {
  'GET /api/payments/invoices-list': endpoint({
    summary: 'The patient’s invoices of every source that answers, a page at a time.',
    access: 'patient',
    record: { reads: 'invoices' },
    query: localised.extend({ page: pageSchema }),
    success: z.object({
      /** What is due comes first. */
      invoices: z.array(invoiceSchema).max(PAGE_SIZE),
      page: z.int().positive(),
      pages: z.int().positive(),
      total: z.int().nonnegative(),
      /** How many of all are to be paid. */
      due: z.int().nonnegative(),
      /** Sources that have not answered: what they have is not among these. */
      missing: z.array(z.enum(INVOICE_SOURCES)),
    }),
    rateLimit: ASKED_A_MINUTE,
  }),
  'GET /api/payments/due': endpoint({
    summary:
      'What the patient owes, in short, of the sources that answer at once: pages that show it wait for none.',
    access: 'patient',
    record: {
      of: 'caller',
      none: 'a sum and a day, without what they are for; opening the invoices is noted',
    },
    query: localised,
    success: z.object({
      count: z.int().nonnegative(),
      /** How many of them are past their due day. */
      overdue: z.int().nonnegative(),
      sumCents: z.int(),
      /** The earliest due day; null where nothing is due. */
      dueDate: z.iso.date().nullable(),
      /** Those that can be paid online, at once: the earliest due day first. */
      payable: z.array(z.int().positive()).max(MOST_INVOICES),
      /** Whether every source has answered in time: else there may be more. */
      isWhole: z.boolean(),
    }),
    // No limit of its own: every page asks it along, and one that is spent would refuse pages that the general limit allows.
  }),
  'GET /api/payments/good-sign-invoice': endpoint({
    summary: 'The patient’s invoice of GoodSign by the number that is printed on it.',
    access: 'patient',
    record: { reads: 'invoice' },
    query: z.object({ invoiceNumber }),
    success: z.object({ invoice: invoiceSchema }),
    problems: ['notFound', 'temporarilyUnavailable'],
    rateLimit: ASKED_A_MINUTE,
  }),
  'GET /api/invoices/invoice-summary': endpoint({
    summary: 'One of the patient’s invoices with its rows and how it is paid.',
    access: 'patient',
    record: { reads: 'invoice' },
    query: z.object({ invoiceId: idSchema, lang: languageSchema }),
    success: z.object({
      invoice: invoiceSummarySchema,
      /** How a bank transfer pays it, for people to copy; null where nothing is left to pay. */
      bank: z
        .object({
          rfReference: z.string(),
          barcode: z.string(),
          /** The QR code of the European Payments Council: modules of a side, and the dark ones as the path of an SVG. */
          qr: z.object({ size: z.int(), path: z.string() }),
        })
        .nullable(),
    }),
    problems: ['notFound', 'temporarilyUnavailable'],
    rateLimit: ASKED_A_MINUTE,
  }),
  'GET /api/invoices/{id}/pdf': endpoint({
    summary: 'One of the patient’s invoices, or its receipt, as PDF.',
    access: 'patient',
    record: { reads: 'invoice' },
    params: z.object({ id: idSchema }),
    query: localised.extend({
      /** What the file is called, without its ending. Default: by its kind and number. */
      filename: z
        .string()
        .regex(/^[A-Za-z\d-]{1,60}$/)
        .optional(),
    }),
    success: fileSchema,
    sendsFile: true,
    problems: ['notFound', 'temporarilyUnavailable'],
    rateLimit: ASKED_A_MINUTE,
  }),
} as const;

export type InvoicesApi = typeof endpoints;
