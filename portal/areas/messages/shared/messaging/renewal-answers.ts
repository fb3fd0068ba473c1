/** The title of every conversation about a renewal; professionals read Finnish, whatever language the patient reads. */
export const RENEWAL_TITLE = 'Reseptin uusintapyyntö';

/** Most prescriptions that one request is about, as many as the address of its page takes. */
export const MOST_RENEWED = 50;

/** Why the clinic declines a renewal; the patient reads it in their own language, with what to do. */
export const REFUSAL_REASONS = ['visit-needed', 'tests-needed', 'treated-elsewhere', 'enough-left'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What the clinic answers to a request. */
export type RenewalAnswer =
  | { readonly outcome: 'renewed' }
  | { readonly outcome: 'declined'; readonly reason: RefusalReason };

/** An answer to a question with two choices; null: not answered yet. */
export type Choice = 'yes' | 'no' | null;

/** What is asked about each prescription. */
export interface PrescriptionAnswers {
  /** What the medicine is for. */
  readonly reason: string;
  readonly hasRunOut: Choice;
  /** Asked when it has not run out. */
  readonly amountLeft: string;
  readonly hasSideEffects: Choice;
  /** Asked when there are some. */
  readonly sideEffects: string;
}

/** The answers of a whole request. */
export interface RenewalAnswers<Each extends PrescriptionAnswers = PrescriptionAnswers> {
  readonly prescriptions: readonly Each[];
  /** Other medicines in use; one question for all. */
  readonly otherMedicines: string;
}
