import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { PractitionerRow } from '#components/PractitionerRow.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { WithholdPart, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { CertificateDocument } from './CertificateDocument.tsx';
import { CertificateFiles } from './CertificateFiles.tsx';
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
  const answer = useCall('GET /api/certificates/{id}', { params });
  const { data } = answer;
  useSeen('certificates', data !== undefined);
  return (
    <RecordPage
      kind="entry"
      heading={
        <BackHeading
          back={{ href: href('certificates'), label: t('title') }}
          title={data ? t(`types.${data.certificate.type}`) : t('one')}
        />
      }
      answer={answer}
      failed={{ title: t('oneError'), text: t('error.text') }}
      notFound={{ title: t('notFound.title'), text: t('notFound.text') }}
      skeleton={<DetailsSkeleton />}
      aside={({ certificate }) => (
        <>
          <CertificateFiles certificate={certificate} />
          <WithholdPart what={`entry-${certificate.id}`} />
        </>
      )}
    >
      {(one) => <Details {...one} />}
    </RecordPage>
  );
}

function Details({ certificate, text }: AnswerOf<'GET /api/certificates/{id}'>): ReactNode {
  const t = useTranslations('certificates');
  const { day, practitioner } = certificate;
  return (
    <>
      <Card>
        <Stack gap="small">
          {practitioner && (
            <PractitionerRow practitioner={{ ...practitioner, title: practitioner.title ?? '' }} />
          )}
          <Text>
            {t('writtenOn')}: <DateTime value={day} format="date" />
          </Text>
          <ForWhichTime {...certificate} />
        </Stack>
      </Card>
      <CertificateDocument certificate={certificate} text={text} />
    </>
  );
}

function DetailsSkeleton(): ReactNode {
  const t = useTranslations('certificates');
  return (
    <SkeletonGroup label={t('oneLoading')}>
      <Stack gap="large">
        <Card>
          <Stack gap="small">
            <Skeleton width="half" />
            <Skeleton width="half" />
            <Skeleton width="half" />
          </Stack>
        </Card>
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
