import { Columns } from '@portal/design-system/Columns';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ShareList } from './ShareList.tsx';

export const page = definePage({
  key: 'record-sharing',
  messages: ['record-sharing'],
  calls: () => [call('GET /api/record-shares')],
  title: (t) => t('record-sharing.title'),
  Component: RecordSharingPage,
});

/** Where patients, or guardians for a child, let a professional elsewhere read some of the record, and see who has. */
function RecordSharingPage(): ReactNode {
  const t = useTranslations('record-sharing');
  const href = useHref();
  const whose = useWhose();
  return (
    <>
      <PageOpening width="annotated" illustration="record">
        <BackHeading back={{ href: href('health-record'), label: t('back') }} title={t('title')}>
          <Text>{t('lead', { whose })}</Text>
        </BackHeading>
      </PageOpening>
      <Page width="annotated" isDense>
        <Columns layout="noteEnd" gap={{ small: 'large', large: 'xlarge' }}>
          <ShareForm />
          <ShareList />
        </Columns>
      </Page>
    </>
  );
}
