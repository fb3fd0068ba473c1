import type { RefundAnswer } from '#outside/paytrail/client/paytrail.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { book, referenceOf } from './ledger.ts';
import { queueRefundReceipt } from './queue-receipt.ts';

interface SettleParts {
  readonly vault: Vault;
  readonly now: Date;
  /** Of the request that brings it; null where none does. */
  readonly requestId: string | null;
}

/** How a refund stands. */
type RefundStatus = RefundAnswer['status'];

/**
 * Takes the provider's word on a refund, however often and in whatever order it comes: what is made stays made, and what was refused
 * and is made after all is made. It is in the books, in the patient's log and in an e-mail, once.
 *
 * @returns how the refund stands now
 */
export async function settleRefund(
  tx: Scoped,
  parts: SettleParts,
  { patientId, id }: { readonly patientId: string; readonly id: string },
  told: RefundAnswer,
): Promise<RefundStatus> {
  const { now } = parts;
  const {
    stamp,
    invoice_id: invoiceId,
    ...refund
  } = await tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (refund.made_at !== null) return 'ok';
  if (told.status === 'pending' && refund.refused_at !== null) return 'fail';
  const isNews = told.status === 'ok' || (told.status === 'fail' && refund.refused_at === null);
  await tx
    .updateTable('payment_refunds')
    .set({
      transaction_id: told.transactionId,
      made_at: told.status === 'ok' ? now : null,
      refused_at: told.status === 'fail' ? (refund.refused_at ?? now) : null,
    })
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .execute();
  if (!isNews) return told.status;
  if (told.status === 'ok') {
    const { brand, language, ...invoice } = await tx
      .selectFrom('payment_invoices as invoices')
      .innerJoin('payments', 'payments.stamp', 'invoices.stamp')
      .select(['brand', 'language', 'invoice_number', 'result'])
      .where('invoices.patient_id', '=', patientId)
      .where('invoices.stamp', '=', stamp)
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    await book(tx, [
      {
        at: now,
        kind: 'refund',
        reference: referenceOf(id, invoiceId),
        brand,
        debit: invoice.result === 'invoiceAlreadyPaid' ? 'overpaid' : 'invoices',
        credit: 'provider',
        cents: refund.cents,
        payment: stamp,
      },
    ]);
    await queueRefundReceipt(tx, parts, {
      ...{ id, patientId, brand, language },
      cents: refund.cents,
      invoiceNumber: invoice.invoice_number,
    });
  }
  await logAccess(tx, parts, {
    patientId,
    actor: { kind: 'system', id: null },
    action: 'change',
    recordKind: 'payment',
    recordId: stamp,
  });
  return told.status;
}
