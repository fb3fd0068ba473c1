import type { BrandId } from '#contract/brand/brand.ts';
import type { PaymentReturn, PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import { logAccess } from '#platform/access-log.ts';
import type { InScope, Scoped, Vault } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { Tables } from '#platform/tables.ts';
import { MARK_INVOICES } from './jobs.ts';
import { book, referenceOf } from './ledger.ts';
import { patientOf } from './patient-of.ts';
import { queueReceipt } from './queue-receipt.ts';

/** From the first to the last: what comes late changes nothing. A payment that has failed and is paid after all is paid. */
const RANK: readonly PaymentStatus[] = ['new', 'pending', 'delayed', 'fail', 'ok'];

/** What the provider says of a payment, by its own word. */
export interface ToldStatus extends Omit<PaymentReturn, 'status'> {
  readonly status: PaymentStatus;
}

/** What has become of it. Everything but `applied` changes nothing. */
export type AppliedStatus =
  | {
      readonly type: 'applied';
      readonly status: PaymentStatus;
      readonly patientId: string;
      /** Its payer has not logged in. */
      readonly isGuest: boolean;
      /** Where the payer goes on; null where nowhere else, or not any more. */
      readonly next: string | null;
    }
  | { readonly type: 'unknownPayment' | 'wrongSum' | 'wrongTransaction' };

export interface ApplyParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly now: Date;
  /** Of the request that brings it; null where none does. */
  readonly requestId: string | null;
}

/** The portal's names of payments and refunds. */
export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Takes the provider's word on a payment: once for each status, in any order, however often it comes and in however many
 * processes. What is paid is in the books, and its invoices and its receipt are left for after the commit, in the same
 * transaction.
 *
 * @param brand whose account at the provider has signed it
 */
export async function applyStatus(
  parts: ApplyParts,
  told: ToldStatus,
  heardBy: Tables['payment_events']['heard_by'],
  brand: BrandId,
): Promise<AppliedStatus> {
  const { inScope } = parts;
  const patientId = UUID.test(told.stamp) ? await inScope({}, (tx) => patientOf(tx, told.stamp)) : null;
  if (patientId === null) return { type: 'unknownPayment' };
  return inScope({ patientId }, (tx) => applyIn(tx, parts, told, { heardBy, brand, patientId }));
}

interface Heard {
  readonly heardBy: Tables['payment_events']['heard_by'];
  readonly brand: BrandId;
  readonly patientId: string;
}

async function applyIn(
  tx: Scoped,
  parts: ApplyParts,
  told: ToldStatus,
  { heardBy, brand, patientId }: Heard,
): Promise<AppliedStatus> {
  const { stamp, status, transactionId } = told;
  const { now, vault } = parts;
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('stamp', '=', stamp)
    .forUpdate()
    .executeTakeFirst();
  if (!payment || payment.brand !== brand) return { type: 'unknownPayment' };
  if (payment.cents !== told.amountCents) return { type: 'wrongSum' };
  if (payment.transaction_id !== null && payment.transaction_id !== transactionId) {
    return { type: 'wrongTransaction' };
  }
  const { is_guest: isGuest, next_page: page } = payment;
  const next = page && vault.open('payments.next_page', page);
  const { numInsertedOrUpdatedRows: isNews } = await tx
    .insertInto('payment_events')
    .values({ patient_id: patientId, stamp, status, heard_by: heardBy, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isNews || RANK.indexOf(status) <= RANK.indexOf(payment.status)) {
    return { type: 'applied', status: payment.status, patientId, isGuest, next };
  }
  await tx
    .updateTable('payments')
    .set({
      status,
      transaction_id: transactionId,
      provider: told.provider,
      failure: status === 'fail' ? told.reason : null,
      // Somebody has begun to pay: the same form would pay twice.
      form: null,
      paid_at: status === 'ok' ? now : null,
    })
    .where('patient_id', '=', patientId)
    .where('stamp', '=', stamp)
    .execute();
  if (status === 'ok') await credit(tx, parts, { ...payment, paid_at: now });
  await logAccess(tx, parts, {
    patientId,
    actor: { kind: 'system', id: null },
    action: 'change',
    recordKind: 'payment',
    recordId: stamp,
  });
  return { type: 'applied', status, patientId, isGuest, next };
}

async function credit(
  tx: Scoped,
  parts: ApplyParts,
  payment: Parameters<typeof queueReceipt>[2],
): Promise<void> {
  const { patient_id: patientId, stamp, brand } = payment;
  const invoices = await tx
    .selectFrom('payment_invoices')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('stamp', '=', stamp)
    .orderBy('invoice_id')
    .execute();
  await book(
    tx,
    invoices.map(({ invoice_id: id, cents }) => ({
      at: parts.now,
      kind: 'payment',
      reference: referenceOf(stamp, id),
      brand,
      debit: 'provider',
      credit: 'invoices',
      cents,
      payment: stamp,
    })),
  );
  await enqueue(tx, MARK_INVOICES, { patientId, payment: stamp }, { jobKey: `${MARK_INVOICES}:${stamp}` });
  await queueReceipt(tx, parts, payment, invoices);
}
