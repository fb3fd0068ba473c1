import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import { applyStatus } from './apply-status.ts';
import { ASK_PAYMENT } from './jobs.ts';

export interface AskParts {
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly paytrail: Paytrail;
  readonly now: () => Date;
}

const MINUTE = 60_000;
/** How long after its beginning a payment is asked about first: most have come back by then. */
export const FIRST_ASKED_MS = 10 * MINUTE;
/** How long it is asked about, and how often: one that nobody has begun to pay is soon none any more. */
const ASKED = {
  new: { forMs: 24 * 60 * MINUTE, everyMs: 60 * MINUTE },
  pending: { forMs: 30 * 24 * 60 * MINUTE, everyMs: 360 * MINUTE },
  delayed: { forMs: 30 * 24 * 60 * MINUTE, everyMs: 360 * MINUTE },
} as const;

/** Asks the provider about a payment of which neither a callback nor the payer has told the end, and settles it. */
export async function askPayment(parts: AskParts, payload: JobPayload): Promise<void> {
  const { inScope, vault, paytrail, now: clock } = parts;
  const patientId = String(payload.patientId);
  const stamp = String(payload.payment);
  const payment = await inScope({ patientId }, (tx) =>
    tx
      .selectFrom('payments')
      .select(['brand', 'status', 'transaction_id', 'created_at'])
      .where('patient_id', '=', patientId)
      .where('stamp', '=', stamp)
      .executeTakeFirst(),
  );
  // Without the provider's name for it no form was shown: nobody can have paid.
  if (!payment || payment.transaction_id === null) return;
  if (!isOpen(payment.status)) return forget(parts, { patientId, stamp }, ['next_page']);
  const { brand, transaction_id: transactionId, created_at: begun } = payment;
  const told = await paytrail.ask(brand, transactionId);
  const now = clock();
  const applied = await applyStatus(
    { inScope, vault, now, requestId: null },
    {
      stamp: told.stamp,
      transactionId: told.transactionId,
      status: told.status,
      amountCents: told.amount,
      provider: told.provider ?? null,
      reason: null,
    },
    'asked',
    brand,
  );
  if (applied.type !== 'applied') return;
  if (!isOpen(applied.status)) return forget(parts, { patientId, stamp }, ['next_page']);
  const { forMs, everyMs } = ASKED[applied.status];
  const runAt = new Date(now.getTime() + everyMs);
  if (runAt.getTime() > begun.getTime() + forMs) return forget(parts, { patientId, stamp }, OF_THE_BEGINNING);
  await inScope({ patientId }, (tx) =>
    enqueue(tx, ASK_PAYMENT, payload, { jobKey: `${ASK_PAYMENT}:${stamp}`, runAt }),
  );
}

function isOpen(status: string): status is keyof typeof ASKED {
  return status in ASKED;
}

/** Of how to pay it, where its receipt would go and where its payer would go on nothing is kept; what comes later still counts. */
const OF_THE_BEGINNING = ['form', 'receipt_to', 'next_page'] as const;

async function forget(
  { inScope }: AskParts,
  { patientId, stamp }: { readonly patientId: string; readonly stamp: string },
  columns: readonly (typeof OF_THE_BEGINNING)[number][],
): Promise<void> {
  await inScope({ patientId }, (tx) =>
    tx
      .updateTable('payments')
      .set(Object.fromEntries(columns.map((column) => [column, null])))
      .where('patient_id', '=', patientId)
      .where('stamp', '=', stamp)
      .execute(),
  );
}
