import { List, ListItem } from '@portal/design-system/List';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';

/** The page in the other languages of the brand: it has no header with their switch. */
export function Languages(): ReactNode {
  const t = useTranslations('invoices.landing');
  const current = useLanguage();
  const { languages } = useBrand();
  return (
    <List kind="plain" aria-label={t('languages')}>
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <ListItem key={language}>
            <TextLink
              href={href('invoice-notification-landing-page', {}, language)}
              lang={language}
              hrefLang={language}
            >
              {LANGUAGE_NAMES[language]}
            </TextLink>
          </ListItem>
        ))}
    </List>
  );
}
