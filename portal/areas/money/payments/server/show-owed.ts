import { MOST_INVOICES } from '#areas/money/shared/invoices/most-invoices.ts';
import { listInvoices } from '#areas/money/shared/invoices/server/invoices.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { PaymentsApi } from '../contract.ts';
import { emailOf, findOwed, isRefusal, type OwedParts, otherPayment, type Refusal } from './owed.ts';

type Show = PaymentsApi['GET /api/payments/owed'];

/** `GET /api/payments/owed`. The invoices' own systems are asked before the transaction begins. */
export function showOwed(parts: OwedParts): Handler<Show> {
  return {
    async before(context, { query }) {
      const patientId = String(context.session.patientId);
      const ids = await idsOf(parts, context, patientId, query);
      if ('type' in ids) return ok(ids);
      const invoices = ids.length === 0 ? [] : await findOwed(parts, context, patientId, ids);
      if (isRefusal(invoices)) return ok(invoices);
      if (invoices.length === 0) return ok({ type: 'invoiceNotFound' });
      return { invoices, hasEmail: (await emailOf(context, patientId)) !== null };
    },
    async answer({ tx, patientId, note }, _input, before) {
      const { invoices, hasEmail } = before as OwedInvoices;
      await note({ action: 'read', kind: 'payment' });
      const other = await otherPayment(tx, patientId, invoices);
      if (other) return ok(other);
      return ok({
        type: 'owed',
        reference: invoices.map(({ id }) => id).join(','),
        sumCents: invoices.reduce((sum, { sumCents }) => sum + sumCents, 0),
        invoices: invoices.map(({ id, invoiceNumber, sumCents, dueDate, status }) => ({
          ...{ id, invoiceNumber, sumCents, dueDate },
          isOverdue: status === 'overdue',
        })),
        hasEmail,
      });
    },
  };
}

interface OwedInvoices {
  readonly invoices: Exclude<Awaited<ReturnType<typeof findOwed>>, Refusal>;
  readonly hasEmail: boolean;
}

interface Asked {
  readonly reference?: string;
  readonly invoiceNumber?: string;
  readonly appointmentId?: number;
}

/** The portal's numbers of what is asked for; what else names an invoice is looked for among the patient's own. */
async function idsOf(
  { invoicing }: OwedParts,
  context: Context,
  patientId: string,
  { reference, invoiceNumber, appointmentId }: Asked,
): Promise<readonly number[] | Refusal | { readonly type: 'notInvoicedYet' }> {
  if (reference !== undefined) return [...new Set(reference.split(',').map(Number))];
  if (invoiceNumber === undefined && appointmentId === undefined) return [];
  const { invoices, missing } = await listInvoices({ ...context, invoicing }, patientId);
  const found = invoices.filter((invoice) =>
    invoiceNumber === undefined
      ? invoice.appointmentId === appointmentId
      : invoice.invoiceNumber === invoiceNumber,
  );
  const unpaid = found.filter(isUnpaid);
  const several = invoiceNumber === undefined && unpaid.length > 0;
  const wanted = several ? unpaid.slice(0, MOST_INVOICES) : found.slice(0, 1);
  if (wanted.length > 0) return wanted.map(({ id }) => id);
  if (missing.length > 0) return { type: 'unavailable' };
  return { type: invoiceNumber === undefined ? 'notInvoicedYet' : 'invoiceNotFound' };
}
