import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
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
import { Results } from './Results.tsx';

export const page = definePage({
  key: 'lab-result',
  messages: ['laboratory', 'downloads', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/laboratory/results/{date}', { params }),
    ...withholdingCalls(request),
  ],
  title: (t, { visit }) =>
    t('laboratory.day.title', { date: formatDay(startOfHelsinkiDay(visit.params.date), visit.lang) }),
  Component: LaboratoryResultPage,
});

/** The results of the samples of one day. */
function LaboratoryResultPage({ visit }: { readonly visit: PageMatch<'lab-result'> }): ReactNode {
  const t = useTranslations('laboratory');
  const href = useHref();
  const lang = useLanguage();
  const { params } = visit;
  const { data, error, retry, isRefreshing } = useCall('GET /api/laboratory/results/{date}', { params });
  useSeen('lab-list', data !== undefined);
  const isNotFound = error instanceof ProblemError && error.code === 'notFound';
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall" align="start">
          <TextLink href={href('lab-list')} isStandalone icon={<ArrowLeftIcon size="small" />}>
            {t('day.all')}
          </TextLink>
          <Heading level={1}>
            {t('day.title', { date: formatDay(startOfHelsinkiDay(params.date), lang) })}
          </Heading>
          {data && <Text tone="muted">{t('day.of', { name: data.fullName })}</Text>}
        </Stack>
        {data && <Results tests={data.tests} visit={visit} />}
        {data && <Downloads document="laboratory" of={params.date} />}
        {data && <WithholdPart what={`laboratory-${params.date}`} />}
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
