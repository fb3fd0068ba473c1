import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** What is moved from one account to another. */
export type Transfer = Omit<Insertable<Tables['ledger']>, 'id'>;

/** Writes into the books; what is written for the same reason already stays as it is. */
export async function book(tx: Kysely<Tables>, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  await tx
    .insertInto('ledger')
    .values(transfers)
    // Without naming what conflicts: the application may add to the books, and not read them.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What names a row that is about one invoice of a payment or of a refund. */
export function referenceOf(name: string, invoiceId: number): string {
  return `${name}/${invoiceId}`;
}
