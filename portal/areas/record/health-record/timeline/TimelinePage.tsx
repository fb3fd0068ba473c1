import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { Allergies } from './Allergies.tsx';
import { Downloads } from './Downloads.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterForm } from './FilterForm.tsx';
import { NotKept } from './NotKept.tsx';
import { TimelineResult } from './TimelineResult.tsx';
import { useSearch } from './use-search.ts';

type Visit = PageMatch<'health-record'>;

/** What the address says is wanted. */
function wanted({ query: { kind, year, page } }: Visit) {
  return { ...(kind && { kind }), ...(year && { year }), ...(page && { page: Number(page) }) };
}

export const page = definePage({
  key: 'health-record',
  messages: ['health-record', 'downloads', 'withholding'],
  calls: (visit, request) => [
    call('GET /api/health-record', { query: wanted(visit) }),
    ...withholdingCalls(request),
  ],
  title: (t) => t('health-record.title'),
  Component: TimelinePage,
});

/** The whole record, latest first; by kind and year by the address, and by words that are in no address. */
function TimelinePage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('health-record');
  const whose = useSession().actingFor ? 'child' : 'own';
  const [words, setWords] = useState('');
  const list = useCall('GET /api/health-record', { query: wanted(visit) });
  const search = useSearch(words, wanted(visit));
  const shown = words === '' ? list : search;
  const { query } = visit;
  const filter = { query, years: shown.data?.years ?? [], words, onWords: setWords };
  const key = `${query.kind} ${query.year} ${words}`;
  return (
    <>
      <PageOpening width="annotated" illustration="record">
        <Stack gap="xxsmall">
          <Heading level={1}>{t('title')}</Heading>
          <Visible from="medium">
            <Text>{t('lead', { whose })}</Text>
          </Visible>
        </Stack>
      </PageOpening>
      <Page width="annotated" isDense>
        <Columns layout="noteEnd" gap={{ small: 'large', large: 'xlarge' }}>
          <Stack gap={{ small: 'small', large: 'large' }}>
            <Allergies allergies={list.data?.allergies} isFailed={Boolean(list.error)} />
            <TimelineResult
              answer={shown}
              query={query}
              words={words}
              filter={<FilterDrawer key={key} {...filter} />}
            />
          </Stack>
          <Stack gap="large">
            <Visible from="wide" on="screen">
              <Card padding="medium">
                <FilterForm key={key} {...filter} />
              </Card>
            </Visible>
            <NotKept />
            <Downloads />
          </Stack>
        </Columns>
      </Page>
    </>
  );
}
