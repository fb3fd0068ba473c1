import type { Element, Questionnaire } from 'fhir/r4.js';
import type { Language } from '#contract/language/language.ts';

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
  const translation = (element?.extension ?? []).find(
    ({ url, extension = [] }) =>
      url === TRANSLATION && extension.some((part) => part.url === 'lang' && part.valueCode === lang),
  );
  const content = translation?.extension?.find(({ url }) => url === 'content');
  return content?.valueString ?? text ?? null;
}
