import type { CancelFailure } from '../cancelling/cancel-failure.ts';
import type { CheckInEnd } from '../check-in/check-in-end.ts';

/** How far the holder of a link has come with what can be done there. */
export type ActionState =
  | 'waiting-for-action'
  | 'waiting-for-confirmation'
  | 'response-pending'
  | 'check-in-pending'
  | 'check-in-success';

/** Why it has come to nothing. */
export type ActionError =
  | 'network-error'
  | 'cancel-too-late'
  | 'cancel-failure'
  | 'check-in-failure'
  | 'check-in-ssn-mismatch'
  | 'consent-needed';

export interface Actions {
  readonly cancelling: {
    readonly isAsking: boolean;
    readonly isSending: boolean;
    readonly failure: CancelFailure | null;
  };
  readonly checkIn: { readonly isSending: boolean; readonly end: CheckInEnd | null };
}

/** The state of the page's actions; once cancelled it is left for the page that says so. */
export function actionState({ cancelling, checkIn }: Actions): ActionState {
  if (cancelling.isSending) return 'response-pending';
  if (cancelling.isAsking) return 'waiting-for-confirmation';
  if (checkIn.isSending) return 'check-in-pending';
  return checkIn.end?.type === 'done' ? 'check-in-success' : 'waiting-for-action';
}

/** Why the last action came to nothing; null while nothing has. */
export function actionError({ cancelling: { failure }, checkIn: { end } }: Actions): ActionError | null {
  if (failure?.kind === 'network') return 'network-error';
  if (failure) return failure.kind === 'deadline' ? 'cancel-too-late' : 'cancel-failure';
  if (end?.type === 'consentNeeded') return 'consent-needed';
  if (end?.type !== 'failed') return null;
  if (end.failure === 'networkError') return 'network-error';
  return end.failure === 'mismatch' ? 'check-in-ssn-mismatch' : 'check-in-failure';
}

/** Whether cancelling is offered: not beside the result of one, nor to somebody who has arrived, or is asked to confirm. */
export function offersCancelling(state: ActionState, error: ActionError | null): boolean {
  if (state === 'check-in-success' || state === 'check-in-pending') return false;
  return error !== 'cancel-too-late' && error !== 'cancel-failure' && error !== 'consent-needed';
}
