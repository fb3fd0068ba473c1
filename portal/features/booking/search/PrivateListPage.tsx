import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { SearchView } from './SearchView.tsx';
import { searchCalls } from './search-calls.ts';

const KEY = 'private-appointment-list';

function PrivateListPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking.list');
  return <SearchView listKey={KEY} search={visit.query} title={t('title')} />;
}

export const page = definePage({
  key: KEY,
  messages: ['booking'],
  calls: ({ query }, request) => searchCalls(query, request),
  title: (t) => t('booking.list.title'),
  description: (t) => t('booking.list.description'),
  Component: PrivateListPage,
});
