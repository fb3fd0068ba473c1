import { Heading } from '@portal/design-system/Heading';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { definePage } from '#client/pages/page.ts';
import { dueCalls } from '#components/due/due-calls.ts';
import { bookingTypeOf } from '#contract/routes/booking-pages.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { refusalOf, useRefusedList } from '../occupational/occupational-state.ts';
import { listTexts } from './list-texts.ts';
import { SearchView } from './SearchView.tsx';
import type { Search } from './search.ts';
import { searchCalls } from './search-calls.ts';

/** The pages that search for times, one for each way to book. */
const KEYS = [
  'private-appointment-list',
  'insurance-appointment-list',
  'kela65-appointment-list',
  'ohc-appointment-list',
] as const;
type Visit = PageMatch<(typeof KEYS)[number]>;

const loadNoList = () =>
  import('../occupational/NoOccupationalList.tsx').then((module) => module.NoOccupationalList);

function searchOf({ key, query }: Visit): Search {
  const customer = bookingTypeOf(key) ?? 'private';
  // There is one specialty for Kela65 customers.
  return customer === 'kela65' ? { ...query, customer, specialtyIds: [] } : { ...query, customer };
}

function ListPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('booking');
  const search = searchOf(visit);
  const { title, lead, onlySpecialty } = listTexts(search.customer, useBrand());
  const refused = useRefusedList(search.customer);
  if (refused)
    return (
      <Page width="prose">
        <Heading level={1}>{t(title)}</Heading>
        <LazyPart load={loadNoList} props={refused} isServed />
      </Page>
    );
  return (
    <SearchView
      search={search}
      title={t(title)}
      {...(lead && { lead: t(lead) })}
      {...(onlySpecialty && { onlySpecialty: t(onlySpecialty) })}
    />
  );
}

export const page = definePage<Visit['key']>({
  key: KEYS,
  messages: ['booking', 'due'],
  calls(visit, request) {
    const search = searchOf(visit);
    if (refusalOf(search.customer, request.session)) return [];
    // An employer's bills are no matter of the patient's.
    const due = search.customer === 'occupational' ? [] : dueCalls(request.session);
    return [...searchCalls(search, request), ...due];
  },
  title: (t, { visit, brand }) =>
    visit.query.reschedule
      ? `${t('booking.move.title')} – ${t('booking.list.reschedule.title')}`
      : t(`booking.${listTexts(searchOf(visit).customer, brand).title}`),
  description: (t, { visit, brand }) =>
    t(`booking.${listTexts(searchOf(visit).customer, brand).description}`),
  Component: ListPage,
});
