import { LANGUAGES, type Language } from '../language/language.ts';
import type { BrandSettings, BrandTexts } from './brand.ts';

type Spoken = Pick<BrandSettings, 'texts'>;

/** The brand's languages, the default first. */
export function languagesOf({ texts }: Spoken): readonly Language[] {
  return LANGUAGES.filter((language) => texts[language]);
}

/** The languages that its terms have a page in. */
export function termsLanguagesOf({ texts }: Spoken): readonly Language[] {
  return LANGUAGES.filter((language) => texts[language]?.terms);
}

/** The wanted language if the brand has it; else its default. */
export function languageIn(brand: Spoken, wanted: Language): Language {
  return brand.texts[wanted] ? wanted : (languagesOf(brand)[0] ?? wanted);
}

/**
 * The brand's texts in a language.
 *
 * @throws Error if it does not have the language
 */
export function textsIn({ id, texts }: Pick<BrandSettings, 'id' | 'texts'>, language: Language): BrandTexts {
  const spoken = texts[language];
  if (!spoken) throw new Error(`The brand ${id} does not have the language ${language}`);
  return spoken;
}
