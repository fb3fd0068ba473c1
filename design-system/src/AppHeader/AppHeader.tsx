import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppHeader.css.ts';

export interface AppHeaderProps {
  /** Where the logo leads. */
  readonly homeHref: string;
  /** What the logo leads to: 'Kaari, front page'. */
  readonly homeLabel: string;
  /** The button that opens the menu on small screens. */
  readonly menu?: ReactNode;
  /** On paper only, in the place of the actions: whose page it is, and when it was printed. */
  readonly printed?: ReactNode;
  /** Language switch, user menu, log in: from the end of the line. */
  readonly children?: ReactNode;
}

/** The top of every page: the way home, and what concerns the whole product. */
export function AppHeader({ homeHref, homeLabel, menu, printed, children }: AppHeaderProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <header className={css.header}>
      {menu && <div className={css.menu}>{menu}</div>}
      <Link href={homeHref} className={css.home}>
        <VisuallyHidden>{homeLabel}</VisuallyHidden>
        <Logo />
      </Link>
      <div className={css.actions}>{children}</div>
      {printed && <div className={css.printed}>{printed}</div>}
    </header>
  );
}
