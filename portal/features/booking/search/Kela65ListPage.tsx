import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { KELA65 } from '#domain/appointments/kela65.ts';
import { SearchView } from './SearchView.tsx';
import { searchCalls } from './search-calls.ts';

const KEY = 'kela65-appointment-list';

/** Times for visits that Kela compensates to people who are 65 or older (BOOK-13). */
function Kela65ListPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking');
  return (
    <SearchView
      listKey={KEY}
      search={{ ...visit.query, specialtyIds: [] }}
      title={t('kela65.list')}
      lead={t('landing.tiles.kela65.text')}
      only={{ code: KELA65, name: t('landing.tiles.kela65.title') }}
    />
  );
}

export const page = definePage({
  key: KEY,
  messages: ['booking'],
  calls: ({ query }, request) => searchCalls({ ...query, specialtyIds: [KELA65] }, request),
  title: (t) => t('booking.kela65.list'),
  description: (t) => t('booking.landing.tiles.kela65.text'),
  Component: Kela65ListPage,
});
