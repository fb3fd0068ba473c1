import type { InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { findInvoice } from '#areas/money/shared/invoices/server/invoices.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { paymentsOfInvoices } from './payments-of-invoices.ts';

export interface OwedParts {
  readonly invoicing: Invoicing;
}

/** What beginning a payment takes. */
export interface BeginParts extends OwedParts {
  readonly paytrail: Paytrail;
}

/** Why nothing can be paid. */
export type Refusal = {
  readonly type: 'invoiceNotFound' | 'invoiceAlreadyPaid' | 'notPayableOnline' | 'unavailable';
};

/** Invoices that a patient owes and can pay online now, as their own systems say; or why not. */
export async function findOwed(
  { invoicing }: OwedParts,
  context: Context,
  patientId: string,
  ids: readonly number[],
): Promise<readonly InvoiceSummary[] | Refusal> {
  const asking = { ...context, invoicing };
  const invoices: InvoiceSummary[] = [];
  // One after the other: a source takes few questions of a person at a time, and what it has no room for has no answer.
  for (const id of ids) {
    const invoice = await findInvoice(asking, patientId, id);
    if (invoice === 'notFound') return { type: 'invoiceNotFound' };
    if (invoice === 'unavailable') return { type: 'unavailable' };
    if (!isUnpaid(invoice)) return { type: 'invoiceAlreadyPaid' };
    if (!invoice.canBePaidOnline) return { type: 'notPayableOnline' };
    invoices.push(invoice);
  }
  return invoices;
}

/** Where a receipt goes: to the person who pays, who is a guardian for a child; null where that is not known. */
export async function emailOf(
  { inScope, vault, session }: Context,
  patientId: string,
): Promise<string | null> {
  const payer = session.ownPatientId ?? patientId;
  const row = await inScope({ patientId: payer }, (tx) =>
    tx.selectFrom('patients').select('email').where('id', '=', payer).executeTakeFirst(),
  );
  return (row && openPatient(vault, row).email) || null;
}

/** Another payment of the same invoice that is made, or may still be. */
export interface OtherPayment {
  readonly type: 'underWay' | 'invoiceAlreadyPaid';
}

/** Whether another payment stands in the way of one of these invoices; null for none. */
export async function otherPayment(
  tx: Scoped,
  patientId: string,
  invoices: readonly Pick<InvoiceSummary, 'id'>[],
): Promise<OtherPayment | null> {
  const others = await paymentsOfInvoices(tx, patientId)
    .select('status')
    .where(
      'invoice_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .where('status', 'in', ['pending', 'delayed', 'ok'])
    .execute();
  if (others.some(({ status }) => status === 'ok')) return { type: 'invoiceAlreadyPaid' };
  return others.length > 0 ? { type: 'underWay' } : null;
}

/** Whether something is why nothing can be paid. */
export function isRefusal(found: readonly InvoiceSummary[] | Refusal): found is Refusal {
  return 'type' in found;
}
