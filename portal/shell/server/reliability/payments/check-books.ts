import { type Kysely, sql } from 'kysely';
import type { PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import type { Tables } from '#platform/tables.ts';

/** A payment as others than the portal have it. */
export interface ToldPayment {
  readonly stamp: string;
  readonly cents: number;
  /** As the provider's own books say. */
  readonly status: PaymentStatus;
  /** How often the invoice's system has it as paid by this payment; absent where that is not looked at. */
  readonly marked?: number;
}

/** What is wrong with the books, by the payments' names. */
export interface BookFaults {
  /** Paid at the provider, and not in the books with its sum. */
  readonly lost: readonly string[];
  /** In the books more than once. */
  readonly doubled: readonly string[];
  /** In the books, and not paid at the provider. */
  readonly invented: readonly string[];
  /** The portal says something else of it than the provider. */
  readonly wrongStatus: readonly string[];
  /** Paid, and the invoice's system has not heard of it exactly once. */
  readonly unmarked: readonly string[];
  /** Not paid, and the invoice's system takes it as paid. */
  readonly wronglyMarked: readonly string[];
  /** Cents by which what the provider has to hand over differs from what was paid there. */
  readonly unequalCents: number;
}

/**
 * Holds the portal's books against those of others. It reads the rows by itself: none of the portal's own code takes part.
 *
 * @param db the schema's owner
 */
export async function checkBooks(db: Kysely<Tables>, payments: readonly ToldPayment[]): Promise<BookFaults> {
  const { rows: credits } = await sql<{ name: string; times: number; cents: number }>`
    select coalesce(payment::text, reference) as name, count(*)::integer as times, sum(cents)::integer as cents
    from ledger where debit = 'provider' and credit = 'invoices' group by 1`.execute(db);
  const { rows: states } = await sql<{ stamp: string; status: PaymentStatus; invoices: number }>`
    select stamp, status, (select count(*)::integer from payment_invoices where payment_invoices.stamp = payments.stamp) as invoices
    from payments`.execute(db);
  const told = new Map(payments.map((payment) => [payment.stamp, payment]));
  const credited = new Map(credits.map((row) => [row.name, row]));
  const invoicesOf = new Map(states.map(({ stamp, invoices }) => [stamp, invoices]));
  const isPaid = (name: string) => told.get(name)?.status === 'ok';
  const named = (found: readonly ToldPayment[]) => found.map(({ stamp }) => stamp);
  const paid = payments.filter(({ status }) => status === 'ok');
  const sumOf = (sums: readonly { readonly cents: number }[]) =>
    sums.reduce((sum, { cents }) => sum + cents, 0);
  return {
    lost: named(paid.filter(({ stamp, cents }) => (credited.get(stamp)?.cents ?? 0) < cents)),
    doubled: credits
      .filter(
        ({ name, times, cents }) =>
          isPaid(name) && (times > (invoicesOf.get(name) ?? 0) || cents > (told.get(name)?.cents ?? 0)),
      )
      .map(({ name }) => name),
    invented: credits.filter(({ name }) => !isPaid(name)).map(({ name }) => name),
    wrongStatus: states
      .filter(({ stamp, status }) => status !== (told.get(stamp)?.status ?? 'new'))
      .map(({ stamp }) => stamp),
    unmarked: named(paid.filter(({ marked }) => marked !== undefined && marked !== 1)),
    wronglyMarked: named(payments.filter(({ status, marked = 0 }) => status !== 'ok' && marked > 0)),
    unequalCents: sumOf(credits) - sumOf(paid),
  };
}

/** Whether nothing is wrong. */
export function isSound({ unequalCents, ...found }: BookFaults): boolean {
  return unequalCents === 0 && Object.values(found).every((names) => names.length === 0);
}
