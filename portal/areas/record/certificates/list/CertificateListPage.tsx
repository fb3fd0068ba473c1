import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Pagination } from '@portal/design-system/Pagination';
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
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { CertificateCard } from './CertificateCard.tsx';

type Visit = PageMatch<'certificates'>;

const input = ({ query: { page } }: Visit) => ({ query: page === null ? {} : { page: Number(page) } });

export const page = definePage({
  key: 'certificates',
  messages: ['certificates', 'downloads'],
  calls: (visit) => [call('GET /api/certificates', input(visit))],
  title: (t) => t('certificates.title'),
  Component: CertificateListPage,
});

/** The certificates that were written for the patient; each opens. */
function CertificateListPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('certificates');
  return (
    <RecordPage
      kind="list"
      heading={
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead">{t('lead')}</Text>
        </Stack>
      }
      answer={useCall('GET /api/certificates', input(visit))}
      empty={{
        isEmpty: ({ certificates }) => certificates.length === 0,
        title: t('none.title'),
        text: t('none.text'),
      }}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<CertificatesSkeleton />}
    >
      {(answer) => (
        <>
          <Certificates {...answer} />
          <Downloads document="certificates" />
        </>
      )}
    </RecordPage>
  );
}

function Certificates(props: AnswerOf<'GET /api/certificates'>): ReactNode {
  const { certificates, page: current, pages } = props;
  const t = useTranslations('certificates');
  const href = useHref();
  return (
    <Stack gap="medium">
      <Stack as="ul" gap="small">
        {certificates.map((certificate) => (
          <CertificateCard key={certificate.id} certificate={certificate} />
        ))}
      </Stack>
      <Pagination
        aria-label={t('pages')}
        page={current}
        pages={pages}
        href={(number) => href('certificates', {}, { page: number === 1 ? null : String(number) })}
      />
    </Stack>
  );
}

function CertificatesSkeleton(): ReactNode {
  const t = useTranslations('certificates');
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="small">
        {[1, 2, 3].map((nth) => (
          <Card key={nth}>
            <Stack gap="xsmall">
              <Skeleton width="half" />
              <Skeleton width="half" />
              <Skeleton shape="small" width="half" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
