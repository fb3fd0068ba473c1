import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#contract/client/app-context.ts';
import { useCurrentVisit } from '#contract/client/use-visit.ts';
import type { Language } from '#contract/language.ts';
import { href, languageAlternates } from '#contract/routes.ts';

/** Each language by its own name, which is the same in every language. */
const NAMES: Record<Language, string> = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/**
 * The brand's other languages, as links to the same page with its parameters. They load a document; what the patient
 * has typed is kept by `useDraft`.
 */
export function LanguageSwitch(): ReactNode {
  const t = useTranslations('shell.language');
  const { languages } = useBrand();
  const current = useLanguage();
  const visit = useCurrentVisit();
  const alternates = visit && languageAlternates(visit);
  return (
    <MenuDisclosure
      label={current.toUpperCase()}
      accessibleLabel={`${current.toUpperCase()}, ${t('current')}`}
      icon={<GlobeIcon />}
    >
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <MenuLink
            key={language}
            href={alternates?.[language] ?? href('front-page', {}, language)}
            lang={language}
          >
            {NAMES[language]}
          </MenuLink>
        ))}
    </MenuDisclosure>
  );
}
