import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OwnConsents } from '#areas/person/patient-information/consents/OwnConsents.tsx';
import { InformationPending } from '#areas/person/patient-information/tab/InformationPending.tsx';
import { useWhose } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { UnsavedChanges } from '#components/unsaved-changes/UnsavedChanges.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { LazyKelaCard } from './LazyKelaCard.tsx';

export const page = definePage({
  key: 'patient-data-consent',
  messages: ['patient-information', 'consents', 'kela-card', 'unsaved-changes'],
  calls: () => [call('GET /api/user/consent')],
  title: (t) => t('patient-information.consents.form.title'),
  Component: PatientDataConsentPage,
});

interface PageProps {
  readonly visit: PageMatch<'patient-data-consent'>;
}

/** How patient data is handled, to read and confirm before the first booking (CONS-04). */
function PatientDataConsentPage({ visit }: PageProps): ReactNode {
  const t = useTranslations('patient-information.consents.form');
  const whose = useWhose();
  const href = useHref();
  const answer = useCall('GET /api/user/consent');
  const { data } = answer;
  return (
    <Page width="prose">
      <UnsavedChanges>
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={1}>{t('title')}</Heading>
            {data?.consentStatus !== 'ok' && (
              <Text size="lead" tone="muted">
                {t('lead', { whose })}
              </Text>
            )}
          </Stack>
          {data?.consentStatus === 'ok' && (
            <Notice tone="success">
              <Stack gap="small" align="start">
                <Text>{t('done')}</Text>
                <ButtonLink href={href('appointment-reservation-landing-page')} tone="outline" size="small">
                  {t('book')}
                </ButtonLink>
              </Stack>
            </Notice>
          )}
          {data && <OwnConsents state={data} />}
          {data && visit.query.kelaCard !== 'hidden' && <LazyKelaCard />}
          {!data && <InformationPending answer={answer} />}
        </Stack>
      </UnsavedChanges>
    </Page>
  );
}
