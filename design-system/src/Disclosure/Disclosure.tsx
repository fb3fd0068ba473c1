import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Says what opens; always shown. */
  readonly summary: ReactNode;
  /** Lines below the summary, shown whether it is open or not. */
  readonly description?: ReactNode;
  /** What ends the line, before the sign that it opens: a number, a price. */
  readonly end?: ReactNode;
  /** Makes the summary a heading of this level. */
  readonly level?: 2 | 3 | 4;
  /** Whether it starts open. Default: false. */
  readonly isDefaultOpen?: boolean;
  /** Of those with the same group, only one is open at a time. */
  readonly group?: string;
  /** Called with whether it is open now. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** What is shown when it is open. */
  readonly children: ReactNode;
}

/** More to read for those who want it. Native: opens before any script, and the browser's search finds its text. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { summary, description, end, level, isDefaultOpen, group, onToggle, children } = props;
  const Element = level ? (`h${level}` as const) : 'span';
  return (
    <details
      name={group}
      open={isDefaultOpen}
      className={css.disclosure}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.lines}>
          <Element className={css.words}>{summary}</Element>{' '}
          {description && <span className={css.description}>{description}</span>}
        </span>{' '}
        {end}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
