import { Columns } from '@portal/design-system/Columns';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ShareList } from './ShareList.tsx';

export const page = definePage({
  key: 'record-sharing',
  messages: ['record-sharing'],
  // Of a child the server says no: the link would outlive the right to act for them.
  calls: (_visit, { session }) => (session.actingFor ? [] : [call('GET /api/record-shares')]),
  title: (t) => t('record-sharing.title'),
  Component: RecordSharingPage,
});

/** Where patients let a professional elsewhere read some of their record, and see who has. */
function RecordSharingPage(): ReactNode {
  const t = useTranslations('record-sharing');
  const href = useHref();
  const { actingFor } = useSession();
  const width = actingFor ? 'prose' : 'annotated';
  return (
    <>
      <PageOpening width={width} illustration="record">
        <BackHeading back={{ href: href('health-record'), label: t('back') }} title={t('title')}>
          <Text>{t('lead')}</Text>
        </BackHeading>
      </PageOpening>
      <Page width={width} isDense>
        {actingFor ? (
          <Notice>{t('notForChild')}</Notice>
        ) : (
          <Columns layout="noteEnd" gap={{ small: 'large', large: 'xlarge' }}>
            <ShareForm />
            <ShareList />
          </Columns>
        )}
      </Page>
    </>
  );
}
