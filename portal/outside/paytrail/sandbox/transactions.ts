import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { newPaymentSchema, refundSchema } from './requests.ts';

type AskedRefund = z.infer<typeof refundSchema>;
/** Takes its time over refunds, and calls back. */
const SLOW_PROVIDER = 'taskumaksu';

/** Why a bank says no, as the provider passes it on. */
export const DECLINES = [
  'cardDeclined',
  'cardExpired',
  'incorrectCvc',
  'insufficientFunds',
  'unableToProcess',
] as const;
export type Reason = (typeof DECLINES)[number] | 'cancelled';

/** How the provider tells the portal: `never` neither by callback nor by the payer's browser. */
export const TELLINGS = ['once', 'repeatedly', 'before', 'late', 'never'] as const;
export type Telling = (typeof TELLINGS)[number];

/** What is paid back of a payment; `pending`: nobody has decided yet. */
export interface SandboxRefund {
  readonly id: string;
  readonly stamp: string;
  readonly cents: number;
  readonly reference: string;
  readonly callbackUrls: { readonly success: string; readonly cancel: string };
  readonly at: Date;
  status: 'ok' | 'pending' | 'fail';
}

/** A payment in the provider's books. */
export interface Transaction {
  readonly id: string;
  readonly account: string;
  readonly asked: z.infer<typeof newPaymentSchema>;
  readonly createdAt: Date;
  status: 'new' | 'pending' | 'delayed' | 'fail' | 'ok';
  provider: string | null;
  reason: Reason | null;
  paidAt: Date | null;
  /** By their stamps: the same is not made twice. */
  readonly refunds: Map<string, SandboxRefund>;
}

/** The provider's books, in memory. */
export interface Transactions {
  begin(account: string, asked: Transaction['asked'], now: Date): Transaction;
  find(id: string): Transaction | undefined;
  all(): readonly Transaction[];
  /** Pays back, at once or once somebody decides; null where that is more than is left of the payment. */
  refund(transaction: Transaction, asked: AskedRefund, now: Date): SandboxRefund | null;
}

export function openTransactions(): Transactions {
  const known = new Map<string, Transaction>();
  return {
    begin(account, asked, now) {
      const transaction: Transaction = {
        id: randomUUID(),
        account,
        asked,
        createdAt: now,
        status: 'new',
        provider: null,
        reason: null,
        paidAt: null,
        refunds: new Map(),
      };
      known.set(transaction.id, transaction);
      return transaction;
    },
    find: (id) => known.get(id),
    all: () => [...known.values()],
    refund(
      transaction,
      { amount: cents, refundStamp: stamp, refundReference: reference, callbackUrls },
      now,
    ) {
      const made = transaction.refunds.get(stamp);
      if (made) return made.cents === cents ? made : null;
      const refunded = [...transaction.refunds.values()]
        .filter(({ status }) => status !== 'fail')
        .reduce((sum, each) => sum + each.cents, 0);
      if (transaction.status !== 'ok' || refunded + cents > transaction.asked.amount) return null;
      const status = transaction.provider === SLOW_PROVIDER ? 'pending' : 'ok';
      const refund: SandboxRefund = {
        id: randomUUID(),
        ...{ stamp, cents, reference, callbackUrls, status, at: now },
      };
      transaction.refunds.set(stamp, refund);
      return refund;
    },
  };
}
