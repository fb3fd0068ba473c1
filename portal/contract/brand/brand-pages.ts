import type { Language } from '../language/language.ts';
import type { PublicBrand } from '../pages/render.ts';
import type { PageKey } from '../routes/route-params.ts';

/** Whether the brand has a page. Whether the page is built is a separate question. */
export function hasPage({ missingPages }: Pick<PublicBrand, 'missingPages'>, key: PageKey): boolean {
  return !missingPages.includes(key);
}

/** The languages that the brand has a page in, as far as the brand decides it. */
export function pageLanguages(
  { languages, termsLanguages }: Pick<PublicBrand, 'languages' | 'termsLanguages'>,
  key: PageKey,
): readonly Language[] {
  return key === 'eula' ? termsLanguages : languages;
}
