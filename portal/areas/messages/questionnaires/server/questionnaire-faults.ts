import type { Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { z } from 'zod';
import { OWN_ANSWER, ownLinkId } from '#areas/messages/shared/questionnaires/answers.ts';
import { ITEM_TYPES } from '../contract.ts';
import { EXTENSION, optionValue } from './questionnaire-view.ts';

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
  const groups = top.filter(({ type }) => type === 'group');
  const items = top.flatMap((each) => (each.type === 'group' ? (each.item ?? []) : [each]));
  return [
    ...(modifierExtension ? ['it has an extension that changes its meaning'] : []),
    ...groups.flatMap((group) => told(group, groupFaults(group))),
    ...items.flatMap((item) => told(item, [...itemFaults(item), ...conditionFaults(item, items)])),
    ...repeatedNames(items).map((linkId) => `${linkId}: two items have this linkId`),
    ...circular(items).map((linkId) => `${linkId}: it depends on itself`),
  ];
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
  const [help, ...more] = below;
  const limits = extension.filter(({ url }) => url === EXTENSION.min || url === EXTENSION.max);
  const isNumber = type === 'integer' || type === 'decimal';
  const isLimit = ({ valueInteger, valueDecimal }: (typeof limits)[number]) =>
    isNumber && (valueInteger ?? valueDecimal) !== undefined;
  return [
    !isChoice && !ITEM_TYPES.some((known) => known === type) && `an item of type ${type}`,
    !text && 'it has no text',
    repeats && !isChoice && `several answers of type ${type}`,
    more.length > 0 || (help && (help.type !== 'display' || help.enableWhen || help.item))
      ? 'items below it, other than one text'
      : undefined,
    (readOnly || initial || extension.some(({ url, valueBoolean }) => url === HIDDEN && valueBoolean)) &&
      'an answer that is not asked',
    item.modifierExtension && 'an extension that changes its meaning',
    !limits.every(isLimit) && `a smallest or largest value of type ${type}`,
    isChoice && optionsFault(item),
  ];
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
