import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import * as css from './Page.css.ts';

export interface PageProps {
  /** How wide the content may grow: `narrow` for one form, `prose` for reading, `page` for lists. Default: `page`. */
  readonly width?: 'narrow' | 'prose' | 'page';
  /** Leaves out the space above and below. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** The column that a page's content lives in: centred, never wider than is comfortable, with gutters. */
export function Page({ width = 'page', isFlush, children }: PageProps): ReactNode {
  return <div className={classNames(css.page, css.width[width], isFlush && css.flush)}>{children}</div>;
}
