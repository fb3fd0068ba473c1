import { Card } from '@portal/design-system/Card';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { isNotFound, RecordNotFound } from '#components/record/RecordNotFound.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { useMoment } from '#components/use-moment.ts';
import { visitWithholdingCalls, WithholdPart } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { VisitDetails } from './VisitDetails.tsx';

export const page = definePage({
  key: 'visit',
  messages: ['visits', 'downloads', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/visits/{id}', { params }),
    ...visitWithholdingCalls(request, params.id),
  ],
  title: (t) => t('visits.detail.title'),
  Component: VisitPage,
});

/** One of the patient's visits: what it was about and what was written of it. */
function VisitPage({ visit: { params } }: { readonly visit: PageMatch<'visit'> }): ReactNode {
  const t = useTranslations('visits.detail');
  const href = useHref();
  const moment = useMoment();
  const { data, error, isRefreshing, retry } = useCall('GET /api/visits/{id}', { params });
  useSeen('visits-list', data !== undefined);
  const list = { href: href('visits-list'), label: t('all') };
  if (!data && isNotFound(error))
    return <RecordNotFound title={t('notFound.title')} text={t('notFound.text')} list={list} />;
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall" align="start">
          <TextLink href={list.href} isStandalone icon={<ArrowLeftIcon size="small" />}>
            {list.label}
          </TextLink>
          <Heading level={1}>{data ? moment(data.visit.dateTime) : t('title')}</Heading>
        </Stack>
        {data && <VisitDetails visit={data.visit} />}
        {data && <Downloads document="visit" of={data.visit.id} />}
        {data && <WithholdPart what={`entry-${data.visit.id}`} visitId={data.visit.id} />}
        {!data && error && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        {!data && !error && <Loading />}
      </Stack>
    </Page>
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
