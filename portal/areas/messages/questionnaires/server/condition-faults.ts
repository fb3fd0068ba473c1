import type { QuestionnaireItem } from 'fhir/r4.js';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import type { ItemFault } from '../faults.ts';
import { needingEachOther } from '../order-of-needs.ts';
import { conditionValue, optionValue, unitOf } from './questionnaire-view.ts';

/** What a kind of question is compared with, and whether in an order. */
const COMPARED: Readonly<Record<string, readonly [keyof EnableWhen, boolean]>> = {
  boolean: ['answerBoolean', false],
  string: ['answerString', false],
  text: ['answerString', false],
  integer: ['answerInteger', true],
  decimal: ['answerDecimal', true],
  quantity: ['answerQuantity', true],
  date: ['answerDate', true],
};
const ORDERS = ['>', '<', '>=', '<='];
type EnableWhen = NonNullable<QuestionnaireItem['enableWhen']>[number];

/** Why the conditions of an item or group cannot be followed, among the questions of its questionnaire. */
export function conditionFaults(
  { enableWhen = [] }: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
): ItemFault[] {
  return enableWhen.map((condition) => {
    const { question, operator } = condition;
    const asked = items.find(({ linkId, type }) => linkId === question && type !== 'display');
    if (!asked) return ['conditionOnNothing', question];
    if (operator === 'exists') return condition.answerBoolean === undefined && ['conditionAnswer', question];
    const [answer, hasOrder] = COMPARED[asked.type] ?? [];
    if (operator !== '=' && operator !== '!=' && !(hasOrder && ORDERS.includes(operator)))
      return ['conditionOperator', operator];
    const isPossible = answer
      ? isComparable(condition, answer, asked)
      : (asked.answerOption ?? []).map(optionValue).includes(conditionValue(condition));
    return !isPossible && ['conditionAnswer', question];
  });
}

/** Whether an answer could be what a condition compares it with: a whole day, or a quantity in the unit of the question. */
function isComparable(condition: EnableWhen, answer: keyof EnableWhen, asked: QuestionnaireItem): boolean {
  const { answerDate, answerQuantity } = condition;
  if (condition[answer] === undefined) return false;
  if (answer === 'answerDate') return isCalendarDay(answerDate ?? '');
  const { system, code } = unitOf(asked) ?? {};
  return (
    answer !== 'answerQuantity' ||
    (answerQuantity?.value !== undefined &&
      answerQuantity.comparator === undefined &&
      answerQuantity.system === system &&
      answerQuantity.code === code)
  );
}

/** A question, by its `linkId`; or a group. */
type Asked = string | QuestionnaireItem;

/** Questions that are asked only after an answer to themselves, by way of others or of the groups around them, or not. */
export function circular(top: readonly QuestionnaireItem[]): string[] {
  const needs = new Map(needsIn(top));
  const inCircles = new Set(
    needingEachOther(needs)
      .filter(([one, ...others]) => others.length > 0 || (one && needs.get(one)?.includes(one)))
      .flat(),
  );
  return [...needs.keys()].filter((asked) => typeof asked === 'string' && inCircles.has(asked)) as string[];
}

/** Each question, and each group, with what it is asked after. What a group needs is named once, not for each question in it. */
function needsIn(
  items: readonly QuestionnaireItem[],
  around: readonly QuestionnaireItem[] = [],
): [Asked, readonly Asked[]][] {
  return items.flatMap((item): [Asked, readonly Asked[]][] => {
    const { linkId, type, enableWhen = [], item: below = [] } = item;
    const needs = [...around, ...enableWhen.map(({ question }) => question)];
    return type === 'group' ? [[item, needs], ...needsIn(below, [item])] : [[linkId, needs]];
  });
}
