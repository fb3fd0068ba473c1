import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Says that there is nothing, and of what. */
  readonly title: string;
  /** Heading level of the title. Default: 2. */
  readonly level?: 1 | 2 | 3 | 4;
  /** What to do next. */
  readonly children?: ReactNode;
  /** A button or link. */
  readonly action?: ReactNode;
  /** Default: `empty`; null for none. */
  readonly illustration?: IllustrationName | null;
}

/** Nothing here, and what to do about it. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  const { title, level = 2, children, action, illustration = 'empty' } = props;
  return (
    <div className={css.state}>
      {illustration && <Illustration name={illustration} size="small" />}
      <Heading level={level} size={3}>
        {title}
      </Heading>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  );
}
