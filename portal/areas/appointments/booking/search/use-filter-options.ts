import type { Option } from '@portal/design-system/Select';
import { useTranslations } from 'use-intl';
import type { SearchChoices } from './choices.ts';

/** The lists of a search for a service in a place, each with 'all' first. */
export interface FilterOptions {
  readonly specialties: readonly Option[];
  readonly municipalities: readonly Option[];
}

export function useFilterOptions({
  specialties,
  municipalities,
}: Pick<SearchChoices, keyof FilterOptions>): FilterOptions {
  const t = useTranslations('booking.list.filters');
  return {
    specialties: withAny(
      t('anySpecialty'),
      specialties.map(({ code, name }) => ({ id: code, label: name })),
    ),
    municipalities: withAny(
      t('anyMunicipality'),
      municipalities.map(({ id, name }) => ({ id, label: name })),
    ),
  };
}

/** No choice narrows nothing. */
export function withAny(label: string, options: readonly Option[]): readonly Option[] {
  return [{ id: '', label }, ...options];
}
