import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/ErrorIcon.tsx';
import * as css from './FieldError.css.ts';

export interface FieldErrorProps {
  /** Id for the control's `aria-describedby`. */
  readonly id?: string;
  /** What is wrong and how to put it right. */
  readonly children: ReactNode;
}

/** What is wrong with one field: by icon and text, not by colour alone. */
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
