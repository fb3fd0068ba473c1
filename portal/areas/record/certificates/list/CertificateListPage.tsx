import { Pagination } from '@portal/design-system/Pagination';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { ByYear } from '#components/record/ByYear.tsx';
import { RecordRows, RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { useCertificateRow } from './use-certificate-row.tsx';

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
  const answer = useCall('GET /api/certificates', input(visit));
  const fresh = answer.data?.certificates.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <RecordPage
      kind="list"
      illustration="record"
      heading={
        <OpeningWords
          title={t('title')}
          fact={[fresh > 0 && t('fresh', { count: fresh }), t('lead')].filter(Boolean).join('. ')}
        />
      }
      answer={answer}
      empty={{
        isEmpty: ({ certificates }) => certificates.length === 0,
        title: t('none.title'),
        text: t('none.text'),
      }}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={<RecordRowsSkeleton count={3} hasStart label={t('loading')} />}
      aside={() => <Downloads document="certificates" />}
    >
      {(answer) => <Certificates {...answer} />}
    </RecordPage>
  );
}

function Certificates(props: AnswerOf<'GET /api/certificates'>): ReactNode {
  const { certificates, page: current, pages } = props;
  const t = useTranslations('certificates');
  const href = useHref();
  const row = useCertificateRow();
  return (
    <Stack gap="medium">
      <ByYear entries={certificates} momentOf={({ day }) => day}>
        {(ofYear, heading) => <RecordRows aria-labelledby={heading} rows={ofYear.map(row)} />}
      </ByYear>
      <Pagination
        aria-label={t('pages')}
        page={current}
        pages={pages}
        href={(number) => href('certificates', {}, { page: number === 1 ? null : String(number) })}
      />
    </Stack>
  );
}
