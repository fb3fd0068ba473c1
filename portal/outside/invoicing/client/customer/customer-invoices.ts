import { z } from 'zod';
import type { SystemSettings } from '../../../calls/system-calls.ts';
import type { InvoicingSystem, SourceInvoice } from '../invoicing.ts';
import { createInvoicingSystem, transferFields } from '../invoicing-system.ts';

const listed = z.strictObject({
  invoiceId: z.string().min(1),
  appointmentId: z.int().positive().nullable(),
  invoiceNumber: z.string().min(1),
  creditedInvoiceNumbers: z.array(z.string()),
  status: z.enum(['notAvailable', 'open', 'overdue', 'paid', 'refundInProgress', 'refunded']),
  hasDocument: z.boolean(),
  /** The last day of online payment; null: it is paid by transfer. */
  payableOnlineUntil: z.iso.date().nullable(),
  canBePaidOnline: z.boolean(),
  creationDate: z.iso.date(),
  dueDate: z.iso.date(),
  sumCents: z.int(),
});
const full = listed.extend({
  paidDate: z.iso.date().nullable(),
  buyer: z.strictObject({ name: z.string(), address: z.array(z.string()) }),
  rows: z.array(
    z.strictObject({
      description: z.string(),
      count: z.int(),
      unitPriceCents: z.int(),
      date: z.iso.date(),
      vatPercentage: z.number(),
    }),
  ),
  transfer: z.strictObject(transferFields).nullable(),
});

const invoiceOf = (invoice: z.output<typeof listed>): SourceInvoice => ({
  key: invoice.invoiceId,
  appointmentId: invoice.appointmentId,
  invoiceNumber: invoice.invoiceNumber,
  creditedInvoiceNumber: invoice.creditedInvoiceNumbers.join(','),
  status: invoice.status,
  hasPdf: invoice.hasDocument,
  canBePaidOnline: invoice.canBePaidOnline,
  payableOnlineUntil: invoice.payableOnlineUntil,
  creationDate: invoice.creationDate,
  dueDate: invoice.dueDate,
  sumCents: invoice.sumCents,
});

/** The clinic's own billing of visits, as `outside/invoicing/customer.openapi.yaml` has it. */
export function createCustomerInvoices(settings: SystemSettings): InvoicingSystem {
  return createInvoicingSystem(
    {
      system: 'The customer invoicing',
      listed,
      full,
      invoiceOf,
      summaryOf: (invoice) => ({
        ...invoiceOf(invoice),
        paidDate: invoice.paidDate,
        buyerName: invoice.buyer.name,
        buyerAddress: invoice.buyer.address,
        rows: invoice.rows,
        transfer: invoice.transfer,
      }),
      printed: (invoiceNumber, sumCents) => ({ invoiceNumber, sumCents }),
    },
    settings,
  );
}
