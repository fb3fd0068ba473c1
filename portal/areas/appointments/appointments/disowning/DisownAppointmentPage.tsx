import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { AppointmentPending } from '../states/AppointmentPending.tsx';
import { NoAppointment } from '../states/NoAppointment.tsx';
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

const NOTHING_TO_DO = {
  'appointment-not-found': 'notFound',
  'appointment-already-cancelled': 'cancelled',
} as const;

type Visit = PageMatch<'disown-appointment'>;

/**
 * Where a patient takes back what somebody has booked with their identity code. Opening it changes nothing: what scans
 * mail opens links.
 */
function DisownAppointmentPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('appointments.disown');
  const { customerServicePhone: phone } = useBrand();
  const { params } = visit;
  const answer = useCall('GET /api/anon/appointment/{token}/disownment', { params });
  const { data } = answer;
  const nothing = data && data.type !== 'ready' ? NOTHING_TO_DO[data.type] : null;
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
            {nothing && (
              <NoAppointment
                title={t(`${nothing}.title`)}
                text={t(`${nothing}.text`)}
                next="login"
                nextLabel={t('login')}
              />
            )}
            {!data && (
              <AppointmentPending of="disown" answer={answer}>
                <Skeleton shape="block" />
              </AppointmentPending>
            )}
          </>
        )}
        <Text tone="muted">{t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Page>
  );
}
