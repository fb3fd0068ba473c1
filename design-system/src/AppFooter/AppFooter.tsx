import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import * as css from './AppFooter.css.ts';

export interface AppFooterProps {
  /** Name of the brand, as the logo's text. */
  readonly brandName: string;
  /** How to reach somebody. */
  readonly contact?: ReactNode;
  /** Where the product's app is had: `ExternalLink`s with a `store`. */
  readonly stores?: ReactNode;
  /** Links: terms, privacy, accessibility; in two columns on a phone. */
  readonly children?: ReactNode;
}

/** The end of a page, quieter than all before it. */
export function AppFooter({ brandName, contact, stores, children }: AppFooterProps): ReactNode {
  return (
    <footer className={css.footer}>
      <div className={css.sender}>
        <Logo label={brandName} />
        {contact}
      </div>
      <div className={css.content}>{children}</div>
      {stores && <div className={css.stores}>{stores}</div>}
    </footer>
  );
}
