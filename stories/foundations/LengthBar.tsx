import type { ReactNode } from 'react';
import * as css from './shapes.css.ts';

const WIDEST = 1280;

/** A width on a track that represents a wide screen. */
export function LengthBar({ pixels }: { readonly pixels: number }): ReactNode {
  return (
    <div className={css.track}>
      <div className={css.bar} style={{ inlineSize: `${(100 * pixels) / WIDEST}%` }} />
    </div>
  );
}
