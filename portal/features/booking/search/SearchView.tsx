import { Columns } from '@portal/design-system/Columns';
import { DayPicker } from '@portal/design-system/DayPicker';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSetQuery } from '#client/navigation/use-visit.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { UrgentHelp } from '../landing/UrgentHelp.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useRememberedSearch } from './last-search.ts';
import { SearchResults } from './SearchResults.tsx';
import { dayOf, daysSearch, type Search } from './search.ts';
import { TimeOfDayTabs } from './TimeOfDayTabs.tsx';
import { useSearchChoices } from './use-search-choices.ts';

/** The calendar reaches as far as times are given out. */
const DAYS_AHEAD = 61;

export interface SearchViewProps {
  readonly listKey: 'private-appointment-list' | 'kela65-appointment-list';
  /** As the address says it. */
  readonly search: Search;
  readonly title: string;
  /** Whom the times are for. */
  readonly lead?: string;
  /** The only specialty of the list, with its name; its filter is then fixed. */
  readonly only?: { readonly code: string; readonly name: string };
}

/** A search for available times with its filters, days and results. */
export function SearchView({ listKey, search, title, lead, only }: SearchViewProps): ReactNode {
  const t = useTranslations('booking.list');
  const href = useHref();
  const setQuery = useSetQuery(listKey);
  const { person } = useSession();
  const { customerServicePhone, customerServiceHours } = useBrand();
  const asked = only ? { ...search, specialtyIds: [only.code] } : search;
  const today = helsinkiDay(useNow());
  const day = dayOf(search, today);
  const choices = useSearchChoices(search);
  const dates = useCall('GET /api/appointments/available-appointment-dates', {
    query: daysSearch(asked, today),
  });
  const listHref = (other: Search) => href(listKey, {}, only ? { ...other, specialtyIds: [] } : other);
  useRememberedSearch(listHref(search));
  const reserveKey = person ? 'reserve-appointment' : 'reserve-appointment-for-anonymous-users';
  const filters = {
    search: asked,
    choices,
    onlySpecialty: only?.name,
    onChange: (change: Search) =>
      setQuery(only ? { ...change, specialtyIds: [] } : change, { replace: true }),
  };

  return (
    <Page>
      <Stack gap={{ small: 'medium', large: 'large' }}>
        <Heading level={1}>{title}</Heading>
        {lead && <Text size="lead">{lead}</Text>}
        <Columns
          layout={{ small: 'one', large: 'asideStart' }}
          gap={{ small: 'medium', large: 'xlarge' }}
          isStretched
        >
          <Visible from="large">
            <Sticky>
              <Stack gap="large">
                <FilterForm {...filters} />
                <UrgentHelp layout="stacked" phone={customerServicePhone} hours={customerServiceHours} />
              </Stack>
            </Sticky>
          </Visible>
          <Stack gap="medium">
            <FilterDrawer {...filters} />
            <ActiveFilters search={search} choices={choices} hrefOf={listHref} />
            {choices.isFailed && <Notice tone="warning">{t('filters.failed')}</Notice>}
            <DayPicker
              aria-label={t('days.label')}
              value={day}
              today={today}
              maxDate={addDays(today, DAYS_AHEAD)}
              availableDates={dates.data?.dates}
              hrefOf={(startDate) => listHref({ ...search, startDate })}
              onChange={(startDate) => setQuery({ startDate })}
            />
            <TimeOfDayTabs search={search} hrefOf={listHref} />
            <SearchResults
              search={asked}
              today={today}
              moreHrefOf={({ practitioner, startDate }) =>
                asked.practitionerIds.length === 1
                  ? null
                  : listHref({
                      ...search,
                      practitionerIds: [String(practitioner.id)],
                      startDate: helsinkiDay(new Date(startDate)),
                    })
              }
              hrefOf={({ id }) => href(reserveKey, { id }, { scope: search.scope })}
            />
            <Visible below="large">
              <UrgentHelp phone={customerServicePhone} hours={customerServiceHours} />
            </Visible>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
