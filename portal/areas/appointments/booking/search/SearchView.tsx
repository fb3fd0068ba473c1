import { DayPicker } from '@portal/design-system/DayPicker';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSetQuery } from '#client/navigation/use-visit.ts';
import { DueReminder } from '#components/due/DueReminder.tsx';
import { BOOKING_PAGES } from '#contract/routes/booking-pages.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { UrgentHelp } from '../help/UrgentHelp.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { knownSearch } from './choices.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { useRememberedSearch } from './last-search.ts';
import { RemoteSwitch } from './RemoteSwitch.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { SearchResults } from './SearchResults.tsx';
import { dayOf, daysSearch, FILTER_WORDS, filterCount, type Search } from './search.ts';
import { TimeOfDayTabs } from './TimeOfDayTabs.tsx';
import { useSearchChoices } from './use-search-choices.ts';

/** The calendar reaches as far as times are given out. */
const DAYS_AHEAD = 61;

export interface SearchViewProps {
  readonly search: Search;
  readonly title: string;
  /** Who pays, and what is asked: below the times where it would push them down, on a phone (BOOK-50). */
  readonly lead?: string;
  /** Name of the list's only specialty; its filter is then fixed. */
  readonly onlySpecialty?: string;
}

/** A search for available times with its filters, days and results. */
export function SearchView({ search: asked, title, lead, onlySpecialty }: SearchViewProps): ReactNode {
  const t = useTranslations('booking.list');
  const choices = useSearchChoices(asked);
  const { known: search, unknown } = knownSearch(asked, choices);
  const href = useHref();
  const { list, reservation, anonymousReservation } = BOOKING_PAGES[search.customer];
  const setQuery = useSetQuery(list);
  const { person } = useSession();
  const today = helsinkiDay(useNow());
  const day = dayOf(search, today);
  const dates = useCall('GET /api/appointments/available-appointment-dates', {
    query: daysSearch(search, today),
  });
  const listHref = (other: Search) => href(list, {}, other);
  useRememberedSearch(listHref(search));
  const reserveKey = person ? reservation : anonymousReservation;
  const filters = {
    search,
    choices,
    onlySpecialty,
    onChange: (change: Search) => setQuery(change, { replace: true }),
  };
  const { reschedule } = search;
  const keep = reschedule
    ? (words: ReactNode) => <TextLink href={href('appointment', { ids: reschedule })}>{words}</TextLink>
    : null;
  // Who pays is settled when an appointment is moved.
  const note = keep ? t.rich('reschedule.text', { keep }) : lead;
  const narrowing =
    filterCount(search) > 0 ? <ActiveFilters search={search} choices={choices} hrefOf={listHref} /> : null;

  return (
    <Page isDense>
      <Stack gap={{ small: 'xsmall', large: 'small' }}>
        <SearchHeading title={title} note={note} keep={keep}>
          <FilterDrawer {...filters} />
        </SearchHeading>
        {narrowing && <Visible below="large">{narrowing}</Visible>}
        {choices.isFailed && <Notice tone="warning">{t('filters.failed')}</Notice>}
        {unknown.length > 0 && (
          <Notice>
            {t('filters.unknown', {
              count: unknown.length,
              names: unknown.map((list) => t(`filters.${FILTER_WORDS[list]}`)).join(', '),
            })}
          </Notice>
        )}
        <Sticky place="above">
          <SearchBar {...filters} />
          <DayPicker
            aria-label={t('days.label')}
            value={day}
            today={today}
            isSticky
            maxDate={addDays(today, DAYS_AHEAD)}
            availableDates={dates.data?.dates ?? undefined}
            hrefOf={(startDate) => listHref({ ...search, startDate })}
            onChange={(startDate) => setQuery({ startDate })}
          />
        </Sticky>
        <Stack gap="xsmall">
          <Inline growsFirst>
            <TimeOfDayTabs search={search} hrefOf={listHref} />
            <Visible from="large">
              <RemoteSwitch {...filters} isBrief />
            </Visible>
          </Inline>
          <SearchResults
            search={search}
            today={today}
            narrowing={narrowing}
            listHref={listHref}
            moreHrefOf={({ practitioner, startDate }) =>
              search.practitionerIds.length === 1
                ? null
                : listHref({
                    ...search,
                    practitionerIds: [String(practitioner.id)],
                    startDate: helsinkiDay(new Date(startDate)),
                  })
            }
            hrefOf={({ id }) =>
              search.reschedule
                ? href('move-appointment', { id: search.reschedule, time: id })
                : href(reserveKey, { id }, { scope: search.scope })
            }
          />
          {/* Below the times: the first of them is not to be pushed down. */}
          {search.customer !== 'occupational' && <DueReminder />}
          <Visible below="large">
            <Stack>
              {note && <Text tone="muted">{note}</Text>}
              <UrgentHelp />
            </Stack>
          </Visible>
        </Stack>
      </Stack>
    </Page>
  );
}
