import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { WithholdPart, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { Statement } from './Statement.tsx';

export const page = definePage({
  key: 'imaging-result',
  messages: ['imaging', 'downloads', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/imaging/results/{date}', { params }),
    ...withholdingCalls(request),
  ],
  title: (t, { visit }) =>
    t('imaging.day.title', { date: formatDay(startOfHelsinkiDay(visit.params.date), visit.lang) }),
  Component: ImagingResultPage,
});

/** The examinations of one day, with their statements. */
function ImagingResultPage({ visit }: { readonly visit: PageMatch<'imaging-result'> }): ReactNode {
  const t = useTranslations('imaging');
  const href = useHref();
  const lang = useLanguage();
  const { params } = visit;
  const { data, error, retry, isRefreshing } = useCall('GET /api/imaging/results/{date}', { params });
  useSeen('imaging-list', data !== undefined);
  const isNotFound = error instanceof ProblemError && error.code === 'notFound';
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall" align="start">
          <TextLink href={href('imaging-list')} isStandalone icon={<ArrowLeftIcon size="small" />}>
            {t('day.all')}
          </TextLink>
          <Heading level={1}>
            {t('day.title', { date: formatDay(startOfHelsinkiDay(params.date), lang) })}
          </Heading>
        </Stack>
        {data?.examinations.map((examination) => (
          <Statement
            key={examination.id}
            examination={examination}
            onRetry={retry}
            isRetrying={isRefreshing}
          />
        ))}
        {data && <Downloads document="imaging" of={params.date} />}
        {data && <WithholdPart what={`imaging-${params.date}`} />}
        {!data && isNotFound && (
          <Card>
            <EmptyState title={t('day.notFound.title')}>{t('day.notFound.text')}</EmptyState>
          </Card>
        )}
        {!data && error && !isNotFound && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        {!data && !error && (
          <SkeletonGroup label={t('loading')}>
            <Card>
              <Stack gap="medium">
                <Skeleton shape="heading" width="half" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            </Card>
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}
