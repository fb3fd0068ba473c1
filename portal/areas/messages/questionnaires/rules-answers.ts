import { type Answers, chosenIn } from '#areas/messages/shared/questionnaires/answers.ts';
import { keptText, type TextRule, textProblem } from '#contract/calls/text-rule.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { typedDay } from '#contract/time/typed-day.ts';
import type { Conditions, Item } from './contract.ts';
import { inOrderOfNeeds } from './order-of-needs.ts';

/** `unknown`: nothing of the kind is asked. */
interface AnswerError {
  readonly field: string;
  readonly code: 'required' | 'tooLong' | 'invalid' | 'outside' | 'unknown';
}

const DECIMAL = /^-?\d{1,9}(\.\d{1,6})?$/;

/** Whether an item is answered; a text between questions is only read. */
export function isQuestion({ type }: Pick<Item, 'type'>): boolean {
  return type !== 'display';
}

/**
 * The items that are shown for some answers, in their order. Only what is asked counts: what was answered before its question
 * disappeared leads to no other question. A question may depend on a later one.
 */
export function shownItems(items: readonly Item[], answers: Answers): Item[] {
  const byLinkId = new Map(items.map((item) => [item.linkId, item]));
  const shown = new Set<Item>();
  const holds = ({ linkId, operator, value }: Item['when'][number]) => {
    const question = byLinkId.get(linkId);
    const isAsked = question !== undefined && shown.has(question);
    const given = isAsked ? keptAnswer(question, answers[linkId] ?? '') : '';
    if (operator === 'exists') return (given !== '') === (value === 'true');
    return isAsked && given !== '' && compares(question, given, operator, value);
  };
  const allow = ({ when, needsAll }: Conditions) =>
    needsAll ? when.every(holds) : when.length === 0 || when.some(holds);
  const questionsFor = (item: Item) =>
    [item, ...item.groups].flatMap(({ when }) => when.flatMap(({ linkId }) => byLinkId.get(linkId) ?? []));
  // Of questions that wait for each other none is asked.
  for (const item of inOrderOfNeeds(items, questionsFor))
    if ([item, ...item.groups].every(allow)) shown.add(item);
  return items.filter((item) => shown.has(item));
}

/** Whether an answer stands to a value as a condition wants it; what is no number or day stands to none. */
function compares(
  { type }: Item,
  given: string,
  operator: Exclude<Item['when'][number]['operator'], 'exists'>,
  value: string,
): boolean {
  const isNumber = type === 'integer' || type === 'decimal';
  if (isNumber && !DECIMAL.test(given)) return false;
  if (type === 'date' && !isCalendarDay(given)) return false;
  if (type === 'choice') return chosenIn(given).includes(value) === (operator === '=');
  const order = isNumber ? Number(given) - Number(value) : orderOfTexts(given, value);
  switch (operator) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
  }
}

/** Days are written so that their texts are in their order. */
function orderOfTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What is wrong with the answers, in the order of the questions; what is not asked is never wrong. */
export function answerErrors(items: readonly Item[], answers: Answers): AnswerError[] {
  const known = new Set(items.filter(isQuestion).map(({ linkId }) => linkId));
  const unknown = Object.keys(answers).filter((linkId) => !known.has(linkId));
  return [
    ...shownItems(items, answers).flatMap((item): AnswerError[] => {
      const code = isQuestion(item) ? problemOf(item, keptAnswer(item, answers[item.linkId] ?? '')) : null;
      return code ? [{ field: item.linkId, code }] : [];
    }),
    ...unknown.map((field) => ({ field, code: 'unknown' as const })),
  ];
}

/** The answers that are kept: to the questions that are asked, in their order, without those that were left open. */
export function keptAnswers(items: readonly Item[], answers: Answers): Answers {
  const given = shownItems(items, answers)
    .filter(isQuestion)
    .map((item) => [item.linkId, keptAnswer(item, answers[item.linkId] ?? '')] as const);
  return Object.fromEntries(given.filter(([, answer]) => answer !== ''));
}

function textRule({ type, maxLength: max }: Item): TextRule {
  return { max, hasLines: type === 'text' };
}

function keptAnswer(item: Item, typed: string): string {
  const text = keptText(typed, textRule(item));
  switch (item.type) {
    case 'decimal':
      return text.replace(',', '.');
    case 'date':
      return typedDay(text) ?? text;
    default:
      return text;
  }
}

function problemOf(item: Item, answer: string): AnswerError['code'] | null {
  if (answer === '') return item.isRequired ? 'required' : null;
  switch (item.type) {
    case 'boolean':
      return answer === 'true' || answer === 'false' ? null : 'invalid';
    case 'choice':
      return isChoice(item, answer) ? null : 'invalid';
    case 'date':
      return isCalendarDay(answer) ? null : 'invalid';
    case 'integer':
      return /^-?\d{1,9}$/.test(answer) ? rangeProblem(item, Number(answer)) : 'invalid';
    case 'decimal':
      return DECIMAL.test(answer) ? rangeProblem(item, Number(answer)) : 'invalid';
    default:
      return textProblem(answer, textRule(item)) as 'tooLong' | 'invalid' | null;
  }
}

/** One of the options; several of them once each, where several can be chosen. */
function isChoice({ options, isMultiple }: Item, answer: string): boolean {
  const chosen = isMultiple ? chosenIn(answer) : [answer];
  const known = chosen.every((each) => options.some(({ value }) => value === each));
  return known && new Set(chosen).size === chosen.length;
}

function rangeProblem({ min, max }: Item, answer: number): 'outside' | null {
  return (min === null || answer >= min) && (max === null || answer <= max) ? null : 'outside';
}
