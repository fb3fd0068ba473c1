import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { classNames } from '../styling/class-names.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './LinkList.css.ts';

export interface LinkRow {
  readonly id: string;
  /** Null: there is nothing to open. */
  readonly href: string | null;
  /** Names the target. */
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** What catches the eye before the title: an `Avatar`, an icon. */
  readonly start?: ReactNode;
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
      {rows.map(({ id, href, title, description, start, end }) => (
        <li key={id} className={css.row}>
          {start && <div className={css.start}>{start}</div>}
          <div className={css.words}>
            {href === null ? (
              <span className={css.title}>{title}</span>
            ) : (
              <Link href={href} className={classNames(css.title, css.link)}>
                {title}
              </Link>
            )}
            {description && (
              <Text as="div" size="small" tone="muted">
                {description}
              </Text>
            )}
          </div>
          <div className={css.end}>
            {end}
            {href !== null && (
              <span className={css.chevron}>
                <ChevronRightIcon />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface LinkListSkeletonProps {
  /** How many rows there will probably be. */
  readonly count: number;
  /** They will have a face or an icon at their start. Default: false. */
  readonly hasStart?: boolean;
}

/** As high as the rows that are on their way. Belongs into a `SkeletonGroup`. */
export function LinkListSkeleton({ count, hasStart = false }: LinkListSkeletonProps): ReactNode {
  return (
    <div className={css.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.row}>
          {hasStart && <Skeleton shape="avatar" />}
          <div className={css.words}>
            <Skeleton width="half" />
            <Skeleton shape="small" width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
