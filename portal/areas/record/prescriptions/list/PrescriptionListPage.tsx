import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { RecordRowsSkeleton } from '#components/record/RecordRows.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { RecordPage } from '#components/record-page/RecordPage.tsx';
import { WithholdNote, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PrescriptionList } from './PrescriptionList.tsx';

export const page = definePage({
  key: 'prescriptions-list',
  messages: ['prescriptions', 'downloads', 'withholding'],
  calls: (_, request) => [call('GET /api/prescriptions'), ...withholdingCalls(request)],
  title: (t) => t('prescriptions.list.title'),
  Component: PrescriptionListPage,
});

/** How many rows stand for those on their way. */
const SKELETON_ROWS = 6;

/** The patient's prescriptions, and the choice of those that are to be renewed. */
function PrescriptionListPage({ visit }: { readonly visit: PageMatch<'prescriptions-list'> }): ReactNode {
  const t = useTranslations('prescriptions');
  const { has } = useFeatures();
  const answer = useCall('GET /api/prescriptions');
  useSeen('prescriptions-list', answer.data !== undefined);
  return (
    <RecordPage
      kind="list"
      heading={
        <Stack gap="small">
          <Heading level={1}>{t('list.title')}</Heading>
          {answer.data && answer.data.prescriptions.length > 0 && <WithholdNote />}
        </Stack>
      }
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      skeleton={
        <RecordRowsSkeleton
          count={SKELETON_ROWS}
          hasStart={has('canRenewPrescriptions')}
          label={t('loading')}
        />
      }
      empty={{
        title: t('list.empty.title'),
        text: t('list.empty.text'),
        isEmpty: ({ prescriptions }) => prescriptions.length === 0,
      }}
      aside={() => <Downloads document="prescriptions" />}
    >
      {({ prescriptions }) => <PrescriptionList prescriptions={prescriptions} page={visit.query.page} />}
    </RecordPage>
  );
}
