import type { Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { z } from 'zod';
import { ANSWERS_LIMIT, OWN_ANSWER, ownLinkId } from '#areas/messages/shared/questionnaires/answers.ts';
import { ITEM_TYPES, type Item } from '../contract.ts';
import { controlOf, EXTENSION, isScale, optionValue, questionnaireView } from './questionnaire-view.ts';

/** Bytes of a number, a day, or yes and no. */
const LONGEST_VALUE = 32;
/** Bytes around an answer: quotation marks, each with its backslashes, a colon and a comma. */
const LONGEST_FRAME = 16;
const HIDDEN = 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden';

/** What a fault is about is read without looking whether it is there. */
const itemShape: z.ZodType = z.looseObject({
  linkId: z.string().min(1),
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
export function questionnaireFaults(content: unknown): readonly string[] {
  const { error } = shape.safeParse(content);
  if (error) return error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  const questionnaire = content as Questionnaire;
  const { item: top = [], modifierExtension } = questionnaire;
  const groups = groupsIn(top);
  const items = [top, ...groups.map(({ item = [] }) => item)].flat().filter(({ type }) => type !== 'group');
  return [
    ...(modifierExtension ? ['it has an extension that changes its meaning'] : []),
    ...groups.flatMap((group) => told(group, groupFaults(group))),
    ...items.flatMap((item) => told(item, [...itemFaults(item), ...conditionFaults(item, items)])),
    ...repeatedNames(items).map((linkId) => `${linkId}: two items have this linkId`),
    ...circular(items).map((linkId) => `${linkId}: it depends on itself`),
    ...(longestAnswers(items) > ANSWERS_LIMIT ? ['its answers could be too long to be sent'] : []),
  ];
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

function told({ linkId }: QuestionnaireItem, faults: readonly (string | false | undefined)[]): string[] {
  return faults.flatMap((fault) => (fault ? `${linkId}: ${fault}` : []));
}

function groupFaults({ enableWhen, repeats, modifierExtension, item = [] }: QuestionnaireItem) {
  return [
    item.length === 0 && 'the group is empty',
    enableWhen && 'a condition on a group',
    repeats && 'a group that repeats',
    modifierExtension && 'an extension that changes its meaning',
  ];
}

function itemFaults(item: QuestionnaireItem) {
  const { type, text, repeats, readOnly, initial, extension = [], item: below = [] } = item;
  const isChoice = type === 'choice' || type === 'open-choice';
  const limits = extension.filter(({ url }) => url === EXTENSION.min || url === EXTENSION.max);
  const isNumber = type === 'integer' || type === 'decimal';
  const isLimit = ({ valueInteger, valueDecimal }: (typeof limits)[number]) =>
    isNumber && (valueInteger ?? valueDecimal) !== undefined;
  return [
    !isChoice && !ITEM_TYPES.some((known) => known === type) && `an item of type ${type}`,
    !text && 'it has no text',
    repeats && !isChoice && `several answers of type ${type}`,
    !areTexts(below, item) && 'items below it, other than one text',
    (readOnly || initial || extension.some(({ url, valueBoolean }) => url === HIDDEN && valueBoolean)) &&
      'an answer that is not asked',
    item.modifierExtension && 'an extension that changes its meaning',
    !limits.every(isLimit) && `a smallest or largest value of type ${type}`,
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

function optionsFault(item: QuestionnaireItem): string | undefined {
  const { answerOption = [], answerValueSet } = item;
  const values = optionValues(item);
  if (answerValueSet) return 'options that are elsewhere (answerValueSet)';
  if (answerOption.length === 0) return 'no options to choose from';
  if (answerOption.some(({ initialSelected }) => initialSelected))
    return 'an option that is chosen beforehand';
  if (values.some((value) => !value || /[\r\n]/.test(value)))
    return 'an option that is neither a coding with a code nor a line of text';
  return new Set(values).size < values.length || values.includes(OWN_ANSWER)
    ? 'two options that are kept alike'
    : undefined;
}

function optionValues({ answerOption = [] }: QuestionnaireItem): (string | undefined)[] {
  return answerOption.map(optionValue);
}

function conditionFaults({ enableWhen = [] }: QuestionnaireItem, items: readonly QuestionnaireItem[]) {
  return enableWhen.map(({ question, operator, answerBoolean, answerCoding, answerString }) => {
    const asked = items.find(({ linkId, type }) => linkId === question && type !== 'display');
    if (!asked) return `a condition on ${question}, which it does not ask`;
    if (operator !== '=' && operator !== '!=') return `a condition with ${operator}`;
    const isPossible =
      asked.type === 'boolean'
        ? answerBoolean !== undefined
        : optionValues(asked).includes(answerCoding?.code ?? answerString?.trim() ?? '');
    return isPossible ? undefined : `a condition on an answer that ${question} does not have`;
  });
}

function repeatedNames(items: readonly QuestionnaireItem[]): string[] {
  const names = items.flatMap(({ linkId, type }) =>
    type === 'open-choice' ? [linkId, ownLinkId(linkId)] : [linkId],
  );
  return [...new Set(names.filter((name, nth) => names.indexOf(name) !== nth))];
}

/** Questions that are asked only after an answer to themselves, by way of others or not. */
function circular(items: readonly QuestionnaireItem[]): string[] {
  const needs = new Map(
    items.map(({ linkId, enableWhen = [] }) => [linkId, enableWhen.map(({ question }) => question)]),
  );
  const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
    (needs.get(from) ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...needs.keys()].filter((linkId) => reaches(linkId, linkId));
}
