import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './LinkList.css.ts';

export interface LinkRow {
  readonly id: string;
  readonly href: string;
  /** Names the target. */
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Before the chevron: a sum, a status. */
  readonly end?: ReactNode;
}

export interface LinkListProps {
  /** Links and their texts. */
  readonly rows: readonly LinkRow[];
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** Id of the element that names it. */
  readonly 'aria-labelledby'?: string;
}

/** Things to open, one per row; the whole row can be pressed. */
export function LinkList({ rows, ...rest }: LinkListProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <ul {...rest} {...LIST_ROLE} className={css.list}>
      {rows.map(({ id, href, title, description, end }) => (
        <li key={id} className={css.row}>
          <div className={css.words}>
            <Link href={href} className={css.link}>
              {title}
            </Link>
            {description && (
              <Text as="div" size="small" tone="muted">
                {description}
              </Text>
            )}
          </div>
          <div className={css.end}>
            {end}
            <span className={css.chevron}>
              <ChevronRightIcon />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
