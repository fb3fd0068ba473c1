import { Columns } from '@portal/design-system/Columns';
import { DayPicker } from '@portal/design-system/DayPicker';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSetQuery } from '#client/navigation/use-visit.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { UrgentHelp } from '../landing/UrgentHelp.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useRememberedSearch } from './last-search.ts';
import { SearchResults } from './SearchResults.tsx';
import { dayOf, daySearch, daysSearch, type Search } from './search.ts';
import { TimeOfDayTabs } from './TimeOfDayTabs.tsx';
import { practitionersNamed, useSearchChoices } from './use-search-choices.ts';

const KEY = 'private-appointment-list';

/** The calendar reaches as far as times are given out. */
const DAYS_AHEAD = 61;

function PrivateListPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking.list');
  const href = useHref();
  const setQuery = useSetQuery(KEY);
  const { person } = useSession();
  const { customerServicePhone, customerServiceHours } = useBrand();
  const search = visit.query;
  const today = helsinkiDay(useNow());
  const day = dayOf(search, today);
  const choices = useSearchChoices(search);
  const dates = useCall('GET /api/appointments/available-appointment-dates', {
    query: daysSearch(search, today),
  });
  const listHref = (other: Search) => href(KEY, {}, other);
  useRememberedSearch(listHref(search));
  const reserveKey = person ? 'reserve-appointment' : 'reserve-appointment-for-anonymous-users';
  const filters = {
    search,
    choices,
    onChange: (change: Search) => setQuery(change, { replace: true }),
  };

  return (
    <Page>
      <Stack gap={{ small: 'medium', large: 'large' }}>
        <Heading level={1}>{t('title')}</Heading>
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
              search={search}
              today={today}
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

export const page = definePage({
  key: KEY,
  messages: ['booking'],
  calls: ({ query }, { now }) => {
    const named = practitionersNamed(query);
    return [
      call('GET /api/appointments', { query: daySearch(query) }),
      call('GET /api/appointments/available-appointment-dates', {
        query: daysSearch(query, helsinkiDay(now)),
      }),
      call('GET /api/appointments/specialty'),
      call('GET /api/appointments/clinics'),
      ...(named ? [call('GET /api/appointments/practitioners', { query: named })] : []),
    ];
  },
  title: (t) => t('booking.list.title'),
  description: (t) => t('booking.list.description'),
  Component: PrivateListPage,
});
