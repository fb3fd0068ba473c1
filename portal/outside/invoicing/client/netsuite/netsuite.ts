import { z } from 'zod';
import type { InvoiceStatus } from '#areas/money/shared/invoices/invoice.ts';
import type { SystemSettings } from '../../../calls/system-calls.ts';
import type { InvoicingSystem, SourceInvoice } from '../invoicing.ts';
import { createInvoicingSystem, transferFields } from '../invoicing-system.ts';
import { centsOf, euros, eurosOf } from './euros.ts';

/** What the ledger calls an invoice, and what that is to the portal. */
const STATUSES = {
  'Pending Approval': 'notAvailable',
  Open: 'open',
  'Past Due': 'overdue',
  'Paid In Full': 'paid',
  'Refund Pending': 'refundInProgress',
  Refunded: 'refunded',
} as const satisfies Readonly<Record<string, InvoiceStatus>>;
const statusSchema = z.enum(Object.keys(STATUSES) as [keyof typeof STATUSES, ...(keyof typeof STATUSES)[]]);

const listed = z.strictObject({
  internalId: z.string().min(1),
  appointment: z.int().positive().nullable(),
  tranId: z.string().min(1),
  appliedTo: z.array(z.string()),
  status: statusSchema,
  hasFile: z.boolean(),
  /** The last day of online payment; null: it is paid by transfer. */
  onlineUntil: z.iso.date().nullable(),
  payableOnline: z.boolean(),
  tranDate: z.iso.date(),
  dueDate: z.iso.date(),
  total: euros,
});
const full = listed.extend({
  closeDate: z.iso.date().nullable(),
  billTo: z.strictObject({ attention: z.string(), address: z.string() }),
  items: z.array(
    z.strictObject({
      description: z.string(),
      quantity: z.int(),
      grossRate: euros,
      serviceDate: z.iso.date(),
      taxRate: z.number(),
    }),
  ),
  bankTransfer: z.strictObject(transferFields).nullable(),
});

const invoiceOf = (invoice: z.output<typeof listed>): SourceInvoice => ({
  key: invoice.internalId,
  appointmentId: invoice.appointment,
  invoiceNumber: invoice.tranId,
  creditedInvoiceNumber: invoice.appliedTo.join(','),
  status: STATUSES[invoice.status],
  hasPdf: invoice.hasFile,
  canBePaidOnline: invoice.payableOnline,
  payableOnlineUntil: invoice.onlineUntil,
  creationDate: invoice.tranDate,
  dueDate: invoice.dueDate,
  sumCents: centsOf(invoice.total),
});

/** The ledger of invoices beside visits, as `outside/invoicing/netsuite.openapi.yaml` has it. */
export function createNetsuite(settings: SystemSettings): InvoicingSystem {
  return createInvoicingSystem(
    {
      system: 'NetSuite',
      listed,
      full,
      invoiceOf,
      summaryOf: (invoice) => ({
        ...invoiceOf(invoice),
        paidDate: invoice.closeDate,
        buyerName: invoice.billTo.attention,
        buyerAddress: invoice.billTo.address.split('\n'),
        rows: invoice.items.map((item) => ({
          description: item.description,
          count: item.quantity,
          unitPriceCents: centsOf(item.grossRate),
          date: item.serviceDate,
          vatPercentage: item.taxRate,
        })),
        transfer: invoice.bankTransfer,
      }),
      printed: (tranId, sumCents) => ({ tranId, total: eurosOf(sumCents) }),
    },
    settings,
  );
}
