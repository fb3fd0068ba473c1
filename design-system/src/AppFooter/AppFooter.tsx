import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import * as css from './AppFooter.css.ts';

export interface AppFooterProps {
  /** Name of the brand, as the logo's text. */
  readonly brandName: string;
  /** Phone, app, terms. */
  readonly children?: ReactNode;
}

/** The end of a page. */
export function AppFooter({ brandName, children }: AppFooterProps): ReactNode {
  return (
    <footer className={css.footer}>
      <Logo label={brandName} />
      <div className={css.content}>{children}</div>
    </footer>
  );
}
