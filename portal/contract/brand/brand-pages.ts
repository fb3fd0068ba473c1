import type { Language } from '../language/language.ts';
import type { PublicBrand } from '../pages/render.ts';
import type { PageKey } from '../routes/route-params.ts';

/** Whether the brand has a page. Whether it is built is another question. */
export function hasPage({ missingPages }: Pick<PublicBrand, 'missingPages'>, key: PageKey): boolean {
  return !missingPages.includes(key);
}

/** The brand's languages in which a page stands, as far as the brand decides it. */
export function pageLanguages(
  { languages, termsLanguages }: Pick<PublicBrand, 'languages' | 'termsLanguages'>,
  key: PageKey,
): readonly Language[] {
  return key === 'eula' ? termsLanguages : languages;
}
