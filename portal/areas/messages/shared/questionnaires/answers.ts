/**
 * Answers by the `linkId` of their question, as they are typed or chosen, of several options one a line; empty: not answered.
 */
export type Answers = Readonly<Record<string, string>>;

/** The option of an `open-choice` that is none of its list: what it is, the question of `ownLinkId` asks. */
export const OWN_ANSWER = '#own';
export const ownLinkId = (linkId: string): string => `${linkId}-own`;

/** What was chosen of several. */
export function chosenIn(answer: string): readonly string[] {
  return answer === '' ? [] : answer.split('\n');
}

/**
 * Bytes that answers may have on their way, as JSON within JSON. No questionnaire asks for more (`questionnaireFaults`), so that
 * none is ever refused for its length.
 */
export const ANSWERS_LIMIT = 512 * 1024;
