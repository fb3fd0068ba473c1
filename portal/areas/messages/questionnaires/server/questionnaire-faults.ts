import type { Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { z } from 'zod';
import { ANSWERS_LIMIT, OWN_ANSWER, ownLinkId } from '#areas/messages/shared/questionnaires/answers.ts';
import { ITEM_TYPES, type Item } from '../contract.ts';
import type { Fault, FaultCode, ItemFault } from '../faults.ts';
import { circular, conditionFaults } from './condition-faults.ts';
import {
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

function told({ linkId }: QuestionnaireItem, faults: readonly ItemFault[]): Fault[] {
  return faults.flatMap((each) => {
    if (!each) return [];
    const [code, about] = typeof each === 'string' ? [each, ''] : each;
    return [fault(code, about, linkId)];
  });
}

function groupFaults({ repeats, modifierExtension, item = [] }: QuestionnaireItem): ItemFault[] {
  return [item.length === 0 && 'emptyGroup', repeats && 'repeatingGroup', modifierExtension && 'modifier'];
}

function itemFaults(item: QuestionnaireItem): ItemFault[] {
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
  const values = answerOption.map(optionValue);
  if (answerValueSet) return 'optionsElsewhere';
  if (answerOption.length === 0) return 'noOptions';
  if (answerOption.some(({ initialSelected }) => initialSelected)) return 'chosenBeforehand';
  if (values.some((value) => !value || /[\r\n]/.test(value))) return 'option';
  return new Set(values).size < values.length || values.includes(OWN_ANSWER) ? 'optionsAlike' : undefined;
}

function repeatedNames(items: readonly QuestionnaireItem[]): string[] {
  const names = items.flatMap(({ linkId, type }) =>
    type === 'open-choice' ? [linkId, ownLinkId(linkId)] : [linkId],
  );
  return [...new Set(names.filter((name, nth) => names.indexOf(name) !== nth))];
}
