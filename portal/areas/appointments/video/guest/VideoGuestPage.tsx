import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { GuestVisit } from './GuestVisit.tsx';

const SHOW = 'GET /api/anon/video/{guest}';

export const page = definePage({
  key: 'video-guest',
  messages: ['video', 'video-entry'],
  calls: ({ params }) => [call(SHOW, { params })],
  title: (t) => t('video.title'),
  robots: 'noindex',
  Component: VideoGuestPage,
});

/** Where a guest comes to a video appointment, by their link and without a login. It says nothing of the patient (VIDEO-08). */
function VideoGuestPage({ visit }: { readonly visit: PageMatch<'video-guest'> }): ReactNode {
  const t = useTranslations('video');
  const { params } = visit;
  const answer = useCall(SHOW, { params });
  const { data } = answer;
  return (
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Heading level={1}>{t('title')}</Heading>
        {data?.type === 'success' && <GuestVisit visit={data.visit} secret={params.guest} />}
        {data?.type === 'appointment-not-found' && <NotValid />}
        {!data && (
          <Card>
            <AnswerPending
              answer={answer}
              failed={{ title: t('guest.error'), text: t('guest.errorText') }}
              isBare
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

/** In place of what a link opens that was revoked, or whose appointment is over or called off: it does not say which. */
function NotValid(): ReactNode {
  const t = useTranslations('video.guest.notValid');
  return (
    <Card>
      <EmptyState title={t('title')}>{t('text')}</EmptyState>
    </Card>
  );
}
