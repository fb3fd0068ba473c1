import { type ReactNode, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SideNavigation.css.ts';

export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  /** Link address; without it, `onPress` acts. */
  readonly href?: string;
  readonly onPress?: () => void;
  readonly icon?: ReactNode;
  /** The page that is shown; `section` if that is one of the pages below it. */
  readonly isCurrent?: boolean | 'section';
  /** A count to notice, such as unread messages; 0 is not shown. */
  readonly count?: number;
  /** What the count counts, for assistive technology: '3 unread'. */
  readonly countLabel?: string;
}

export interface NavigationGroup {
  readonly id: string;
  /** Heading of the group; without one its items stand by themselves. */
  readonly label?: string;
  readonly items: readonly NavigationItem[];
}

export interface SideNavigationProps {
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label': string;
  /** Links in groups, separated by a line. */
  readonly groups: readonly NavigationGroup[];
}

/** The product's main menu, in groups. */
export function SideNavigation({ groups, ...rest }: SideNavigationProps): ReactNode {
  const prefix = useId();
  return (
    <nav aria-label={rest['aria-label']} className={css.nav}>
      {groups.map(({ id, label, items }) => (
        <div key={id} className={css.group}>
          {label && (
            <p id={`${prefix}-${id}`} className={css.label}>
              {label}
            </p>
          )}
          <ul {...LIST_ROLE} aria-labelledby={label && `${prefix}-${id}`}>
            {items.map((item) => (
              <li key={item.id}>
                <Item {...item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Item({ label, href, onPress, icon, isCurrent, count, countLabel }: NavigationItem): ReactNode {
  const { link: Link } = useDesignSystem();
  const content = (
    <>
      {icon}
      <span className={css.words}>{label}</span>{' '}
      {count ? (
        <span className={css.badge}>
          <Badge tone="solid">
            <span aria-hidden={countLabel ? true : undefined}>{count}</span>
            {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
          </Badge>
        </span>
      ) : null}
    </>
  );
  return href ? (
    <Link
      href={href}
      className={css.item}
      aria-current={isCurrent === 'section' ? true : isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      {content}
    </Link>
  ) : (
    <button type="button" className={css.item} onClick={onPress}>
      {content}
    </button>
  );
}
