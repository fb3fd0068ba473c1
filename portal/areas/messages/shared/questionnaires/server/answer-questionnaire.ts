import type { Checked, NotingCall } from '#platform/calls/call.ts';

/** What has become of the answers to a questionnaire. */
export type AnswersOutcome =
  | { readonly type: 'answered'; readonly answeredAt: string }
  | { readonly type: 'alreadyAnswered' | 'questionnaireNotFound' | 'maintenance-mode' };

/** A call that answers a questionnaire, and what it may note in the access log. */
export type AnsweringCall = NotingCall<
  | { readonly action: 'read'; readonly kind: 'questionnaire' }
  | { readonly action: 'create'; readonly kind: 'questionnaire-answers' }
>;

/** How answers are checked and kept, by the feature that they belong to. */
export type AnswerQuestionnaire = (
  call: AnsweringCall,
  given: {
    /** Number of the invitation. */
    readonly id: number;
    /** JSON: an object of texts, by the `linkId` of their questions. */
    readonly answers: string;
  },
) => Promise<Checked<AnswersOutcome>>;
