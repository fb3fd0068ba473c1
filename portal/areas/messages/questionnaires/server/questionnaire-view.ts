import type { Coding, Extension, Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { OWN_ANSWER, ownLinkId } from '#areas/messages/shared/questionnaires/answers.ts';
import { UNIT } from '#areas/messages/shared/questionnaires/server/questionnaire-response.ts';
import { titleIn, wordsOf } from '#areas/messages/shared/questionnaires/title.ts';
import type { Language } from '#contract/language/language.ts';
import type { Conditions, Item, Questionnaire as Shown } from '../contract.ts';

/** FHIR's extensions that the portal knows. */
export const EXTENSION = {
  min: 'http://hl7.org/fhir/StructureDefinition/minValue',
  max: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  control: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
  unit: UNIT,
  orientation: 'http://hl7.org/fhir/StructureDefinition/questionnaire-choiceOrientation',
} as const;
/** More numbers have no room beside each other on a phone. */
const LONGEST_SCALE = 11;
/** More answers have no room beside each other. */
const MOST_COLUMNS = 5;
/** How long an answer may be, where the questionnaire does not say it. */
const LONGEST = { line: 200, text: 2000 } as const;

/** The words in a language of a questionnaire without faults (`questionnaireFaults`), as its page shows them. */
export function questionnaireView(
  questionnaire: Questionnaire,
  lang: Language,
): Pick<Shown, 'title' | 'description' | 'sections'> {
  const { description, _description, item = [] } = questionnaire;
  return {
    title: titleIn(questionnaire, lang),
    description: wordsOf(description, _description, lang),
    sections: item.flatMap((each) =>
      each.type === 'group'
        ? sectionsOf(each, lang)
        : [{ title: null, items: itemsView(each, lang, { isInTable: false, groups: [] }) }],
    ),
  };
}

/** Where an item stands. */
interface Place {
  /** Its answers stand in columns. */
  readonly isInTable: boolean;
  /** The conditions of the groups around it. */
  readonly groups: readonly Conditions[];
}

/** A group as a section, and each group within it as one that follows. */
function sectionsOf(
  group: QuestionnaireItem,
  lang: Language,
  around: readonly Conditions[] = [],
): Shown['sections'] {
  const { item = [] } = group;
  const groups = group.enableWhen ? [...around, conditionsOf(group)] : around;
  const place = { isInTable: controlOf(group) === 'table', groups };
  const own = item.filter(({ type }) => type !== 'group');
  return [
    {
      title: wordsOf(group.text, group._text, lang),
      items: own.flatMap((one) => itemsView(one, lang, place)),
    },
    ...item.filter(({ type }) => type === 'group').flatMap((below) => sectionsOf(below, lang, groups)),
  ].filter(({ items }) => items.length > 0);
}

/** How FHIR says that an item looks. */
export function controlOf({ extension = [] }: Pick<QuestionnaireItem, 'extension'>): string | undefined {
  return extension.find(({ url }) => url === EXTENSION.control)?.valueCodeableConcept?.coding?.[0]?.code;
}

/** Every item, whatever section it stands in. */
export function itemsOf({ sections }: Pick<Shown, 'sections'>): Item[] {
  return sections.flatMap(({ items }) => items);
}

/** What an option is kept as. */
export function optionValue({ valueCoding, valueString }: Option): string | undefined {
  return valueCoding ? valueCoding.code : valueString?.trim();
}

type Option = NonNullable<QuestionnaireItem['answerOption']>[number];

/** An item; an open choice is a choice with one option more, and the question of what that is. */
function itemsView(item: QuestionnaireItem, lang: Language, { isInTable, groups }: Place): Item[] {
  const { linkId, required = false, answerOption = [], extension } = item;
  const isOpen = item.type === 'open-choice';
  const below = (control?: string) => {
    const text = (item.item ?? []).find((each) => controlOf(each) === control);
    return text ? wordsOf(text.text, text._text, lang) : null;
  };
  const options = answerOption.map((option) => {
    const value = optionValue(option) ?? '';
    const { display, _display } = option.valueCoding ?? {};
    return { value, label: wordsOf(display, _display, lang) ?? value };
  });
  const shown: Item = {
    linkId,
    type: TYPES[item.type] ?? (item.type as Item['type']),
    text: wordsOf(item.text, item._text, lang) ?? '',
    help: below() ?? below('help'),
    isRequired: required,
    options: isOpen ? [...options, { value: OWN_ANSWER, label: null }] : options,
    isMultiple: item.repeats ?? false,
    isInColumns:
      !isOpen && !item.repeats && options.length <= MOST_COLUMNS && (isInTable || isHorizontal(extension)),
    scale: isScale(item) ? { lowest: below('lower'), highest: below('upper') } : null,
    ownOf: null,
    min: numberIn(extension, EXTENSION.min),
    max: numberIn(extension, EXTENSION.max),
    maxLength: item.maxLength ?? (item.type === 'text' ? LONGEST.text : LONGEST.line),
    unit: unitOf(item)?.display ?? unitOf(item)?.code ?? null,
    ...conditionsOf(item),
    groups: [...groups],
  };
  return isOpen ? [shown, ownAnswerOf(shown)] : [shown];
}

/** FHIR's kinds that the portal asks as another. */
const TYPES: Readonly<Record<string, Item['type']>> = { 'open-choice': 'choice', quantity: 'decimal' };

/** After which answers an item, or a group, is asked. */
function conditionsOf({ enableWhen = [], enableBehavior }: QuestionnaireItem): Conditions {
  return {
    when: enableWhen.map((condition) => ({
      linkId: condition.question,
      operator: condition.operator,
      value: conditionValue(condition) ?? '',
    })),
    needsAll: enableBehavior === 'all',
  };
}

/** What a condition compares an answer with, as the answer would be kept; undefined: what no answer is. */
export function conditionValue(condition: EnableWhen): string | undefined {
  const { answerBoolean, answerCoding, answerString, answerDate, answerQuantity } = condition;
  const value =
    answerBoolean ??
    condition.answerInteger ??
    condition.answerDecimal ??
    answerDate ??
    answerQuantity?.value;
  return value === undefined ? (answerCoding?.code ?? answerString?.trim()) : String(value);
}

type EnableWhen = NonNullable<QuestionnaireItem['enableWhen']>[number];

/** In what a quantity is answered. */
export function unitOf({ extension = [] }: Pick<QuestionnaireItem, 'extension'>): Coding | undefined {
  return extension.find(({ url }) => url === EXTENSION.unit)?.valueCoding;
}

function ownAnswerOf(choice: Item): Item {
  return {
    ...choice,
    linkId: ownLinkId(choice.linkId),
    type: 'string',
    help: null,
    isRequired: true,
    options: [],
    isMultiple: false,
    isInColumns: false,
    ownOf: choice.linkId,
    when: [{ linkId: choice.linkId, operator: '=', value: OWN_ANSWER }],
    needsAll: false,
  };
}

function numberIn(extensions: readonly Extension[] | undefined, url: string): number | null {
  const found = extensions?.find((each) => each.url === url);
  return found?.valueInteger ?? found?.valueDecimal ?? null;
}

/** Whether a whole number is chosen from a scale: its author wants a slider, and its numbers are few. */
export function isScale(item: QuestionnaireItem): boolean {
  const [min, max] = [numberIn(item.extension, EXTENSION.min), numberIn(item.extension, EXTENSION.max)];
  return (
    item.type === 'integer' &&
    controlOf(item) === 'slider' &&
    min !== null &&
    max !== null &&
    min < max &&
    max - min < LONGEST_SCALE
  );
}

function isHorizontal(extensions: readonly Extension[] = []): boolean {
  return extensions.some(({ url, valueCode }) => url === EXTENSION.orientation && valueCode === 'horizontal');
}
