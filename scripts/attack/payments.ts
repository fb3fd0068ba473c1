import type { Visitor } from './visitor.ts';

export interface KnownInvoice {
  readonly id: number;
  readonly invoiceNumber: string;
  readonly sumCents: number;
  readonly canBePaidOnline: boolean;
  readonly status: string;
}

/** The invoices of somebody who is logged in. */
export async function invoicesOf(visitor: Visitor): Promise<readonly KnownInvoice[]> {
  const { status, body } = await visitor.get('/api/payments/invoices-list?lang=fi');
  if (status !== 200 || body.invoices.length === 0) throw new Error(`There are no invoices: ${status}.`);
  return body.invoices;
}

/** Begins a payment of the first of them that can be paid online. Its name. */
export async function beginPayment(visitor: Visitor, invoices: readonly KnownInvoice[]): Promise<string> {
  const invoice = invoices.find(({ canBePaidOnline }) => canBePaidOnline);
  if (!invoice) throw new Error('No invoice can be paid online.');
  const { id, sumCents } = invoice;
  const requestBody = {
    amount: sumCents,
    items: [{ productCode: '', unitPrice: sumCents, units: 1, vatPercentage: 0 }],
    ...{ language: 'FI', reference: String(id) },
  };
  const { body } = await visitor.send('POST', '/api/payments/?lang=fi', { requestBody });
  if (body.type !== 'success') throw new Error(`No payment began: ${body.type}.`);
  return body.payment;
}
