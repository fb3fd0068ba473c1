import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { listOfTimes } from '#areas/appointments/shared/appointments/list-of-times.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import { useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AppointmentSummary } from '../reservation/AppointmentSummary.tsx';
import type { AvailableTime } from '../reservation/use-reservation.ts';
import { useLastSearch } from '../search/last-search.ts';
import { CurrentTime } from './CurrentTime.tsx';
import { MovingStep } from './MovingStep.tsx';
import { useMove } from './use-move.ts';

// Few have another appointment at that moment.
const loadOverlap = () => import('../reservation/OverlapNotice.tsx').then((module) => module.OverlapNotice);

export interface MoveViewProps {
  /** As it is booked. */
  readonly appointment: Appointment;
  /** Where it would go. */
  readonly time: AvailableTime;
  /** Keeps what the page shows once it is moved. */
  readonly hold: () => void;
}

/** The time that is held and the one that would replace it, to be confirmed in one press. */
export function MoveView({ appointment, time, hold }: MoveViewProps): ReactNode {
  const t = useTranslations('booking');
  const href = useHref();
  const { actingFor } = useSession();
  const search = useLastSearch(href(listOfTimes(appointment)));
  const { move, ...moving } = useMove(appointment.id, time, hold);
  const { bookedBy } = appointment;
  // The appointment itself moves out of the way.
  const inTheWay = time.inTheWay?.id === appointment.id ? null : time.inTheWay;
  // Who moves what somebody else has booked is written to at their own address; of the patient's own move no guardian is told.
  const by = bookedBy === 'you' || (actingFor && bookedBy === 'guardian') ? bookedBy : 'other';
  // A free time has the price for those who pay it themselves.
  const { showsPrice } = BOOKING_KINDS[appointment.healthCareType];
  const shown = showsPrice ? time.appointment : { ...time.appointment, practitionerRate: null };
  return (
    <Stack gap={{ small: 'medium', large: 'large' }}>
      <Heading level={1}>{t('move.title')}</Heading>
      {inTheWay && <LazyPart load={loadOverlap} props={{ appointment: inTheWay, search }} isServed />}
      <MovingStep
        {...moving}
        rules={{ ...time, healthCareType: appointment.healthCareType }}
        summary={
          <AppointmentSummary appointment={shown} title={t('move.newTime')}>
            <TextLink href={search} isStandalone icon={<ArrowLeftIcon />}>
              {t('summary.change')}
            </TextLink>
          </AppointmentSummary>
        }
        failureText={(failure) =>
          t(`move.failure.${failure}`, { hours: appointment.cancellationNoticeHours })
        }
        action={t('move.submit')}
        onConfirm={move}
        instead={
          <ButtonLink href={href('appointment', { ids: appointment.id })} tone="tertiary">
            {t('move.keep')}
          </ButtonLink>
        }
      >
        <CurrentTime appointment={appointment}>
          <Text tone="muted">{t('move.text', { by })}</Text>
        </CurrentTime>
      </MovingStep>
    </Stack>
  );
}
