import type { Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { z } from 'zod';
import { ANSWERS_LIMIT, OWN_ANSWER, ownLinkId } from '#areas/messages/shared/questionnaires/answers.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { ITEM_TYPES, type Item } from '../contract.ts';
import type { Fault, FaultCode } from '../faults.ts';
import {
  conditionValue,
  controlOf,
  EXTENSION,
  isScale,
  optionValue,
  questionnaireView,
  unitOf,
} from './questionnaire-view.ts';

/** Bytes of a number, a day, or yes and no. */
const LONGEST_VALUE = 32;
/** Bytes around an answer: quotation marks, each with its backslashes, a colon and a comma. */
const LONGEST_FRAME = 16;
const HIDDEN = 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden';

/** What a fault is about is read without looking whether it is there. */
const itemShape: z.ZodType = z.looseObject({
  // Answers are read by it: what every object has would be taken for one.
  linkId: z
    .string()
    .min(1)
    .refine((name) => !(name in Object.prototype)),
  type: z.string(),
  text: z.string().optional(),
  required: z.boolean().optional(),
  repeats: z.boolean().optional(),
  maxLength: z.int().positive().optional(),
  answerOption: z.array(z.looseObject({})).optional(),
  enableWhen: z.array(z.looseObject({ question: z.string(), operator: z.string() })).optional(),
  extension: z.array(z.looseObject({ url: z.string() })).optional(),
  item: z.array(z.lazy(() => itemShape)).optional(),
});
const shape = z.looseObject({
  resourceType: z.literal('Questionnaire'),
  title: z.string().min(1),
  item: z.array(itemShape).min(1),
});

/**
 * Why the portal cannot ask a questionnaire as it is meant, for its author; empty: it can. A form that leaves something
 * out in silence would be wrong in a way that nobody sees.
 */
export function questionnaireFaults(content: unknown): readonly Fault[] {
  const { error } = shape.safeParse(content);
  if (error) return shapeFaults(content, error);
  const questionnaire = content as Questionnaire;
  const { item: top = [], modifierExtension } = questionnaire;
  const groups = groupsIn(top);
  const items = [top, ...groups.map(({ item = [] }) => item)].flat().filter(({ type }) => type !== 'group');
  return [
    ...(modifierExtension ? [fault('modifier')] : []),
    ...groups.flatMap((group) => told(group, [...groupFaults(group), ...conditionFaults(group, items)])),
    ...items.flatMap((item) => told(item, [...itemFaults(item), ...conditionFaults(item, items)])),
    ...repeatedNames(items).map((linkId) => fault('sameLinkId', '', linkId)),
    ...circular(top).map((linkId) => fault('circular', '', linkId)),
    ...(longestAnswers(items) > ANSWERS_LIMIT ? [fault('tooLong')] : []),
  ];
}

function fault(code: FaultCode, about = '', item: string | null = null): Fault {
  return { item, code, about };
}

function shapeFaults(content: unknown, { issues }: z.ZodError): Fault[] {
  if (Object(content).resourceType !== 'Questionnaire') return [fault('notAQuestionnaire')];
  return [...new Set(issues.map(({ path }) => path.join('.')))].map((path) => fault('shape', path));
}

/** Every group, also those within others. */
function groupsIn(items: readonly QuestionnaireItem[]): QuestionnaireItem[] {
  return items
    .filter(({ type }) => type === 'group')
    .flatMap((group) => [group, ...groupsIn(group.item ?? [])]);
}

/** Bytes of the longest answers that could be given, as they are sent: JSON within JSON, where a quotation mark has four. */
function longestAnswers(items: readonly QuestionnaireItem[]): number {
  const view: Questionnaire = { resourceType: 'Questionnaire', status: 'active', item: [...items] };
  return questionnaireView(view, 'fi')
    .sections.flatMap(({ items: shown }) => shown)
    .filter(({ type }) => type !== 'display')
    .reduce((sum, item) => sum + 4 * (item.linkId.length + longestAnswer(item)) + LONGEST_FRAME, 0);
}

function longestAnswer({ type, options, maxLength }: Item): number {
  if (type === 'choice') return options.reduce((sum, { value }) => sum + value.length + 1, 0);
  return type === 'string' || type === 'text' ? maxLength : LONGEST_VALUE;
}

/** What is wrong with an item: a sentence, and what it names. */
type Told = FaultCode | readonly [FaultCode, string] | false | undefined;

function told({ linkId }: QuestionnaireItem, faults: readonly Told[]): Fault[] {
  return faults.flatMap((each) => {
    if (!each) return [];
    const [code, about] = typeof each === 'string' ? [each, ''] : each;
    return [fault(code, about, linkId)];
  });
}

function groupFaults({ repeats, modifierExtension, item = [] }: QuestionnaireItem): Told[] {
  return [item.length === 0 && 'emptyGroup', repeats && 'repeatingGroup', modifierExtension && 'modifier'];
}

function itemFaults(item: QuestionnaireItem): Told[] {
  const { type, text, repeats, readOnly, initial, extension = [], item: below = [] } = item;
  const isChoice = type === 'choice' || type === 'open-choice';
  const isQuantity = type === 'quantity';
  const limits = extension.filter(({ url }) => url === EXTENSION.min || url === EXTENSION.max);
  const isNumber = type === 'integer' || type === 'decimal' || isQuantity;
  const isLimit = ({ valueInteger, valueDecimal }: (typeof limits)[number]) =>
    isNumber && (valueInteger ?? valueDecimal) !== undefined;
  const isKnown = isChoice || isQuantity || ITEM_TYPES.some((known) => known === type);
  const unit = unitOf(item);
  return [
    !isKnown && ['type', type],
    !text && 'noText',
    isQuantity && !(unit?.display ?? unit?.code) && 'noUnit',
    repeats && !isChoice && ['several', type],
    !areTexts(below, item) && 'below',
    (readOnly || initial || extension.some(({ url, valueBoolean }) => url === HIDDEN && valueBoolean)) &&
      'notAsked',
    item.modifierExtension && 'modifier',
    !limits.every(isLimit) && ['limit', type],
    isChoice && optionsFault(item),
  ];
}

/** A text that says how to answer; of a scale, what its ends mean. One of each. */
function areTexts(below: readonly QuestionnaireItem[], item: QuestionnaireItem): boolean {
  const known = isScale(item) ? ['help', 'lower', 'upper'] : ['help'];
  const controls = below.map((each) => controlOf(each) ?? 'help');
  return (
    new Set(controls).size === controls.length &&
    controls.every((control) => known.includes(control)) &&
    below.every(({ type, enableWhen, item: deeper }) => type === 'display' && !enableWhen && !deeper)
  );
}

function optionsFault(item: QuestionnaireItem): FaultCode | undefined {
  const { answerOption = [], answerValueSet } = item;
  const values = optionValues(item);
  if (answerValueSet) return 'optionsElsewhere';
  if (answerOption.length === 0) return 'noOptions';
  if (answerOption.some(({ initialSelected }) => initialSelected)) return 'chosenBeforehand';
  if (values.some((value) => !value || /[\r\n]/.test(value))) return 'option';
  return new Set(values).size < values.length || values.includes(OWN_ANSWER) ? 'optionsAlike' : undefined;
}

function optionValues({ answerOption = [] }: QuestionnaireItem): (string | undefined)[] {
  return answerOption.map(optionValue);
}

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

function conditionFaults(
  { enableWhen = [] }: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
): Told[] {
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
      : optionValues(asked).includes(conditionValue(condition));
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

function repeatedNames(items: readonly QuestionnaireItem[]): string[] {
  const names = items.flatMap(({ linkId, type }) =>
    type === 'open-choice' ? [linkId, ownLinkId(linkId)] : [linkId],
  );
  return [...new Set(names.filter((name, nth) => names.indexOf(name) !== nth))];
}

/** A question, by its `linkId`; or a group. */
type Asked = string | QuestionnaireItem;

/** Questions that are asked only after an answer to themselves, by way of others or of the groups around them, or not. */
function circular(top: readonly QuestionnaireItem[]): string[] {
  const needs = new Map(needsIn(top));
  const questions = [...needs.keys()].filter((asked) => typeof asked === 'string');
  return questions.filter((linkId) => reached(needs, linkId).has(linkId));
}

/** All that something is asked after, directly or not. */
function reached(needs: ReadonlyMap<Asked, readonly Asked[]>, from: Asked): ReadonlySet<Asked> {
  // A set goes on over what is added to it meanwhile.
  const found = new Set(needs.get(from));
  for (const next of found) for (const further of needs.get(next) ?? []) found.add(further);
  return found;
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
