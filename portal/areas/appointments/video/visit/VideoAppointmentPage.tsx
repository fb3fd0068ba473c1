import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
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
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Stack gap="xsmall" align="start">
          <TextLink
            href={href('appointment', { ids: params.id })}
            isStandalone
            icon={<ArrowLeftIcon size="small" />}
          >
            {t('back')}
          </TextLink>
          <Heading level={1}>{t('title')}</Heading>
        </Stack>
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
  const { error, isRefreshing, retry } = answer;
  if (isProblem(error, 'notFound')) {
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
  if (error) {
    return (
      <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
        {t('error.text')}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup>
      <Stack gap="large">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}
