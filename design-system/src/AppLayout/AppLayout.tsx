import type { ReactNode, Ref } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as css from './AppLayout.css.ts';

export interface AppLayoutProps {
  /** Words of the link that leads past header and menu. */
  readonly skipLabel: string;
  /** An `AppHeader`. */
  readonly header?: ReactNode;
  /** What holds for every page, such as who somebody acts for; a landmark of this name below the header. */
  readonly notice?: { readonly label: string; readonly content: ReactNode } | false;
  /** What the last action has led to, as a `Notice` in a flush `Page`; shown above the page. */
  readonly result?: ReactNode;
  /** A `SideNavigation`; on small screens the header's menu button shows it in a `Drawer`. */
  readonly side?: ReactNode;
  /** Whether the menu stands beside the page on wide screens; a single entry is not worth the room. Default: true. */
  readonly hasRail?: boolean;
  /** An `AppFooter`. */
  readonly footer?: ReactNode;
  /** Takes the focus after a change of page. */
  readonly mainRef?: Ref<HTMLElement>;
  /** The page. */
  readonly children: ReactNode;
}

/** Header, menu, page and footer; a page may leave any of them out. */
export function AppLayout(props: AppLayoutProps): ReactNode {
  const { skipLabel, header, notice, result, side, hasRail = true, footer, mainRef, children } = props;
  return (
    <div className={css.frame}>
      <SkipLink targetId="main">{skipLabel}</SkipLink>
      {header}
      {notice && (
        <section aria-label={notice.label} className={css.notice}>
          {notice.content}
        </section>
      )}
      <div className={css.body}>
        <main id="main" tabIndex={-1} ref={mainRef} className={css.main}>
          {result && <div className={css.result}>{result}</div>}
          {children}
        </main>
        {side && (
          <div className={css.side({ isRail: hasRail })}>
            <div className={css.sticky}>{side}</div>
          </div>
        )}
      </div>
      {footer}
    </div>
  );
}
