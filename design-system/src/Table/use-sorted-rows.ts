import { useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { type Column, sortRows, type TableSort } from './columns.ts';

export interface SortedRows<Row> {
  readonly rows: readonly Row[];
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
}

/**
 * Keeps the order of a table whose rows are all here; spread the answer over `Table`. Where a server orders, give
 * the table `sort` and `onSort` of your own.
 */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  initial?: TableSort,
): SortedRows<Row> {
  const { language } = useDesignSystem();
  const [sort, onSort] = useState(initial);
  return { rows: sortRows(rows, columns, sort, LOCALES[language]), sort, onSort };
}
