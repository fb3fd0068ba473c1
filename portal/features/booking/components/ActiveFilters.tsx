import { useDesignSystem } from '@portal/design-system/DesignSystem';
import { Inline } from '@portal/design-system/Inline';
import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './ActiveFilters.css.ts';
import { activeFilters, type SearchChoices } from './choices.ts';
import { type Search, withoutFilters } from './search.ts';

export interface ActiveFiltersProps {
  readonly search: Search;
  readonly choices: SearchChoices;
  readonly hrefOf: (search: Search) => string;
}

/** What narrows the search now, each with a link that takes it away; works before any script. */
export function ActiveFilters({ search, choices, hrefOf }: ActiveFiltersProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const { link: Link } = useDesignSystem();
  const filters = activeFilters(search, choices);
  const remote = search.includeRemote
    ? [{ key: 'remote', name: t('remote'), without: { ...search, includeRemote: false } }]
    : [];
  const all = [...filters, ...remote];
  if (all.length === 0) return null;
  return (
    <Inline as="ul" gap="xsmall">
      {all.map(({ key, name, without }) => (
        <li key={key}>
          <Link href={hrefOf(without)} className={css.filter} aria-label={t('remove', { name })}>
            {name}
            <CloseIcon size="small" />
          </Link>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <TextLink href={hrefOf(withoutFilters(search))} isStandalone>
            {t('clear')}
          </TextLink>
        </li>
      )}
    </Inline>
  );
}
