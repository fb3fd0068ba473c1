import type { ReactNode } from 'react';
import { type PageVariants, page } from './Page.css.ts';

export interface PageProps {
  /** How wide the content may grow: `narrow` for one form or one message, `prose` for reading, `annotated` for reading with notes beside it, `page` for lists. Default: `page`. */
  readonly width?: PageVariants['width'];
  /** Leaves out the space above and below. */
  readonly isFlush?: boolean;
  /** Begins close below the header: a page whose list is what one comes for. */
  readonly isDense?: boolean;
  /** The page, its heading first. */
  readonly children: ReactNode;
}

/** The column of a page's content: never wider than is comfortable, with gutters; what is wider begins at the same place on every page. */
export function Page({ width, isFlush, isDense, children }: PageProps): ReactNode {
  return <div className={page({ width, isFlush, isDense })}>{children}</div>;
}
