import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for. Default: 'Loading' in the reader's language. */
  readonly label?: string;
}

/** Waiting of unknown length; where the shape of what comes is known, use `Skeleton`. */
export function Spinner({ label }: SpinnerProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <span role="status">
      <span aria-hidden className={spinner} />
      <VisuallyHidden>{label ?? strings.loading}</VisuallyHidden>
    </span>
  );
}
