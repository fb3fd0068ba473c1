import type { CallState } from '#client/calls/use-call.ts';
import type { ActForChoice } from '../choosing/use-act-for-choice.ts';
import type { FamilyChild } from '../contract.ts';

/** What each part of a child’s card has. */
export interface OfChild {
  /** Whose matters they are. */
  readonly child: FamilyChild;
  /** Goes on for the child. */
  readonly choice: ActForChoice;
  /** The call, to ask again for what could not be told. */
  readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'retry'>;
}
