import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { AuthoriseForm } from './AuthoriseForm.tsx';

type Visit = PageMatch<'record-app'>;

export const page = definePage({
  key: 'record-app',
  messages: ['record-apps'],
  calls: ({ query: { request } }) =>
    request ? [call('GET /api/record-app-request', { query: { request } })] : [],
  title: (t) => t('record-apps.documentTitle'),
  Component: AuthorisePage,
});

/** Asks the patient whether an app may read their record, and what of it. */
function AuthorisePage({ visit: { query } }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('record-apps');
  const whose = useWhose();
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t('title', { whose })}</Heading>
          <Text size="lead">{t('lead')}</Text>
        </Stack>
        {query.request ? <Asked request={query.request} /> : <Gone />}
      </Stack>
    </Page>
  );
}

function Asked({ request }: { readonly request: string }): ReactNode {
  const t = useTranslations('record-apps');
  const answer = useCall('GET /api/record-app-request', { query: { request } });
  if (answer.data) return <AuthoriseForm request={request} asked={answer.data} />;
  if (isProblem(answer.error, 'notFound')) return <Gone />;
  return (
    <Card>
      <AnswerPending
        answer={answer}
        failed={{ title: t('error.title'), text: t('error.text') }}
        isBare
        skeleton={
          <SkeletonGroup>
            <Stack gap="small">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          </SkeletonGroup>
        }
      />
    </Card>
  );
}

function Gone(): ReactNode {
  const t = useTranslations('record-apps.gone');
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  );
}
