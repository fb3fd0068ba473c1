import { markInvoicePaid } from '#areas/money/shared/invoices/server/invoices.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import type { InScope, Vault } from '#platform/context.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import { LoggableError } from '#platform/loggable-error.ts';
import { book, referenceOf } from './ledger.ts';
import { paymentsOfInvoices } from './payments-of-invoices.ts';

export interface MarkParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly invoicing: Invoicing;
  readonly now: () => Date;
}

/** A source of invoices has not heard of a payment: the job is tried again. */
class NotToldYet extends LoggableError {}

/**
 * Tells the source of each invoice of a payment that it was paid, until it has said what it makes of it. A source takes the same
 * payment twice as once, so that a job may run again at any time.
 */
export async function markInvoices(parts: MarkParts, payload: JobPayload): Promise<void> {
  const { inScope, vault, invoicing, now } = parts;
  const patientId = String(payload.patientId);
  const stamp = String(payload.payment);
  const rows = await inScope({ patientId }, (tx) =>
    paymentsOfInvoices(tx, patientId)
      .select(['invoice_id', 'invoices.cents', 'brand', 'transaction_id', 'paid_at'])
      .where('invoices.stamp', '=', stamp)
      .where('status', '=', 'ok')
      .where('result', 'is', null)
      .execute(),
  );
  let left = 0;
  for (const { invoice_id: id, cents, brand, transaction_id: transactionId, paid_at: paidAt } of rows) {
    if (transactionId === null || paidAt === null) continue;
    const asking = { inScope, vault, invoicing, report: () => {} };
    const payment = { sumCents: cents, paidAt, transactionId };
    const result = await markInvoicePaid(asking, patientId, id, payment);
    if (result === 'unknownError') {
      left += 1;
      continue;
    }
    await inScope({ patientId }, async (tx) => {
      await tx
        .updateTable('payment_invoices')
        .set({ result })
        .where('patient_id', '=', patientId)
        .where('stamp', '=', stamp)
        .where('invoice_id', '=', id)
        .execute();
      // It was paid otherwise before: the payer has this sum to their credit.
      if (result === 'invoiceAlreadyPaid') {
        await book(tx, [
          {
            at: now(),
            kind: 'overpayment',
            reference: referenceOf(stamp, id),
            brand,
            debit: 'invoices',
            credit: 'overpaid',
            cents,
            payment: stamp,
          },
        ]);
      }
    });
  }
  if (left > 0) throw new NotToldYet('A source of invoices has not heard of a payment yet');
}
