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
 * Keeps the order of a table whose rows are all here; spread the result over `Table`. Where a server sorts, give the
 * table your own `sort` and `onSort`.
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
