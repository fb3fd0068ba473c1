import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** What was answered to a questionnaire, in words, below its questions. */
export interface ReadQuestionnaire {
  readonly title: string;
  readonly answeredAt: string;
  readonly sections: readonly {
    readonly title: string | null;
    /** `answer`: null where it was left open. */
    readonly answers: readonly { readonly question: string; readonly answer: string | null }[];
  }[];
}

/** Reads what the patient of a scope has answered, by the feature that questionnaires belong to; null: nothing, or nothing yet. */
export type ReadAnswers = (
  call: Pick<RecordCall, 'tx' | 'vault' | 'patientId' | 'now' | 'brand'>,
  id: number,
  language: Language,
) => Promise<ReadQuestionnaire | null>;
