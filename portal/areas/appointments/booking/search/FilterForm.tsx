import { Select } from '@portal/design-system/Select';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchChoices } from './choices.ts';
import { PractitionerField } from './PractitionerField.tsx';
import { type FilterName, type Search, withFilter } from './search.ts';
import { useFilterOptions, withAny } from './use-filter-options.ts';

export interface FilterFormProps {
  readonly search: Search;
  readonly choices: SearchChoices;
  /** Name of the only specialty there is to search for. */
  readonly onlySpecialty?: string | undefined;
  readonly onChange: (search: Search) => void;
}

/** What narrows a search: service, place, practitioner; the caller lays them out. Each change searches at once. */
export function FilterForm({ search, choices, onlySpecialty, onChange }: FilterFormProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const [specialty = ''] = search.specialtyIds;
  const [municipality = ''] = search.municipalityIds;
  const [clinic = ''] = search.clinicIds;
  const clinics = choices.clinics.filter(
    ({ municipalityId }) => municipality === '' || municipalityId === municipality,
  );
  const set = (name: FilterName) => (id: string) => onChange(withFilter(search, name, id || null));
  const options = useFilterOptions(choices);

  return (
    <>
      <Select
        label={t('specialty')}
        value={specialty}
        onChange={set('specialtyIds')}
        isDisabled={onlySpecialty !== undefined}
        options={
          onlySpecialty === undefined ? options.specialties : [{ id: specialty, label: onlySpecialty }]
        }
      />
      <Select
        label={t('municipality')}
        value={municipality}
        onChange={(id) => onChange({ ...withFilter(search, 'municipalityIds', id || null), clinicIds: [] })}
        options={options.municipalities}
      />
      <Select
        label={t('clinic')}
        value={clinic}
        onChange={set('clinicIds')}
        options={withAny(
          t('anyClinic'),
          clinics.map(({ id, name, address }) => ({ id, label: name, description: address })),
        )}
      />
      <PractitionerField search={search} named={choices.practitioners} onChange={onChange} />
    </>
  );
}
