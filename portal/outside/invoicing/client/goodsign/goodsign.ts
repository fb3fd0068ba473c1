import { z } from 'zod';
import type { InvoiceStatus } from '#areas/money/shared/invoices/invoice.ts';
import type { SystemSettings } from '../../../calls/system-calls.ts';
import type { InvoicingSystem, SourceInvoice } from '../invoicing.ts';
import { createInvoicingSystem, transferFields } from '../invoicing-system.ts';

/** What the service has done with an invoice, and what that is to the portal. */
const STATES = {
  created: 'notAvailable',
  delivered: 'open',
  reminded: 'overdue',
  posted: 'paper',
  settled: 'paid',
  crediting: 'refundInProgress',
  credited: 'refunded',
} as const satisfies Readonly<Record<string, InvoiceStatus>>;
const stateSchema = z.enum(Object.keys(STATES) as [keyof typeof STATES, ...(keyof typeof STATES)[]]);

const listed = z.strictObject({
  number: z.string().min(1),
  visitNumber: z.int().positive().nullable(),
  credits: z.array(z.string()),
  state: stateSchema,
  hasImage: z.boolean(),
  onlineUntil: z.iso.date().nullable(),
  isOnline: z.boolean(),
  issued: z.iso.date(),
  due: z.iso.date(),
  totalCents: z.int(),
});
const full = listed.extend({
  settled: z.iso.date().nullable(),
  receiver: z.strictObject({ name: z.string(), lines: z.array(z.string()) }),
  lines: z.array(
    z.strictObject({
      text: z.string(),
      quantity: z.int(),
      unitCents: z.int(),
      day: z.iso.date(),
      vat: z.number(),
    }),
  ),
  payTo: z.strictObject(transferFields).nullable(),
});

const invoiceOf = (invoice: z.output<typeof listed>): SourceInvoice => ({
  key: invoice.number,
  appointmentId: invoice.visitNumber,
  invoiceNumber: invoice.number,
  creditedInvoiceNumber: invoice.credits.join(','),
  status: STATES[invoice.state],
  hasPdf: invoice.hasImage,
  canBePaidOnline: invoice.isOnline,
  payableOnlineUntil: invoice.onlineUntil,
  creationDate: invoice.issued,
  dueDate: invoice.due,
  sumCents: invoice.totalCents,
});

/** The service that sends invoices by post and by e-invoice, as `outside/invoicing/goodsign.openapi.yaml` has it. */
export function createGoodSign(settings: SystemSettings): InvoicingSystem {
  return createInvoicingSystem(
    {
      system: 'GoodSign',
      listed,
      full,
      invoiceOf,
      summaryOf: (invoice) => ({
        ...invoiceOf(invoice),
        paidDate: invoice.settled,
        buyerName: invoice.receiver.name,
        buyerAddress: invoice.receiver.lines,
        rows: invoice.lines.map((line) => ({
          description: line.text,
          count: line.quantity,
          unitPriceCents: line.unitCents,
          date: line.day,
          vatPercentage: line.vat,
        })),
        transfer: invoice.payTo,
      }),
      printed: (number, totalCents) => ({ number, totalCents }),
    },
    settings,
  );
}
