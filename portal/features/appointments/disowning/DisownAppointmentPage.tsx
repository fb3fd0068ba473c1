import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { definePage } from '#client/pages/page.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { Disownment } from './Disownment.tsx';
import { DisownmentEnd } from './DisownmentEnd.tsx';
import { useDisowning } from './use-disowning.ts';

export const page = definePage({
  key: 'disown-appointment',
  messages: ['appointments'],
  calls: ({ params }) => [call('GET /api/anon/appointment/{token}/disownment', { params })],
  title: (t) => t('appointments.disown.title'),
  robots: 'noindex',
  Component: DisownAppointmentPage,
});

type Visit = PageMatch<'disown-appointment'>;

/**
 * Where a patient takes back what somebody has booked with their identity code. Opening it changes nothing: what scans
 * mail opens links.
 */
function DisownAppointmentPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('appointments.disown');
  const { customerServicePhone: phone } = useBrand();
  const { params } = visit;
  const { data, error, isRefreshing, retry } = useCall('GET /api/anon/appointment/{token}/disownment', {
    params,
  });
  const disowning = useDisowning(params.token);
  return (
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Heading level={1}>{t('title')}</Heading>
        {disowning.end ? (
          <DisownmentEnd end={disowning.end} />
        ) : (
          <>
            {data?.type === 'ready' && <Disownment disowning={disowning} {...data} />}
            {data?.type === 'appointment-not-found' && <NothingToDo state="notFound" />}
            {data?.type === 'appointment-already-cancelled' && <NothingToDo state="cancelled" />}
            {!data && !error && <DisownmentSkeleton />}
            {!data && error && (
              <Card>
                <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
                  {t('error.text')}
                </ErrorState>
              </Card>
            )}
          </>
        )}
        <Text tone="muted">{t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Page>
  );
}

function NothingToDo({ state }: { readonly state: 'notFound' | 'cancelled' }): ReactNode {
  const t = useTranslations('appointments.disown');
  const signIn = useSignInAddress();
  const href = useHref();
  const login = (
    <ButtonLink href={signIn(href('appointment-list'))} tone="secondary">
      {t('login')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState title={t(`${state}.title`)} action={login}>
        {t(`${state}.text`)}
      </EmptyState>
    </Card>
  );
}

function DisownmentSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
