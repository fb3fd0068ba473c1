import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { classNames } from '../styling/class-names.ts';
import { type Column, rowHeaderOf } from './columns.ts';
import * as css from './Table.css.ts';

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly href?: string | undefined;
  /** What a column shows. */
  readonly children: (column: Column<Row>) => ReactNode;
}

/** A row, or a card on a phone. Roles are explicit because a table part that is laid out otherwise loses its own. */
export function TableRow<Row>({ columns, href, children }: TableRowProps<Row>): ReactNode {
  const { link: Link } = useDesignSystem();
  const rowHeader = rowHeaderOf(columns);
  return (
    <tr role="row" className={classNames(css.row, href && css.linkedRow)}>
      {columns.map((column) => {
        const content = children(column);
        const { id, header, isNumeric } = column;
        if (id === rowHeader) {
          return (
            <th key={id} role="rowheader" scope="row" className={css.rowHeader}>
              {href ? (
                <Link href={href} className={css.rowLink}>
                  {content}
                </Link>
              ) : (
                content
              )}
            </th>
          );
        }
        return (
          <td key={id} role="cell" className={classNames(css.cell, isNumeric && css.numeric)}>
            <span aria-hidden className={css.name}>
              {header}
            </span>
            <span className={css.value}>{content}</span>
          </td>
        );
      })}
    </tr>
  );
}
