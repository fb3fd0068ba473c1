import type { Difference } from './reconcile.ts';

/** What an operator does about each kind of difference. */
export const DIFFERENCE_ADVICE: Readonly<Record<Difference['kind'], string>> = {
  unknown: 'settled and not in the books: settle the payment, or ask the provider whose it is',
  sum: 'settled with another sum: ask the provider',
  twice: 'settled more than once: ask the provider to take one back',
  missing: 'in the books and not settled: it may be in the next report; else ask the provider',
};
