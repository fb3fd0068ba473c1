import type { ReactNode } from 'react';
import * as css from './shapes.css.ts';

/** A length on a track, which cuts off what there is no room for. */
export function LengthBar({ length }: { readonly length: string }): ReactNode {
  return (
    <div className={css.track}>
      <div className={css.bar} style={{ inlineSize: length }} />
    </div>
  );
}
