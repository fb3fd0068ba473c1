import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  /** Name of the column: above it, and beside each value where rows become cards. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names its row to screen readers, and heads the card. Default: the first column. */
  readonly isRowHeader?: boolean;
  /** Digits of equal width, aligned at their end. */
  readonly isNumeric?: boolean;
  /** Value to sort by; with it the header becomes a button. Null comes last in both directions. */
  readonly sortValue?: (row: Row) => string | number | null;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The column that names its row. */
export function rowHeaderOf<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0])?.id;
}

/** The order that pressing the header of a column asks for. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/**
 * The rows in the order of one column. Equal rows keep their order.
 * @param locale BCP 47: Å, Ä and Ö come last in Finnish and Swedish
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | undefined,
  locale: string,
): readonly Row[] {
  const read = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!read) return rows;
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [read(left), read(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}
