import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isDefaultOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** More to read for who wants it. Native: opens before any script, and is found by the browser's search. */
export function Disclosure({ summary, isDefaultOpen, onToggle, children }: DisclosureProps): ReactNode {
  return (
    <details open={isDefaultOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={css.summary}>
        {summary}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
