import type { Context, Scoped } from '#platform/context.ts';
import { attemptsSoFar, countAttempt } from '#platform/limits/attempts.ts';

const DAY = 24 * 60;
const HOUR = 60;

/** How often one number may be tried in a day, by everybody together: its sum is not to be found by trying. */
export const TRIES_OF_NUMBER = 10;
/** How many wrong ones may come from one address in an hour. A clinic's network is one address to all who wait there. */
export const WRONG_OF_PAYER = 20;

type Asked = Pick<Context, 'vault' | 'now' | 'address'>;

/** Counts a try of a number, whether or not there is such an invoice, and says whether it may be looked up. */
export async function mayTryNumber(tx: Scoped, context: Asked, invoiceNumber: string): Promise<boolean> {
  const { vault, now } = context;
  if ((await attemptsSoFar(tx, ofPayer(context), now, HOUR)) >= WRONG_OF_PAYER) return false;
  // However it is written: a source may take `inv40021` for `INV-40021`.
  const number = invoiceNumber.replaceAll('-', '').toUpperCase();
  const subject = vault.hash('attempts.invoice', number);
  return (await countAttempt(tx, subject, now, DAY)) <= TRIES_OF_NUMBER;
}

/** Counts one that no payment came of, for its caller: whichever the reason, it is the same. */
export async function countWrongNumber(tx: Scoped, context: Asked): Promise<void> {
  await countAttempt(tx, ofPayer(context), context.now, HOUR);
}

function ofPayer({ vault, address }: Asked): Buffer {
  return vault.hash('attempts.invoice.address', address);
}
