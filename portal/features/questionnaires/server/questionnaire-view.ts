import type { Element, Extension, Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import type { Language } from '#contract/language/language.ts';
import { ITEM_TYPES, type Item, type Questionnaire as Shown } from '../contract.ts';

/** FHIR's extensions that the portal knows. */
const EXTENSION = {
  translation: 'http://hl7.org/fhir/StructureDefinition/translation',
  min: 'http://hl7.org/fhir/StructureDefinition/minValue',
  max: 'http://hl7.org/fhir/StructureDefinition/maxValue',
} as const;
/** How long an answer may be, where the questionnaire does not say it. */
const LONGEST = { line: 200, text: 2000 } as const;

/**
 * A questionnaire's words in a language, as its page shows them.
 *
 * @throws RangeError if it asks something that the portal does not know how to ask
 */
export function questionnaireView(
  questionnaire: Questionnaire,
  lang: Language,
): Pick<Shown, 'title' | 'description' | 'sections'> {
  const { description, _description, item = [] } = questionnaire;
  const sections = item.map((each) => {
    if (each.type !== 'group') return { title: null, items: [itemView(each, lang)] };
    if (each.enableWhen) throw new RangeError(`The portal does not know when ${each.linkId} is asked.`);
    return {
      title: wordsOf(each.text, each._text, lang),
      items: (each.item ?? []).map((one) => itemView(one, lang)),
    };
  });
  return {
    title: titleIn(questionnaire, lang),
    description: wordsOf(description, _description, lang),
    sections,
  };
}

/** What a questionnaire is called, whatever it asks. */
export function titleIn({ title, _title }: Questionnaire, lang: Language): string {
  return wordsOf(title, _title, lang) ?? '';
}

/** Every item, whatever section it stands in. */
export function itemsOf({ sections }: Pick<Shown, 'sections'>): Item[] {
  return sections.flatMap(({ items }) => items);
}

function itemView(item: QuestionnaireItem, lang: Language): Item {
  const { linkId, required = false, answerOption = [], enableWhen = [], enableBehavior, extension } = item;
  const type = ITEM_TYPES.find((known) => known === item.type);
  const [help, ...below] = item.item ?? [];
  const isMore = item.repeats || below.length > 0 || (help && help.type !== 'display');
  if (!type || isMore) throw new RangeError(`The portal does not ask ${item.type} (${linkId}).`);
  const options = answerOption.map(({ valueCoding: { code, display, _display } = {} }) => {
    if (code === undefined) throw new RangeError(`The portal does not know an option (${linkId}).`);
    return { value: code, label: wordsOf(display, _display, lang) ?? code };
  });
  if (type === 'choice' && options.length === 0)
    throw new RangeError(`No options to choose from (${linkId}).`);
  return {
    linkId,
    type,
    text: wordsOf(item.text, item._text, lang) ?? '',
    help: help ? wordsOf(help.text, help._text, lang) : null,
    isRequired: required,
    options,
    min: numberIn(extension, EXTENSION.min),
    max: numberIn(extension, EXTENSION.max),
    maxLength: item.maxLength ?? (type === 'text' ? LONGEST.text : LONGEST.line),
    when: enableWhen.map(({ question, operator, answerBoolean, answerCoding }) => {
      const value = answerCoding?.code ?? (answerBoolean === undefined ? undefined : String(answerBoolean));
      if (value === undefined || (operator !== '=' && operator !== '!='))
        throw new RangeError(`The portal does not know when ${linkId} is asked.`);
      return { linkId: question, isEqual: operator === '=', value };
    }),
    needsAll: enableBehavior === 'all',
  };
}

/** A text in a language; in its own where it is not translated. */
function wordsOf(text: string | undefined, element: Element | undefined, lang: Language): string | null {
  const translation = (element?.extension ?? []).find(
    ({ url, extension = [] }) =>
      url === EXTENSION.translation &&
      extension.some((part) => part.url === 'lang' && part.valueCode === lang),
  );
  const content = translation?.extension?.find(({ url }) => url === 'content');
  return content?.valueString ?? text ?? null;
}

function numberIn(extensions: readonly Extension[] | undefined, url: string): number | null {
  const found = extensions?.find((each) => each.url === url);
  return found?.valueInteger ?? found?.valueDecimal ?? null;
}
