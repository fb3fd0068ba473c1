import { helsinkiDay } from '#contract/time/time.ts';
import type { Transaction } from './transactions.ts';

/** What the provider keeps of each payment, in cents. */
const FEE_CENTS = 35;

/** What was paid and paid back on a day, which the provider hands over together. */
export interface SandboxSettlement {
  /** The day as a number. */
  readonly id: number;
  readonly day: string;
  readonly rows: readonly { readonly stamp: string; readonly cents: number; readonly feeCents: number }[];
}

/** The settlements of an account, the newest first. */
export function settlementsOf(transactions: readonly Transaction[], account: string): SandboxSettlement[] {
  const rows = transactions
    .filter((each) => each.account === account && each.status === 'ok')
    .flatMap(({ asked, paidAt, createdAt, refunds }) => [
      { stamp: asked.stamp, cents: asked.amount, feeCents: FEE_CENTS, at: paidAt ?? createdAt },
      ...[...refunds.values()]
        .filter(({ status }) => status === 'ok')
        .map(({ stamp, cents, at }) => ({ stamp, cents: -cents, feeCents: 0, at })),
    ]);
  return [...Map.groupBy(rows, ({ at }) => helsinkiDay(at))]
    .map(([day, settled]) => ({ id: Number(day.replaceAll('-', '')), day, rows: settled }))
    .toSorted((one, other) => other.id - one.id);
}

/** A settlement as the provider reports it: semicolons, and commas in sums. */
export function reportOf({ id, rows }: SandboxSettlement): string {
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  return [
    'stamp;amount;paymentMethodFee;settlementId',
    ...rows.map(({ stamp, cents, feeCents }) => `"${stamp}";${euros(cents)};${euros(feeCents)};${id}`),
    '',
  ].join('\n');
}
