import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Sticky } from '@portal/design-system/Sticky';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DueReminder } from '#components/due/DueReminder.tsx';
import { useLastSearch } from '../search/last-search.ts';
import { AppointmentStrip } from './AppointmentStrip.tsx';
import { AppointmentSummary } from './AppointmentSummary.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { ReservationStep, type ReservationStepProps } from './ReservationStep.tsx';
import { useListHref } from './use-booking-type.ts';

// Few have another appointment at that moment.
const loadOverlap = () => import('./OverlapNotice.tsx').then((module) => module.OverlapNotice);

/** A free time, and the form that books it or what stands in the way. */
export function ReservationView({ time, ...outcomes }: ReservationStepProps): ReactNode {
  const t = useTranslations('booking');
  const search = useLastSearch(useListHref(time.terms.healthCareType));
  return (
    <Stack gap="large">
      <Stack gap={{ small: 'medium', large: 'large' }}>
        <BookingSteps />
        <Heading level={1}>{t('reservation.title')}</Heading>
      </Stack>
      <AppointmentStrip appointment={time.appointment} changeHref={search} />
      {time.terms.needsCredit && <DueReminder />}
      {time.inTheWay && (
        <LazyPart load={loadOverlap} props={{ appointment: time.inTheWay, search }} isServed />
      )}
      <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
        <Sticky place="aside">
          <AppointmentSummary appointment={time.appointment} title={t('summary.title')}>
            <TextLink href={search} isStandalone icon={<ArrowLeftIcon />}>
              {t('summary.change')}
            </TextLink>
          </AppointmentSummary>
        </Sticky>
        <ReservationStep time={time} {...outcomes} />
      </Columns>
    </Stack>
  );
}
