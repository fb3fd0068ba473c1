import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage, useSession } from '#client/app/app-context.ts';
import { useCurrentAddress, useCurrentVisit } from '#client/navigation/use-visit.ts';
import { pageLanguages } from '#contract/brand/brand-pages.ts';
import { LANGUAGE_NAMES, type Language } from '#contract/language/language.ts';
import { toLanguage } from '#contract/routes/other-languages.ts';
import { href, type PageMatch } from '#contract/routes/routes.ts';

/**
 * The brand's other languages, as links to the same page with its parameters and query, or to the front page where the
 * brand lacks the page. They have this language's words: the server leads on to the right ones. Who enters a brand of children's without a destination gets the front page's address, which leads
 * back to the entry in that language (CHILD-01). They load a document; what the patient
 * has typed is kept by `useDraft`.
 */
export function LanguageSwitch(): ReactNode {
  const t = useTranslations('shell.language');
  const brand = useBrand();
  const current = useLanguage();
  const visit = useCurrentVisit();
  const address = useCurrentAddress();
  const { person } = useSession();
  const others = brand.languages.filter((language) => language !== current);
  if (others.length === 0) return null;
  const hasOnlyEntered = visit !== null && person === null && isEntryAlone(visit);
  const pageExistsIn = visit && !hasOnlyEntered ? pageLanguages(brand, visit.key) : [];
  const addressIn = (language: Language) =>
    address && pageExistsIn.includes(language) ? toLanguage(address, language) : `/${language}`;
  return (
    <MenuDisclosure
      label={current.toUpperCase()}
      accessibleLabel={`${current.toUpperCase()}, ${t('current')}`}
      icon={<GlobeIcon />}
    >
      {others.map((language) => (
        <MenuLink key={language} href={addressIn(language)} lang={language}>
          {LANGUAGE_NAMES[language]}
        </MenuLink>
      ))}
    </MenuDisclosure>
  );
}

/** The entry page of a brand of children's, where it leads to no page in particular and has no error to show. */
function isEntryAlone(visit: PageMatch): boolean {
  if (visit.key !== 'hpa-front-page') return false;
  const { nextPath, error } = visit.query;
  return !error && (!nextPath || nextPath === href('front-page', {}, visit.lang));
}
