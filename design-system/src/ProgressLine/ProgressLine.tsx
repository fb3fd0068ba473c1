import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { progress } from './ProgressLine.css.ts';

export interface ProgressLineProps {
  /** What is loading: 'Loading the page'. */
  readonly label: string;
}

/** A line along the top of the window while the next page loads. */
export function ProgressLine({ label }: ProgressLineProps): ReactNode {
  return (
    <div className={progress}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
