import type { ReactNode } from 'react';
import { bleed } from './Bleed.css.ts';

/** Lets its content reach over the page's gutters. */
export function Bleed({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={bleed}>{children}</div>;
}
