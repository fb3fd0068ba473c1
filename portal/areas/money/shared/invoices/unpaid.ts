import type { Invoice } from './invoice.ts';

/** Whether something is left to pay. */
export function isUnpaid({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'open' || status === 'overdue' || status === 'paper';
}
