import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { REFUND_PATH } from './return-paths.ts';
import { settleRefund } from './settle-refund.ts';

/** What an operator pays back of a payment. */
export interface WantedRefund {
  readonly payment: string;
  readonly invoiceId: number;
  /** Null: all that is left. */
  readonly cents: number | null;
}

export type RefundOutcome =
  | { readonly type: 'refunded'; readonly cents: number }
  /** The provider has taken it on, and tells later how it has ended. */
  | { readonly type: 'pending'; readonly cents: number }
  /** There is no such payment, or it is not paid, or the invoice is none of it. */
  | { readonly type: 'notPaid' }
  | { readonly type: 'tooMuch'; readonly leftCents: number }
  /** The provider has said no: nothing was paid back. */
  | { readonly type: 'refused' };

interface RefundParts {
  /** The schema's owner. */
  readonly db: Kysely<Tables>;
  readonly paytrail: Paytrail;
  readonly vault: Vault;
  readonly now: Date;
  /** Origin of each brand's portal. */
  readonly origins: Readonly<Record<BrandId, string>>;
}

/**
 * Pays back some of a payment. It is written down under a name before the provider is asked: asked again after no answer has come,
 * the same name pays back once. It is in the books, and in the patient's log, when the provider has said so, now or later.
 *
 * @throws SystemError where the provider does not answer: the same is asked for again
 */
export async function refundPayment(parts: RefundParts, wanted: WantedRefund): Promise<RefundOutcome> {
  const { db, paytrail, vault, now, origins } = parts;
  const asked = await db.transaction().execute((tx) => writeDown(tx, parts, wanted));
  if (asked.type !== 'asked') return asked;
  const { id, patientId, brand, cents, transactionId } = asked;
  const told = await paytrail.refund(brand, {
    transactionId,
    amountCents: cents,
    stamp: id,
    reference: asked.invoiceNumber,
    email: null,
    callbackUrl: `${origins[brand]}${REFUND_PATH}`,
  });
  const stands = await db
    .transaction()
    .execute((tx) => settleRefund(tx, { vault, now, requestId: null }, { patientId, id }, told));
  return stands === 'fail' ? { type: 'refused' } : { type: stands === 'ok' ? 'refunded' : 'pending', cents };
}

interface Asked {
  readonly type: 'asked';
  readonly id: string;
  readonly patientId: string;
  readonly brand: BrandId;
  readonly cents: number;
  readonly transactionId: string;
  readonly invoiceNumber: string;
}

async function writeDown(
  tx: Kysely<Tables>,
  { now }: RefundParts,
  { payment: stamp, invoiceId, cents: wanted }: WantedRefund,
): Promise<Asked | RefundOutcome> {
  const paid = await tx
    .selectFrom('payment_invoices as invoices')
    .innerJoin('payments', 'payments.stamp', 'invoices.stamp')
    .select(['invoices.patient_id', 'invoices.cents', 'invoice_number', 'brand', 'transaction_id'])
    .where('invoices.stamp', '=', stamp)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'ok')
    .forUpdate('invoices')
    .executeTakeFirst();
  if (!paid || paid.transaction_id === null) return { type: 'notPaid' };
  const { patient_id: patientId, brand, transaction_id: transactionId } = paid;
  const refunds = await tx
    .selectFrom('payment_refunds')
    .select(['id', 'cents', 'made_at', 'transaction_id'])
    .where('stamp', '=', stamp)
    .where('invoice_id', '=', invoiceId)
    .where('refused_at', 'is', null)
    .execute();
  const open = refunds.find(({ made_at: madeAt }) => madeAt === null);
  const left = refunds.reduce((sum, refund) => (refund === open ? sum : sum - refund.cents), paid.cents);
  if (open && open.transaction_id !== null) return { type: 'pending', cents: open.cents };
  // One that nobody has answered is asked for again, whatever is wanted now: it may have been made.
  const cents = open?.cents ?? wanted ?? left;
  if (cents > left || cents <= 0) return { type: 'tooMuch', leftCents: left };
  const id = open?.id ?? randomUUID();
  if (!open) {
    await tx
      .insertInto('payment_refunds')
      .values({
        patient_id: patientId,
        id,
        stamp,
        invoice_id: invoiceId,
        cents,
        asked_at: now,
      })
      .execute();
  }
  return {
    type: 'asked',
    ...{ id, patientId, brand, cents, transactionId },
    invoiceNumber: paid.invoice_number,
  };
}
