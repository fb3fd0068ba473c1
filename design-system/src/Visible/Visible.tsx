import type { ReactNode } from 'react';
import { type VisibleVariants, visible } from './Visible.css.ts';

export interface VisibleProps {
  /** From this screen on: `medium` above 480 px, `large` above 800 px, `wide` where notes stand beside a list; `wide` also without scripts. */
  readonly from?: VisibleVariants['from'];
  /** On smaller screens than this one only; `wide`, for what opens by a script what stands there on wide ones. */
  readonly below?: VisibleVariants['below'];
  /** Seen from this screen on, and read out on all of them: what a phone has no room to repeat. */
  readonly seenFrom?: VisibleVariants['seenFrom'];
  /** Not on paper: what asks to be pressed. */
  readonly on?: VisibleVariants['on'];
  /** Where scripts run: for controls that do nothing without them. */
  readonly needsScripts?: boolean;
  /** What is shown on some screens only. */
  readonly children: ReactNode;
}

/** Shows a part on some screens only, or on no paper, to eye and ear alike unless it says otherwise. What a page is for belongs on all of them. */
export function Visible({ children, ...where }: VisibleProps): ReactNode {
  return <div className={visible(where)}>{children}</div>;
}
