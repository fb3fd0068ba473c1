import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { KELA65 } from '#domain/appointments/kela65.ts';
import { useLastSearch } from '../search/last-search.ts';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { ReservationStep, type ReservationStepProps } from './ReservationStep.tsx';

/** A free time, and the form that books it or what stands in the way. */
export function ReservationView({ time, ...outcomes }: ReservationStepProps): ReactNode {
  const t = useTranslations('booking');
  const href = useHref();
  const rate = time.appointment.practitionerRate;
  const isKela65 = rate?.code === KELA65;
  const search = useLastSearch(href(isKela65 ? 'kela65-appointment-list' : 'private-appointment-list'));
  return (
    <Stack gap={{ small: 'medium', large: 'large' }}>
      <BookingSteps />
      <Heading level={1}>{t('reservation.title')}</Heading>
      <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
        <AppointmentSummary appointment={time.appointment} title={t('summary.title')}>
          <TextLink href={search} isStandalone icon={<ArrowLeftIcon />}>
            {t('summary.change')}
          </TextLink>
        </AppointmentSummary>
        <ReservationStep time={time} {...outcomes} />
      </Columns>
    </Stack>
  );
}
