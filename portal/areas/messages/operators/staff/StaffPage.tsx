import { EmptyState } from '@portal/design-system/EmptyState';
import { Pagination } from '@portal/design-system/Pagination';
import { SearchField } from '@portal/design-system/SearchField';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { OperatorPage } from '../frame/OperatorPage.tsx';
import { AddPerson } from './AddPerson.tsx';
import { People } from './People.tsx';

const LIST = 'GET /api/workspace/staff';

export const page = definePage({
  key: 'workspace-staff',
  messages: ['operators'],
  calls: () => [call(LIST, { query: {} })],
  title: (t) => t('operators.staff.title'),
  Component: StaffPage,
});

/** Who works here: an operator adds people, removes and invites them. */
function StaffPage(): ReactNode {
  const t = useTranslations('operators.staff');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  // Copied once more, the form begins once more.
  const [copied, setCopied] = useState({ like: '', nth: 0 });
  const query = { ...(search && { search }), ...(page > 1 && { page }) };
  const answer = useCall(LIST, { query }, { keepsPrevious: true });

  function lookFor(text: string): void {
    setSearch(text.trim());
    setPage(1);
  }

  const copy = (like: string) => setCopied(({ nth }) => ({ like, nth: nth + 1 }));

  return (
    <OperatorPage title={t('title')} lead={t('lead')} answer={answer} failed={t('failed')}>
      {({ people, count, pages, page: current }) => (
        <>
          <Stack gap="medium">
            <SearchField
              label={t('search')}
              onSubmit={lookFor}
              onChange={(typed) => typed === '' && lookFor('')}
              isLoading={answer.isRefreshing}
              {...(search && { resultCount: count })}
            />
            {people.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <People people={people} count={count} onCopy={copy} onChanged={answer.retry} />
            )}
            <Pagination aria-label={t('pages')} page={current} pages={pages} onChange={setPage} />
          </Stack>
          <AddPerson key={copied.nth} like={copied.like} onAdded={answer.retry} />
        </>
      )}
    </OperatorPage>
  );
}
