import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ArrowDownIcon } from '../icons/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../icons/ArrowUpIcon.tsx';
import { SortIcon } from '../icons/SortIcon.tsx';
import { classNames } from '../styling/class-names.ts';
import { type Column, nextSort, type TableSort } from './columns.ts';
import * as css from './Table.css.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

const SIGNS = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon } as const;

/** Names of the columns. Sortable ones are buttons, and stay above the cards on a phone. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>): ReactNode {
  const { strings } = useDesignSystem();
  const firstSortable = columns.find(({ sortValue }) => sortValue)?.id;
  return (
    <thead role="rowgroup" className={css.head}>
      <tr role="row" className={css.headRow}>
        {columns.map(({ id, header, isNumeric, sortValue }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const Sign = SIGNS[direction ?? 'none'];
          const isButton = onSort && sortValue;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={classNames(
                isButton ? css.sortableHeader : css.columnHeader,
                isNumeric && css.numeric,
              )}
            >
              {isButton && id === firstSortable && (
                <span aria-hidden className={css.sortLabel}>
                  {strings.sortBy}
                </span>
              )}
              {isButton ? (
                <button type="button" className={css.sortButton} onClick={() => onSort(nextSort(sort, id))}>
                  {header}
                  <Sign size="small" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
