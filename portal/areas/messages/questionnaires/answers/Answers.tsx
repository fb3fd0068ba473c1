import type { ReactNode } from 'react';
import type { Questionnaire } from '../contract.ts';
import { AnswersFile } from './AnswersFile.tsx';
import { SavedAnswers } from './SavedAnswers.tsx';

export interface AnswersProps {
  /** It is answered. */
  readonly questionnaire: Questionnaire;
}

/** What was answered, to be read and to be saved as a file. */
export function Answers({ questionnaire }: AnswersProps): ReactNode {
  return (
    <>
      <SavedAnswers questionnaire={questionnaire} />
      <AnswersFile questionnaire={questionnaire} />
    </>
  );
}
