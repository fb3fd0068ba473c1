import type { ReactNode } from 'react';
import * as css from './FadeOut.css.ts';

export interface FadeOutProps {
  /** Starts fading, for a fifth of a second; at once for readers who prefer less motion. Cannot be pressed meanwhile. */
  readonly isLeaving: boolean;
  /** Called when it is out of sight: stop rendering it. */
  readonly onGone: () => void;
  /** What fades. */
  readonly children: ReactNode;
}

/** Something that has been dealt with: it fades before what is below takes its place, so that the eye can follow. */
export function FadeOut({ isLeaving, onGone, children }: FadeOutProps): ReactNode {
  return (
    <div
      inert={isLeaving}
      className={css.frame({ isLeaving })}
      onAnimationEnd={({ target, currentTarget }) => {
        // Children may have animations of their own.
        if (target === currentTarget) onGone();
      }}
    >
      {children}
    </div>
  );
}
