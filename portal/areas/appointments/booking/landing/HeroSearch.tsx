import { Button } from '@portal/design-system/Button';
import { Columns } from '@portal/design-system/Columns';
import { Form } from '@portal/design-system/Form';
import { SearchIcon } from '@portal/design-system/icons/SearchIcon';
import { Select } from '@portal/design-system/Select';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import type { PageQuery } from '#contract/routes/route-query.ts';
import { useFilterOptions } from '../search/use-filter-options.ts';
import { useServicesAndPlaces } from '../search/use-search-choices.ts';

export const SEARCH_PAGE = 'private-appointment-list';

export type HeroSearchProps = PageQuery<'appointment-reservation-landing-page'>;

/** A service and a town, and the way to their times. Without scripts the browser sends the form to the search itself. */
export function HeroSearch({ scope }: HeroSearchProps): ReactNode {
  const t = useTranslations('booking');
  const href = useHref();
  const navigateTo = useNavigateTo();
  const options = useFilterOptions(useServicesAndPlaces('private'));
  const [specialty, setSpecialty] = useState('');
  const [municipality, setMunicipality] = useState('');
  const found = href(
    SEARCH_PAGE,
    {},
    {
      scope,
      ...(specialty && { specialtyIds: [specialty] }),
      ...(municipality && { municipalityIds: [municipality] }),
    },
  );
  return (
    <Form
      method="get"
      action={href(SEARCH_PAGE)}
      {...(scope && { hidden: { scope } })}
      onSubmit={() => navigateTo(found)}
      aria-label={t('landing.choose')}
    >
      <Columns
        layout={{ small: 'one', medium: 'thirds', large: 'three' }}
        gap={{ small: 'small', large: 'medium' }}
        endsAlike
      >
        <Select
          name="specialtyIds"
          label={t('list.filters.specialty')}
          options={options.specialties}
          value={specialty}
          onChange={setSpecialty}
        />
        <Select
          name="municipalityIds"
          label={t('list.filters.municipality')}
          options={options.municipalities}
          value={municipality}
          onChange={setMunicipality}
        />
        <Button type="submit" icon={<SearchIcon />} isFullWidth>
          {t('landing.find')}
        </Button>
      </Columns>
    </Form>
  );
}
