import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import * as css from './LinkTabs.css.ts';

export interface LinkTab {
  readonly id: string;
  readonly label: ReactNode;
  /** More about it, where there is room: hours, a count. */
  readonly detail?: ReactNode;
  readonly href: string;
  readonly icon?: ReactNode;
}

export interface LinkTabsProps {
  /** Names the choice: 'Time of day'. */
  readonly 'aria-label': string;
  /** The tabs, each with its own address. */
  readonly tabs: readonly LinkTab[];
  /** Id of the current tab. */
  readonly current: string;
  /** A low row above a list, still as high as a finger to press. Default: false. */
  readonly isCompact?: boolean;
  /** Called when a link was followed by a plain press; the router handles the address. */
  readonly onSelect?: (id: string) => void;
}

/** Views of one thing as links, each with its own address; one is the current one. */
export function LinkTabs({ tabs, current, isCompact, onSelect, ...rest }: LinkTabsProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <nav aria-label={rest['aria-label']}>
      <ul {...LIST_ROLE} className={isCompact ? css.compactList : css.list}>
        {tabs.map(({ id, label, detail, href, icon }) => (
          <li key={id} className={css.cell}>
            <Link
              href={href}
              className={isCompact ? css.compactTab : css.tab}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onSelect?.(id)}
            >
              {icon}
              {label} {detail && <span className={css.detail}>{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
