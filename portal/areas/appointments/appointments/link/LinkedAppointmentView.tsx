import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { PlaceCard } from '../appointment/PlaceCard.tsx';
import { WhenCard } from '../appointment/WhenCard.tsx';
import { CancelDialog } from '../cancelling/CancelDialog.tsx';
import { useCancellation } from '../cancelling/use-cancellation.ts';
import { CheckInByLinkCard } from '../check-in/CheckInByLinkCard.tsx';
import { useCheckInByLink } from '../check-in/use-check-in-by-link.ts';
import type { LinkedAppointment } from '../contract.ts';
import { actionError, actionState, offersCancelling } from './action-state.ts';
import { FurtherActions } from './FurtherActions.tsx';

export interface LinkedAppointmentViewProps {
  readonly appointment: LinkedAppointment;
  /** Of the link. */
  readonly token: string;
  /** Makes the page go on showing it once it is cancelled. */
  readonly hold: () => void;
}

/**
 * An appointment for the holder of its link: when, where and with whom, and checking in. Anything more needs a login;
 * signed-in patients cancel their own here, too.
 */
export function LinkedAppointmentView({ appointment, token, hold }: LinkedAppointmentViewProps): ReactNode {
  const t = useTranslations('appointments.link');
  const href = useHref();
  const [isAsking, setAsking] = useState(false);
  const cancellation = useCancellation(appointment.id, {
    hold,
    after: href('anonymous-appointment-cancelled', { token }),
  });
  const checkIn = useCheckInByLink(token);
  const actions = { cancelling: { ...cancellation, isAsking }, checkIn };
  const error = actionError(actions);
  const mayCancel = appointment.mayCancel && offersCancelling(actionState(actions), error);
  return (
    <Stack gap={{ small: 'medium', medium: 'large' }}>
      <Text tone="muted">{t('safety')}</Text>
      <CheckInByLinkCard appointment={appointment} checkIn={checkIn} />
      <WhenCard appointment={appointment} />
      <PlaceCard {...appointment} />
      <AddToCalendar
        appointment={appointment}
        id={appointment.id}
        identity={appointment.calendar}
        isFullWidth
      />
      <FurtherActions
        appointment={appointment}
        failure={isAsking ? null : cancellation.failure}
        onCancel={mayCancel ? () => setAsking(true) : null}
      />
      <CancelDialog {...{ appointment, cancellation }} isOpen={isAsking} onOpenChange={setAsking} />
    </Stack>
  );
}
