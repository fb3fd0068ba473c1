import { Page } from '@portal/design-system/Page';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isNotFound } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { href, type PageMatch } from '#contract/routes/routes.ts';
import { NoSuchPage } from '../states/NoSuchPage.tsx';
import { PageSkeleton } from '../states/PageSkeleton.tsx';
import { PractitionerDetails } from './PractitionerDetails.tsx';
import { practitionerData } from './practitioner-data.ts';

export const page = definePage({
  key: 'practitioner',
  messages: ['clinics'],
  calls: ({ params }) => [
    call('GET /api/practitioners/{slug}', { params }),
    call('GET /api/appointments/next', { query: { practitioner: params.slug } }),
  ],
  title(t, { visit: { params }, answer }) {
    const found = answer('GET /api/practitioners/{slug}', { params });
    return found ? `${found.name}, ${found.title}` : t('clinics.practitioner.title');
  },
  description(t, { visit: { params }, answer }) {
    const found = answer('GET /api/practitioners/{slug}', { params });
    return found?.isReceiving
      ? t('clinics.practitioner.description', {
          name: found.name,
          title: found.title,
          place: found.clinics.map(({ name }) => name).join(', '),
        })
      : '';
  },
  structuredData({ visit: { params, lang }, answer }, url) {
    const found = answer('GET /api/practitioners/{slug}', { params });
    return found && practitionerData(found, { url, lang, path: href('practitioner', params, lang) });
  },
  Component: PractitionerPage,
});

/** Somebody who works at one of the brand's clinics: who they are, where they work and when they have time. */
function PractitionerPage({ visit: { params } }: { readonly visit: PageMatch<'practitioner'> }): ReactNode {
  const t = useTranslations('clinics.practitioner');
  const answer = useCall('GET /api/practitioners/{slug}', { params });
  const { data, error } = answer;
  if (!data && isNotFound(error)) return <NoSuchPage title={t('notFound')} />;
  return (
    <Page>
      {data ? (
        <PractitionerDetails practitioner={data} slug={params.slug} />
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
