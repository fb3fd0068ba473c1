import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call, type DeclaredCall } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHeld } from '#client/calls/use-held.ts';
import type { LinkedAppointment } from '../contract.ts';
import { AppointmentPending } from '../states/AppointmentPending.tsx';
import { NoAppointment } from '../states/NoAppointment.tsx';

const OPEN = 'GET /api/anon/appointment/{token}';

/** What a page that a link opens asks for. */
export const linkedCalls = ({ params }: { readonly params: LinkParams }): readonly DeclaredCall[] => [
  call(OPEN, { params }),
];

interface LinkParams {
  readonly token: string;
}

export interface LinkedPageProps {
  readonly params: LinkParams;
  /** Where the texts stand that say that the appointment is cancelled. */
  readonly cancelled: 'cancelled' | 'cancelledPage';
  /** What is shown of an appointment that stands; `hold` makes the page go on showing it once it is cancelled. */
  readonly children: (appointment: LinkedAppointment, hold: () => void) => ReactNode;
}

/** How the appointment of a link stands. Anybody may open the address. */
export function LinkedPage({ params, cancelled, children }: LinkedPageProps): ReactNode {
  const t = useTranslations('appointments');
  const [answer, hold] = useHeld(useCall(OPEN, { params }));
  const { data } = answer;
  return (
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Heading level={1}>{t('link.title')}</Heading>
        {data?.type === 'success' && children(data.appointment, hold)}
        {data?.type === 'appointment-not-found' && (
          <NoAppointment
            title={t('link.notFound.title')}
            text={t('link.notFound.text')}
            next="login"
            nextLabel={t('link.notFound.login')}
          />
        )}
        {data?.type === 'appointment-already-cancelled' && (
          <NoAppointment
            title={t(`link.${cancelled}.title`)}
            text={t(`link.${cancelled}.text`)}
            next="book"
            nextLabel={t('detail.bookNew')}
          />
        )}
        {!data && (
          <AppointmentPending of="link" answer={answer}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </AppointmentPending>
        )}
      </Stack>
    </Page>
  );
}
