import { MOST_INVOICES } from '#areas/money/shared/invoices/most-invoices.ts';
import { listInvoices } from '#areas/money/shared/invoices/server/invoices.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import { type Outside, ok } from '#platform/calls/handler.ts';
import type { InvoicesApi } from '../contract.ts';
import { inOrder } from '../rules-order.ts';

type Due = InvoicesApi['GET /api/payments/due'];

/** For how long a page waits for a source: nobody has come for the invoices. */
const PATIENCE_MS = 500;

/** `GET /api/payments/due` */
export function dueInvoices(invoicing: Invoicing): Outside<Due> {
  return {
    async outside(context) {
      const patientId = String(context.session.patientId);
      const { invoices, missing } = await listInvoices({ ...context, invoicing }, patientId, PATIENCE_MS);
      const due = inOrder(invoices.filter(isUnpaid));
      return ok({
        count: due.length,
        overdue: due.filter(({ status }) => status === 'overdue').length,
        sumCents: due.reduce((sum, { sumCents }) => sum + sumCents, 0),
        dueDate: due[0]?.dueDate ?? null,
        payable: due
          .filter(({ canBePaidOnline }) => canBePaidOnline)
          .slice(0, MOST_INVOICES)
          .map(({ id }) => id),
        isWhole: missing.length === 0,
      });
    },
    sharedBy: ({ session: { patientId } }) => `due ${patientId}`,
  };
}
