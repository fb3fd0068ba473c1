import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
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
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { type CallError, ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { WithholdPart, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { CertificateDocument } from './CertificateDocument.tsx';
import { ForWhichTime } from './ForWhichTime.tsx';

export const page = definePage({
  key: 'certificate',
  messages: ['certificates', 'downloads', 'withholding'],
  calls: ({ params }, request) => [
    call('GET /api/certificates/{id}', { params }),
    ...withholdingCalls(request),
  ],
  title: (t) => t('certificates.one'),
  Component: CertificatePage,
});

/** One certificate, and its document. */
function CertificatePage({ visit: { params } }: { readonly visit: PageMatch<'certificate'> }): ReactNode {
  const t = useTranslations('certificates');
  const href = useHref();
  const { data, error, isRefreshing, retry } = useCall('GET /api/certificates/{id}', { params });
  useSeen('certificates', data !== undefined);
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall" align="start">
          <TextLink href={href('certificates')} isStandalone icon={<ArrowLeftIcon size="small" />}>
            {t('title')}
          </TextLink>
          <Heading level={1}>{data ? t(`types.${data.certificate.type}`) : t('one')}</Heading>
        </Stack>
        {data && <Details {...data} />}
        {data && <WithholdPart what={`entry-${data.certificate.id}`} />}
        {!data && !error && <DetailsSkeleton />}
        {!data && error && (
          <Card>
            {isNotFound(error) ? (
              <EmptyState title={t('notFound.title')}>{t('notFound.text')}</EmptyState>
            ) : (
              <ErrorState title={t('oneError')} onRetry={retry} isRetrying={isRefreshing}>
                {t('error.text')}
              </ErrorState>
            )}
          </Card>
        )}
      </Stack>
    </Page>
  );
}

function Details({ certificate, text }: AnswerOf<'GET /api/certificates/{id}'>): ReactNode {
  const t = useTranslations('certificates');
  const { day, practitioner } = certificate;
  return (
    <>
      <Stack gap="small">
        <Text>
          {t('writtenOn')}: <DateTime value={day} format="date" />
        </Text>
        <ForWhichTime {...certificate} />
        {practitioner && (
          <PractitionerRow
            practitioner={{ ...practitioner, title: practitioner.title ?? '' }}
            size="medium"
          />
        )}
      </Stack>
      <CertificateDocument certificate={certificate} text={text} />
    </>
  );
}

function DetailsSkeleton(): ReactNode {
  const t = useTranslations('certificates');
  return (
    <SkeletonGroup label={t('oneLoading')}>
      <Stack gap="large">
        <Stack gap="small">
          <Skeleton width="half" />
          <Skeleton width="half" />
          <Skeleton width="half" />
        </Stack>
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** A number that is impossible names no certificate either. */
function isNotFound(error: CallError): boolean {
  return error instanceof ProblemError && (error.code === 'notFound' || error.code === 'malformed');
}
