import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { newPaymentSchema } from './requests.ts';

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
  readonly refunds: Map<string, { readonly id: string; readonly cents: number }>;
}

/** The provider's books, in memory. */
export interface Transactions {
  begin(account: string, asked: Transaction['asked'], now: Date): Transaction;
  find(id: string): Transaction | undefined;
  all(): readonly Transaction[];
  /** Pays back; null where that is more than is left of the payment. */
  refund(transaction: Transaction, stamp: string, cents: number): string | null;
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
    refund(transaction, stamp, cents) {
      const made = transaction.refunds.get(stamp);
      if (made) return made.cents === cents ? made.id : null;
      const refunded = [...transaction.refunds.values()].reduce((sum, each) => sum + each.cents, 0);
      if (transaction.status !== 'ok' || refunded + cents > transaction.asked.amount) return null;
      const id = randomUUID();
      transaction.refunds.set(stamp, { id, cents });
      return id;
    },
  };
}
