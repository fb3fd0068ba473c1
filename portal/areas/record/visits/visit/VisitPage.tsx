import { Card } from '@portal/design-system/Card';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordNotFound } from '#components/record/RecordNotFound.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { useMoment } from '#components/use-moment.ts';
import { WithholdPart, wholeWithholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { VisitDetails } from './VisitDetails.tsx';

export const page = definePage({
  key: 'visit',
  messages: ['visits', 'downloads', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/visits/{id}', { params }),
    ...wholeWithholdingCalls(request, params.id),
  ],
  title: (t) => t('visits.detail.title'),
  Component: VisitPage,
});

/** One of the patient's visits: what it was about and what was written of it. */
function VisitPage({ visit: { params } }: { readonly visit: PageMatch<'visit'> }): ReactNode {
  const t = useTranslations('visits.detail');
  const href = useHref();
  const moment = useMoment();
  const answer = useCall('GET /api/visits/{id}', { params });
  const { data } = answer;
  useSeen('visits-list', data !== undefined);
  const list = { href: href('visits-list'), label: t('all') };
  if (!data && isNotFound(answer.error))
    return <RecordNotFound title={t('notFound.title')} text={t('notFound.text')} list={list} />;
  return (
    <RecordPage
      kind="entry"
      heading={<BackHeading back={list} title={data ? moment(data.visit.dateTime) : t('title')} />}
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<Loading />}
      aside={({ visit }) => (
        <>
          <Downloads document="visit" of={visit.id} />
          <WithholdPart what={`entry-${visit.id}`} whole={{ kind: 'visit', id: visit.id }} />
        </>
      )}
    >
      {({ visit }) => <VisitDetails visit={visit} />}
    </RecordPage>
  );
}

function Loading(): ReactNode {
  return (
    <SkeletonGroup>
      <Stack gap="large">
        <Skeleton shape="block" />
        <Card>
          <Stack gap="small">
            <Skeleton shape="heading" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </Stack>
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}
