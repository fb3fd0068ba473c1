import {
  type Answers,
  chosenIn,
  OWN_ANSWER,
  ownLinkId,
} from '#areas/messages/shared/questionnaires/answers.ts';
import type { Item } from './contract.ts';

/** What was answered to a question, in the words of its options and the patient's own; null: nothing. */
export function answerWords(
  { linkId, type, options }: Pick<Item, 'linkId' | 'type' | 'options'>,
  answers: Answers,
): readonly string[] | null {
  const answer = answers[linkId];
  if (answer === undefined) return null;
  if (type !== 'choice') return [answer];
  return chosenIn(answer).map((chosen) =>
    chosen === OWN_ANSWER
      ? (answers[ownLinkId(linkId)] ?? '')
      : (options.find(({ value }) => value === chosen)?.label ?? chosen),
  );
}

/** A written number with what it counts; a line never begins with the unit. */
export function withUnit({ unit }: Pick<Item, 'unit'>, number: string): string {
  return unit === null ? number : `${number}\u00a0${unit}`;
}
