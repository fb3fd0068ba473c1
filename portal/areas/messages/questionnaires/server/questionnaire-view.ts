import type { Extension, Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { OWN_ANSWER, ownLinkId } from '#areas/messages/shared/questionnaires/answers.ts';
import { titleIn, wordsOf } from '#areas/messages/shared/questionnaires/title.ts';
import type { Language } from '#contract/language/language.ts';
import type { Item, Questionnaire as Shown } from '../contract.ts';

/** FHIR's extensions that the portal knows. */
export const EXTENSION = {
  min: 'http://hl7.org/fhir/StructureDefinition/minValue',
  max: 'http://hl7.org/fhir/StructureDefinition/maxValue',
} as const;
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
    sections: item.map((each) =>
      each.type === 'group'
        ? {
            title: wordsOf(each.text, each._text, lang),
            items: (each.item ?? []).flatMap((one) => itemsView(one, lang)),
          }
        : { title: null, items: itemsView(each, lang) },
    ),
  };
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
function itemsView(item: QuestionnaireItem, lang: Language): Item[] {
  const { linkId, required = false, answerOption = [], enableWhen = [], enableBehavior, extension } = item;
  const isOpen = item.type === 'open-choice';
  const [help] = item.item ?? [];
  const options = answerOption.map((option) => {
    const value = optionValue(option) ?? '';
    const { display, _display } = option.valueCoding ?? {};
    return { value, label: wordsOf(display, _display, lang) ?? value };
  });
  const shown: Item = {
    linkId,
    type: isOpen ? 'choice' : (item.type as Item['type']),
    text: wordsOf(item.text, item._text, lang) ?? '',
    help: help ? wordsOf(help.text, help._text, lang) : null,
    isRequired: required,
    options: isOpen ? [...options, { value: OWN_ANSWER, label: null }] : options,
    isMultiple: item.repeats ?? false,
    ownOf: null,
    min: numberIn(extension, EXTENSION.min),
    max: numberIn(extension, EXTENSION.max),
    maxLength: item.maxLength ?? (item.type === 'text' ? LONGEST.text : LONGEST.line),
    when: enableWhen.map(({ question, operator, answerBoolean, answerCoding, answerString }) => ({
      linkId: question,
      isEqual: operator === '=',
      value: answerCoding?.code ?? answerString?.trim() ?? String(answerBoolean),
    })),
    needsAll: enableBehavior === 'all',
  };
  return isOpen ? [shown, ownAnswerOf(shown)] : [shown];
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
    ownOf: choice.linkId,
    when: [{ linkId: choice.linkId, isEqual: true, value: OWN_ANSWER }],
    needsAll: false,
  };
}

function numberIn(extensions: readonly Extension[] | undefined, url: string): number | null {
  const found = extensions?.find((each) => each.url === url);
  return found?.valueInteger ?? found?.valueDecimal ?? null;
}
