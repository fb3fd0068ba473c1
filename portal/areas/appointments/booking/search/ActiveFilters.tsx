import { FilterChips } from '@portal/design-system/FilterChips';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { activeFilters, type SearchChoices } from './choices.ts';
import { FILTER_WORDS, type Search, withoutFilters } from './search.ts';

export interface ActiveFiltersProps {
  readonly search: Search;
  readonly choices: SearchChoices;
  readonly hrefOf: (search: Search) => string;
}

/** What narrows the search now, each with a link that takes it away. */
export function ActiveFilters({ search, choices, hrefOf }: ActiveFiltersProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const named = activeFilters(search, choices).map(({ list, name, ...filter }) => ({
    ...filter,
    name: name ?? t(FILTER_WORDS[list]),
  }));
  const remote = search.includeRemote
    ? [{ key: 'remote', name: t('remote'), without: { ...search, includeRemote: false } }]
    : [];
  const filters = [...named, ...remote].map(({ key, name, without }) => ({
    id: key,
    label: name,
    removeLabel: t('remove', { name }),
    href: hrefOf(without),
  }));
  return (
    <FilterChips filters={filters} clear={{ href: hrefOf(withoutFilters(search)), label: t('clear') }} />
  );
}
