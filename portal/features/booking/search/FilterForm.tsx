import { type Option, Select } from '@portal/design-system/Select';
import { Stack } from '@portal/design-system/Stack';
import { Switch } from '@portal/design-system/Switch';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchChoices } from './choices.ts';
import { PractitionerField } from './PractitionerField.tsx';
import { type FilterName, type Search, withFilter } from './search.ts';

export interface FilterFormProps {
  readonly search: Search;
  readonly choices: SearchChoices;
  /** Name of the only specialty there is to search for. */
  readonly onlySpecialty?: string | undefined;
  readonly onChange: (search: Search) => void;
}

/** What narrows a search: service, place, practitioner, remote times. Each change searches at once. */
export function FilterForm({ search, choices, onlySpecialty, onChange }: FilterFormProps): ReactNode {
  const t = useTranslations('booking.list.filters');
  const [specialty = ''] = search.specialtyIds;
  const [municipality = ''] = search.municipalityIds;
  const [clinic = ''] = search.clinicIds;
  const alwaysRemote = choices.specialties.some(
    ({ code, includesRemote }) => includesRemote && search.specialtyIds.includes(code),
  );
  const clinics = choices.clinics.filter(
    ({ municipalityId }) => municipality === '' || municipalityId === municipality,
  );
  const set = (name: FilterName) => (id: string) => onChange(withFilter(search, name, id || null));
  const withAny = (label: string, options: readonly Option[]) => [{ id: '', label }, ...options];

  return (
    <Stack gap="large">
      <Select
        label={t('specialty')}
        value={specialty}
        onChange={set('specialtyIds')}
        isDisabled={onlySpecialty !== undefined}
        options={
          onlySpecialty === undefined
            ? withAny(
                t('anySpecialty'),
                choices.specialties.map(({ code, name }) => ({ id: code, label: name })),
              )
            : [{ id: specialty, label: onlySpecialty }]
        }
      />
      <Select
        label={t('municipality')}
        value={municipality}
        onChange={(id) => onChange({ ...withFilter(search, 'municipalityIds', id || null), clinicIds: [] })}
        options={withAny(
          t('anyMunicipality'),
          choices.municipalities.map(({ id, name }) => ({ id, label: name })),
        )}
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
      <Switch
        isSelected={alwaysRemote || search.includeRemote}
        isDisabled={alwaysRemote}
        onChange={(includeRemote) => onChange({ ...search, includeRemote })}
        description={t(alwaysRemote ? 'remoteAlways' : 'remoteText')}
      >
        {t('remote')}
      </Switch>
    </Stack>
  );
}
