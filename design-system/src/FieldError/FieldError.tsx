import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import * as css from './FieldError.css.ts';

export interface FieldErrorProps {
  /** What the control names in `aria-describedby`. */
  readonly id?: string;
  /** What is wrong, and how it is put right. */
  readonly children: ReactNode;
}

/** What is wrong with one field: by icon and words, not by colour alone. */
export function FieldError({ id, children }: FieldErrorProps): ReactNode {
  return (
    <div id={id} className={css.error}>
      <span className={css.icon}>
        <ErrorIcon size="small" />
      </span>
      <span>{children}</span>
    </div>
  );
}
