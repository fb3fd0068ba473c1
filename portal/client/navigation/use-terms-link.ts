import type { Language } from '#contract/language/language.ts';
import { underLanguage } from '#contract/routes/other-languages.ts';
import { href } from '#contract/routes/routes.ts';
import { useBrand, useIsBuilt, useLanguage } from '../app/app-context.ts';

/** Address of the brand's terms of use. */
export interface TermsLink {
  readonly href: string;
  /** Their language, if it differs from the page's. */
  readonly hrefLang?: Language;
}

/** The link to the terms: if the brand has none in the page's language, to those that it has. */
export function useTermsLink(): TermsLink | null {
  const { termsLanguages } = useBrand();
  const isBuilt = useIsBuilt();
  const language = useLanguage();
  const terms = termsLanguages.includes(language) ? language : termsLanguages[0];
  if (!terms || !isBuilt('eula')) return null;
  const address = underLanguage(href('eula', {}, language), terms);
  return { href: address, ...(terms !== language && { hrefLang: terms }) };
}
