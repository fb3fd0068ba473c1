import { z } from 'zod';
import { centsOf, euros, eurosOf } from '../client/netsuite/euros.ts';
import type { SourceTold } from './source-routes.ts';

/** The clinic's own billing of visits. */
export const customerInvoices: SourceTold = {
  source: 'CustomerInvoice',
  system: 'customer-invoices',
  path: '/customer-invoices/v1',
  printed: z.strictObject({ invoiceNumber: z.string().min(1), sumCents: z.int() }),
  listed: (invoice) => ({
    invoiceId: invoice.key,
    appointmentId: invoice.appointmentId,
    invoiceNumber: invoice.invoiceNumber,
    creditedInvoiceNumbers: creditsOf(invoice),
    status: invoice.status,
    hasDocument: invoice.hasPdf,
    payableOnlineUntil: invoice.payableOnlineUntil,
    canBePaidOnline: invoice.canBePaidOnline,
    creationDate: invoice.creationDate,
    dueDate: invoice.dueDate,
    sumCents: invoice.sumCents,
  }),
  more: (invoice) => ({
    paidDate: invoice.paidDate,
    buyer: { name: invoice.buyerName, address: invoice.buyerAddress },
    rows: invoice.rows,
    transfer: invoice.transfer,
  }),
};

/** The service that sends invoices by post and by e-invoice. */
export const goodSign: SourceTold = {
  source: 'GoodSignInvoice',
  system: 'goodsign',
  path: '/goodsign/v1',
  printed: z
    .strictObject({ number: z.string().min(1), totalCents: z.int() })
    .transform(({ number, totalCents }) => ({ invoiceNumber: number, sumCents: totalCents })),
  listed: (invoice) => ({
    number: invoice.key,
    visitNumber: invoice.appointmentId,
    credits: creditsOf(invoice),
    state: {
      notAvailable: 'created',
      open: 'delivered',
      overdue: 'reminded',
      paper: 'posted',
      paid: 'settled',
      refundInProgress: 'crediting',
      refunded: 'credited',
    }[invoice.status],
    hasImage: invoice.hasPdf,
    onlineUntil: invoice.payableOnlineUntil,
    isOnline: invoice.canBePaidOnline,
    issued: invoice.creationDate,
    due: invoice.dueDate,
    totalCents: invoice.sumCents,
  }),
  more: (invoice) => ({
    settled: invoice.paidDate,
    receiver: { name: invoice.buyerName, lines: invoice.buyerAddress },
    lines: invoice.rows.map((row) => ({
      text: row.description,
      quantity: row.count,
      unitCents: row.unitPriceCents,
      day: row.date,
      vat: row.vatPercentage,
    })),
    payTo: invoice.transfer,
  }),
};

/** The ledger of invoices beside visits. */
export const netsuite: SourceTold = {
  source: 'NetsuiteInvoice',
  system: 'netsuite',
  path: '/netsuite/v1',
  printed: z
    .strictObject({ tranId: z.string().min(1), total: euros })
    .transform(({ tranId, total }) => ({ invoiceNumber: tranId, sumCents: centsOf(total) })),
  listed: (invoice) => ({
    internalId: invoice.key,
    appointment: invoice.appointmentId,
    tranId: invoice.invoiceNumber,
    appliedTo: creditsOf(invoice),
    status: {
      notAvailable: 'Pending Approval',
      open: 'Open',
      overdue: 'Past Due',
      // The ledger sends nothing by post.
      paper: 'Open',
      paid: 'Paid In Full',
      refundInProgress: 'Refund Pending',
      refunded: 'Refunded',
    }[invoice.status],
    hasFile: invoice.hasPdf,
    onlineUntil: invoice.payableOnlineUntil,
    payableOnline: invoice.canBePaidOnline,
    tranDate: invoice.creationDate,
    dueDate: invoice.dueDate,
    total: eurosOf(invoice.sumCents),
  }),
  more: (invoice) => ({
    closeDate: invoice.paidDate,
    billTo: { attention: invoice.buyerName, address: invoice.buyerAddress.join('\n') },
    items: invoice.rows.map((row) => ({
      description: row.description,
      quantity: row.count,
      grossRate: eurosOf(row.unitPriceCents),
      serviceDate: row.date,
      taxRate: row.vatPercentage,
    })),
    bankTransfer: invoice.transfer,
  }),
};

function creditsOf({ creditedInvoiceNumber }: { readonly creditedInvoiceNumber: string }): string[] {
  return creditedInvoiceNumber === '' ? [] : creditedInvoiceNumber.split(',');
}
