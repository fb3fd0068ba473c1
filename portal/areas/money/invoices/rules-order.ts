import type { Invoice } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';

/** What is to be paid stands first, the earliest due day before the others; then everything else, the latest first. */
export function inOrder<Listed extends Pick<Invoice, 'id' | 'status' | 'dueDate' | 'creationDate'>>(
  invoices: readonly Listed[],
): readonly Listed[] {
  return [...invoices].sort((one, other) => {
    const [isDue, isOtherDue] = [isUnpaid(one), isUnpaid(other)];
    if (isDue !== isOtherDue) return isDue ? -1 : 1;
    const byDay = isDue
      ? one.dueDate.localeCompare(other.dueDate)
      : other.creationDate.localeCompare(one.creationDate);
    return byDay || other.id - one.id;
  });
}
