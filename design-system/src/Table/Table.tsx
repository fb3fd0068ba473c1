import { type ReactNode, useId } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { spinner } from '../Spinner/Spinner.css.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { Column, TableSort } from './columns.ts';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

export type { Column, TableSort } from './columns.ts';
export { useSortedRows } from './use-sorted-rows.ts';

export interface TableProps<Row> {
  /** Says what the rows are; the table's accessible name. */
  readonly caption: ReactNode;
  /** Hides it visually, where a heading above says the same. */
  readonly isCaptionHidden?: boolean;
  /** Heading, cell and width of each column, in reading order. */
  readonly columns: readonly Column<Row>[];
  /** The data, one item per row. */
  readonly rows: readonly Row[];
  /** The row's unique key; its place where rows may be alike and are never sorted. */
  readonly rowKey: (row: Row, index: number) => string;
  /** Makes the whole row a link, named by the row's header. */
  readonly rowHref?: (row: Row) => string | undefined;
  /** The current order of the rows. */
  readonly sort?: TableSort | undefined;
  /** Called for another order. Columns with a `sortValue` then have buttons. */
  readonly onSort?: (sort: TableSort) => void;
  /** How much room the columns need before rows stop being cards: 20, 28, 44 or 60 rem. Default: `narrow`. */
  readonly needs?: css.TableVariants['needs'];
  /** Rows are loading: shows skeletons, or the old rows and a spinner beside the caption. */
  readonly isLoading?: boolean;
  /** Number of skeletons. Default: 3. */
  readonly loadingRows?: number;
  /** Instead of a table without rows: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** Instead of the table: an `ErrorState`. */
  readonly error?: ReactNode;
}

/** A native table. Where it has no room each row becomes a card that repeats the columns' names. */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { caption, isCaptionHidden, columns, rows, rowKey, rowHref, sort, onSort } = props;
  const { needs, isLoading = false, loadingRows = 3, empty, error } = props;
  const { strings } = useDesignSystem();
  const captionId = useId();

  const sorted = columns.find(({ id }) => id === sort?.column);
  const order = sort?.direction === 'descending' ? strings.sortedDescending : strings.sortedAscending;
  const instead = error ?? (rows.length === 0 && !isLoading ? empty : undefined);
  const captionLook = isCaptionHidden ? visuallyHidden : css.caption;
  const isFirstLoad = isLoading && rows.length === 0;

  return (
    <div className={css.frame}>
      <p role="status" className={visuallyHidden}>
        {isLoading ? strings.loading : sorted && fill(order, { column: sorted.header })}
      </p>
      {isLoading && !isFirstLoad && (
        <span className={css.busy}>
          <span aria-hidden className={spinner} />
        </span>
      )}
      {instead ? (
        <>
          <p className={captionLook}>{caption}</p>
          {instead}
        </>
      ) : (
        <table
          role="table"
          aria-labelledby={captionId}
          aria-busy={isLoading}
          className={css.table({ needs })}
        >
          <caption id={captionId} className={captionLook}>
            {caption}
          </caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody role="rowgroup" aria-hidden={isFirstLoad || undefined} className={css.body}>
            {isFirstLoad
              ? Array.from({ length: loadingRows }, (_, index) => (
                  <TableRow key={String(index)} columns={columns}>
                    {() => <Skeleton width="long" />}
                  </TableRow>
                ))
              : rows.map((row, index) => (
                  <TableRow key={rowKey(row, index)} columns={columns} href={rowHref?.(row)}>
                    {(column) => column.cell(row)}
                  </TableRow>
                ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
