import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addressLine } from '#areas/appointments/shared/appointments/directions.ts';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { href, type PageMatch } from '#contract/routes/routes.ts';
import { NoSuchPage } from '../states/NoSuchPage.tsx';
import { PageSkeleton } from '../states/PageSkeleton.tsx';
import { ClinicDetails } from './ClinicDetails.tsx';
import { clinicData } from './clinic-data.ts';

export const page = definePage({
  key: 'clinic',
  messages: ['clinics'],
  calls: ({ params }) => [
    call('GET /api/clinics/{slug}', { params }),
    call('GET /api/appointments/next', { query: { clinic: params.slug } }),
  ],
  title: (t, { visit: { params }, answer }) =>
    answer('GET /api/clinics/{slug}', { params })?.name ?? t('clinics.clinic.title'),
  description(t, { visit: { params }, answer }) {
    const clinic = answer('GET /api/clinics/{slug}', { params });
    return clinic
      ? t('clinics.clinic.description', { name: clinic.name, place: addressLine(clinic.address) })
      : '';
  },
  structuredData({ visit: { params, lang }, brand, answer }, url) {
    const clinic = answer('GET /api/clinics/{slug}', { params });
    return clinic && clinicData(clinic, { url: url(href('clinic', params, lang)), brand });
  },
  Component: ClinicPage,
});

/** One of the brand's clinics: where it is, when it is open, how to get in, who works there and when they have time. */
function ClinicPage({ visit: { params } }: { readonly visit: PageMatch<'clinic'> }): ReactNode {
  const t = useTranslations('clinics.clinic');
  const answer = useCall('GET /api/clinics/{slug}', { params });
  const { data, error } = answer;
  if (!data && isNotFound(error)) return <NoSuchPage title={t('notFound')} />;
  return (
    <Page>
      {data ? (
        <ClinicDetails clinic={data} slug={params.slug} />
      ) : (
        <AnswerPending
          answer={answer}
          failed={{ title: t('failed'), text: t('failedText') }}
          skeleton={<PageSkeleton title={t('title')} />}
        />
      )}
    </Page>
  );
}
