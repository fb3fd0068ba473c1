import type { ReactNode } from 'react';
import { emblem } from './Emblem.css.ts';

export interface EmblemProps {
  /** Outline of the filled shape on a grid of 32 × 32 units, as an SVG path. */
  readonly path: string;
}

/** Another organisation's sign in one colour, beside its name: a bank's, an insurer's. */
export function Emblem({ path }: EmblemProps): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={emblem}>
      <path d={path} />
    </svg>
  );
}
