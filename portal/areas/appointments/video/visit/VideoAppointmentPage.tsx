import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { BackHeading } from '#components/BackHeading.tsx';
import { OtherMatters } from '#components/OtherMatters.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { VideoVisit } from './VideoVisit.tsx';

const SHOW = 'GET /api/video/{id}';

export const page = definePage({
  key: 'video-appointment',
  messages: ['video', 'video-entry'],
  calls: ({ params }) => [call(SHOW, { params })],
  title: (t) => t('video.title'),
  Component: VideoAppointmentPage,
});

/** Where a patient comes to a video appointment. */
function VideoAppointmentPage({ visit }: { readonly visit: PageMatch<'video-appointment'> }): ReactNode {
  const t = useTranslations('video');
  const href = useHref();
  const { params } = visit;
  const answer = useCall(SHOW, { params });
  return (
    <Page>
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <BackHeading
          back={{ href: href('appointment', { ids: params.id }), label: t('back') }}
          title={t('title')}
        />
        {answer.data ? (
          <VideoVisit id={Number(params.id)} visit={answer.data.visit} />
        ) : (
          <Card>
            <NoVisit answer={answer} />
          </Card>
        )}
      </Stack>
    </Page>
  );
}

/** In place of a video appointment that is loading, could not be loaded or is not the patient's. */
function NoVisit({ answer }: { readonly answer: CallState<unknown> }): ReactNode {
  const t = useTranslations('video');
  const href = useHref();
  if (isProblem(answer.error, 'notFound')) {
    const action = (
      <>
        <ButtonLink href={href('appointment-list')}>{t('notFound.action')}</ButtonLink>
        <OtherMatters />
      </>
    );
    return (
      <EmptyState title={t('notFound.title')} action={action}>
        {t('notFound.text')}
      </EmptyState>
    );
  }
  return (
    <AnswerPending
      answer={answer}
      failed={{ title: t('error.title'), text: t('error.text') }}
      isBare
      skeleton={
        <SkeletonGroup>
          <Stack gap="large">
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonGroup>
      }
    />
  );
}
