import { sql } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { PaymentReturn } from '#outside/paytrail/client/paytrail.ts';
import { type AppliedStatus, type ApplyParts, UUID } from './apply-status.ts';
import { settleRefund } from './settle-refund.ts';

/** What has become of the provider's word on a refund. Everything but `applied` changes nothing. */
export type AppliedRefund =
  | { readonly type: 'applied' }
  | { readonly type: Exclude<AppliedStatus['type'], 'applied'> };

/**
 * Takes what the provider calls back with about a refund that it has taken its time over. It names the refund by the portal's name or
 * by its own.
 *
 * @param brand whose account at the provider has signed it
 */
export async function applyRefund(
  { inScope, vault, now, requestId }: ApplyParts,
  told: PaymentReturn,
  brand: BrandId,
): Promise<AppliedRefund> {
  const { stamp, transactionId, amountCents, status } = told;
  const found = await inScope({}, async (tx) => {
    const { rows } = await sql<{ patient: string; refund: string }>`
      select patient, refund from refund_of_provider(${UUID.test(stamp) ? stamp : null}, ${transactionId})`.execute(
      tx,
    );
    return rows[0];
  });
  if (!found) return { type: 'unknownPayment' };
  const { patient: patientId, refund: id } = found;
  return inScope({ patientId }, async (tx) => {
    const refund = await tx
      .selectFrom('payment_refunds as refunds')
      .innerJoin('payments', 'payments.stamp', 'refunds.stamp')
      .select(['brand', 'refunds.cents', 'refunds.transaction_id'])
      .where('refunds.patient_id', '=', patientId)
      .where('refunds.id', '=', id)
      .executeTakeFirst();
    if (refund?.brand !== brand) return { type: 'unknownPayment' };
    if (refund.cents !== amountCents) return { type: 'wrongSum' };
    if (refund.transaction_id !== null && refund.transaction_id !== transactionId) {
      return { type: 'wrongTransaction' };
    }
    const word = status === 'ok' || status === 'fail' ? status : 'pending';
    await settleRefund(tx, { vault, now, requestId }, { patientId, id }, { transactionId, status: word });
    return { type: 'applied' };
  });
}
