import type { ReactNode } from 'react';
import * as css from './FadeOut.css.ts';

export interface FadeOutProps {
  /** Begins to fade, for half a second; at once for who wants less motion. Cannot be pressed meanwhile. */
  readonly isLeaving: boolean;
  /** It is out of sight, and its place closed: leave it out from now on. */
  readonly onGone: () => void;
  /** What fades. */
  readonly children: ReactNode;
}

/** Something that has been dealt with: it fades, and what is below moves up, so that the eye can follow. */
export function FadeOut({ isLeaving, onGone, children }: FadeOutProps): ReactNode {
  return (
    <div
      inert={isLeaving}
      className={css.frame({ isLeaving })}
      onAnimationEnd={({ target, currentTarget }) => {
        // What is inside may have animations of its own.
        if (target === currentTarget) onGone();
      }}
    >
      <div className={css.content({ isLeaving })}>{children}</div>
    </div>
  );
}
