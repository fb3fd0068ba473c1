import type { Checked, NotingCall } from '#platform/calls/call.ts';
import type { PrescriptionAnswers, RenewalAnswers } from '../renewal-answers.ts';

/** What has become of a message in a new thread. */
export type NewThreadOutcome =
  | { readonly type: 'sent'; readonly sentAt: string; readonly threadId: number }
  | { readonly type: 'prescriptionNotFound' | 'notRenewable' | 'unknownError' };

/** A call that starts a thread, and what it may note in the access log. */
export type ThreadCall = NotingCall<
  | { readonly action: 'read'; readonly kind: 'prescription' }
  | { readonly action: 'create'; readonly kind: 'prescription-renewal' }
>;

/** How each kind of first message is checked, composed and sent, by the feature that it belongs to. */
export interface FirstMessages {
  readonly renewal: (
    call: ThreadCall,
    answers: RenewalAnswers<PrescriptionAnswers & { readonly id: number }>,
  ) => Promise<Checked<NewThreadOutcome>>;
}
