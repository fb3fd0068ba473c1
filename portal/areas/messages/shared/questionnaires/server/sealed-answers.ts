import type { Vault } from '#platform/context.ts';
import type { Sealed, SealedText } from '#platform/sealed.ts';
import type { Answers } from '../answers.ts';

const ANSWERS = 'questionnaire_invitations.answers';

export const sealAnswers = (vault: Vault, answers: Answers): SealedText =>
  vault.seal(ANSWERS, JSON.stringify(answers));
export const openAnswers = (vault: Vault, sealed: Sealed): Answers =>
  JSON.parse(vault.open(ANSWERS, sealed)) as Answers;
