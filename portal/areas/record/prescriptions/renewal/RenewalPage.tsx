import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MOST_RENEWED } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { BackHeading } from '#components/BackHeading.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PrescriptionsPending } from '../states/PrescriptionsPending.tsx';
import { Renewal } from './Renewal.tsx';

const SHOW = 'GET /api/prescriptions/{ids}';

export const page = definePage({
  key: 'prescription-renewal',
  messages: ['prescriptions'],
  calls: ({ params }) => [call(SHOW, { params })],
  title: (t) => t('prescriptions.renewal.title'),
  Component: RenewalPage,
});

/** Asking for the renewal of some of the patient's prescriptions. */
function RenewalPage({ visit }: { readonly visit: PageMatch<'prescription-renewal'> }): ReactNode {
  const t = useTranslations('prescriptions.renewal');
  const href = useHref();
  const { params } = visit;
  const answer = useCall(SHOW, { params });
  return (
    <>
      <PageOpening width="prose">
        <BackHeading back={{ href: href('prescriptions-list'), label: t('back') }} title={t('title')} />
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          {answer.data && (
            <Renewal ids={params.ids} prescriptions={answer.data.prescriptions} onOutdated={answer.retry} />
          )}
          {!answer.data && isNotFound(answer.error) && (
            <Card>
              <EmptyState
                title={t('notFound.title')}
                action={<ButtonLink href={href('prescriptions-list')}>{t('notFound.action')}</ButtonLink>}
              >
                {t('notFound.text', { most: MOST_RENEWED })}
              </EmptyState>
            </Card>
          )}
          {!answer.data && !isNotFound(answer.error) && <PrescriptionsPending answer={answer} />}
        </Stack>
      </Page>
    </>
  );
}
