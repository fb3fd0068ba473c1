import type { Element, Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language/language.ts';

const TRANSLATION = 'http://hl7.org/fhir/StructureDefinition/translation';

/** What a questionnaire is called, whatever it asks. */
export function titleIn({ title, _title }: Questionnaire, lang: Language): string {
  return wordsOf(title, _title, lang) ?? '';
}

/** A text of a FHIR resource in a language, of those that it is translated to. */
export function wordsOf(
  text: string | undefined,
  element: Element | undefined,
  lang: Language,
): string | null {
  return translationIn(element, lang) ?? text ?? null;
}

function translationIn(element: Element | undefined, lang: Language): string | undefined {
  const translation = (element?.extension ?? []).find(
    ({ url, extension = [] }) =>
      url === TRANSLATION && extension.some((part) => part.url === 'lang' && part.valueCode === lang),
  );
  return translation?.extension?.find(({ url }) => url === 'content')?.valueString;
}

/** Whether a questionnaire has all its words in a language: its own, or one that each of them is translated to. */
export function isWholeIn(questionnaire: Questionnaire, lang: Language): boolean {
  const { language = DEFAULT_LANGUAGE, title, _title, description, _description, item = [] } = questionnaire;
  if (language.split('-')[0] === lang) return true;
  return (
    isTranslated(title, _title, lang) &&
    isTranslated(description, _description, lang) &&
    item.every((each) => isItemIn(each, lang))
  );
}

function isItemIn({ text, _text, answerOption = [], item = [] }: QuestionnaireItem, lang: Language): boolean {
  return (
    isTranslated(text, _text, lang) &&
    answerOption.every(({ valueCoding: { display, _display } = {} }) =>
      isTranslated(display, _display, lang),
    ) &&
    item.every((each) => isItemIn(each, lang))
  );
}

function isTranslated(text: string | undefined, element: Element | undefined, lang: Language): boolean {
  return text === undefined || translationIn(element, lang) !== undefined;
}
