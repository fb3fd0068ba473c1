import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { Downloads } from '#components/downloads/Downloads.tsx';
import { useSeen } from '#components/record/use-seen.ts';
import { WithholdNote, withholdingCalls } from '#components/withholding/WithholdPart.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PrescriptionsPending } from '../states/PrescriptionsPending.tsx';
import { PrescriptionList } from './PrescriptionList.tsx';

export const page = definePage({
  key: 'prescriptions-list',
  messages: ['prescriptions', 'downloads', 'withholding'],
  calls: (_, request) => [call('GET /api/prescriptions'), ...withholdingCalls(request)],
  title: (t) => t('prescriptions.list.title'),
  Component: PrescriptionListPage,
});

/** The patient's prescriptions, and the choice of those that are to be renewed. */
function PrescriptionListPage({ visit }: { readonly visit: PageMatch<'prescriptions-list'> }): ReactNode {
  const t = useTranslations('prescriptions.list');
  const answer = useCall('GET /api/prescriptions');
  useSeen('prescriptions-list', answer.data !== undefined);
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          {answer.data && answer.data.prescriptions.length > 0 && <WithholdNote />}
        </Stack>
        {answer.data ? (
          <PrescriptionList prescriptions={answer.data.prescriptions} page={visit.query.page} />
        ) : (
          <PrescriptionsPending answer={answer} />
        )}
        {answer.data && answer.data.prescriptions.length > 0 && <Downloads document="prescriptions" />}
      </Stack>
    </Page>
  );
}
