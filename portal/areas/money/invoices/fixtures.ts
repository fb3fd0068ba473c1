import type { Invoice, InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';

/** An open invoice as pages get it. */
export function invoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    id: 71,
    invoiceNumber: '2026104417',
    creditedInvoiceNumber: '',
    status: 'open',
    source: 'CustomerInvoice',
    hasPdf: true,
    canBePaidOnline: true,
    creationDate: '2026-11-01',
    dueDate: '2026-11-15',
    sumCents: 153_70,
    ...changes,
  };
}

/** One of each status, in the order of the list. */
export const everyStatus: readonly Invoice[] = [
  invoice({
    id: 72,
    invoiceNumber: '7700318',
    status: 'overdue',
    source: 'GoodSignInvoice',
    dueDate: '2026-10-15',
    sumCents: 93_90,
  }),
  invoice({
    id: 73,
    invoiceNumber: '7700402',
    status: 'paper',
    source: 'GoodSignInvoice',
    canBePaidOnline: false,
    dueDate: '2026-11-10',
    sumCents: 62_80,
  }),
  invoice(),
  invoice({
    id: 74,
    invoiceNumber: 'INV-40040',
    status: 'notAvailable',
    source: 'NetsuiteInvoice',
    hasPdf: false,
    canBePaidOnline: false,
    sumCents: 62_40,
  }),
  invoice({ id: 75, invoiceNumber: '2026103902', status: 'refundInProgress', canBePaidOnline: false }),
  invoice({
    id: 76,
    invoiceNumber: '2026103110',
    creditedInvoiceNumber: '2026102984,2026102985',
    status: 'refunded',
    canBePaidOnline: false,
    sumCents: -128_80,
  }),
  invoice({ id: 77, invoiceNumber: '2026102984', status: 'paid', canBePaidOnline: false }),
];

/** An answer of `GET /api/payments/invoices-list`. */
export function invoicesList(changes: object = {}) {
  return {
    invoices: everyStatus,
    page: 1,
    pages: 1,
    total: everyStatus.length,
    due: 3,
    missing: [],
    ...changes,
  };
}

/** An answer of `GET /api/payments/due`: three invoices, one of them past its due day. */
export function dueInShort(changes: object = {}) {
  return {
    ...{ count: 3, overdue: 1, sumCents: 310_40, dueDate: '2026-10-15', payable: [72, 71], isWhole: true },
    ...changes,
  };
}

/** An open invoice with all that is known of it. */
export function invoiceSummary(changes: Partial<InvoiceSummary> = {}): InvoiceSummary {
  return {
    ...invoice(),
    paidDate: null,
    payableOnlineUntil: '2026-11-05',
    buyerName: 'Aino Maria Virtanen',
    buyerAddress: ['Fleminginkatu 12 A 4', '00530 Helsinki'],
    rows: [
      {
        description: 'Yleislääkärin vastaanotto, 20 min',
        count: 1,
        unitPriceCents: 98_00,
        date: '2026-11-01',
        vatPercentage: 0,
      },
      {
        description: 'Toimistomaksu',
        count: 1,
        unitPriceCents: 30_80,
        date: '2026-11-01',
        vatPercentage: 0,
      },
      {
        description: 'Ranneside',
        count: 1,
        unitPriceCents: 24_90,
        date: '2026-11-01',
        vatPercentage: 25.5,
      },
    ],
    transfer: { payeeName: 'Kaari Terveys', iban: 'FI2112345600000785', reference: '20261044176' },
    ...changes,
  };
}
