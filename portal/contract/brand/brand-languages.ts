import { LANGUAGES, type Language } from '../language/language.ts';
import type { BrandSettings, BrandTexts } from './brand.ts';

type Spoken = Pick<BrandSettings, 'texts'>;

/** The brand's languages, the default first. */
export function languagesOf({ texts }: Spoken): readonly Language[] {
  return LANGUAGES.filter((language) => texts[language]);
}

/** The languages in which its terms have a page. */
export function termsLanguagesOf({ texts }: Spoken): readonly Language[] {
  return LANGUAGES.filter((language) => texts[language]?.terms);
}

/** The language wanted, where the brand has it; its default where it does not. */
export function languageIn(brand: Spoken, wanted: Language): Language {
  return brand.texts[wanted] ? wanted : (languagesOf(brand)[0] ?? wanted);
}

/**
 * What the brand says in a language.
 *
 * @throws Error if it does not have the language
 */
export function textsIn({ id, texts }: Pick<BrandSettings, 'id' | 'texts'>, language: Language): BrandTexts {
  const spoken = texts[language];
  if (!spoken) throw new Error(`The brand ${id} does not have the language ${language}`);
  return spoken;
}
