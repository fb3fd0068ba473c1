import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import type { InTheWay as Booked } from '../overlapping-contract.ts';
import { useLastSearch } from '../search/last-search.ts';
import { AgeNotice } from './AgeNotice.tsx';
import { InTheWay } from './InTheWay.tsx';
import { IntermediateStepNotice } from './IntermediateStepNotice.tsx';
import { hasOwnView, isIntermediateStep, type ReservationFailure } from './reservation-outcome.ts';
import { useListHref, useReservationHref } from './use-booking-type.ts';

export interface FailureNoticeProps {
  /** Why the last attempt came to nothing, and how many there were. */
  readonly form: {
    readonly failure: ReservationFailure | null;
    readonly attempt: number;
    /** The patient's other appointment, of a failure by it. */
    readonly inTheWay: Booked | null;
  };
  /** The free time that was not booked. */
  readonly slotId: number;
}

/** Why the booking came to nothing and what to do about it; takes the focus, and so comes into view. What was typed stays. */
export function FailureNotice({ form, slotId }: FailureNoticeProps): ReactNode {
  const t = useTranslations('booking');
  const search = useLastSearch(useListHref());
  const signIn = useSignInAddress()(useReservationHref()(slotId));
  const { failure, attempt, inTheWay } = form;
  if (failure === null || hasOwnView(failure)) return null;
  if (isIntermediateStep(failure))
    return <IntermediateStepNotice key={attempt} step={failure} slotId={slotId} isUrgent />;
  return (
    <Notice key={attempt} tone="error" role="alert" takesFocus>
      <Stack gap="small" align="start">
        <Text>{t(`reservation.outcome.${failure}`)}</Text>
        {failure === 'overlappingTime' && inTheWay && <InTheWay appointment={inTheWay} />}
        {(failure === 'appointmentNotAvailable' || failure === 'overlappingTime') && (
          <ButtonLink href={search} tone="outline">
            {t('taken.action')}
          </ButtonLink>
        )}
        {(failure === 'notAChild' || failure === 'guardianNeeded') && (
          <AgeNotice problem={failure} slotId={slotId} />
        )}
        {failure === 'sessionExpired' && (
          <ButtonLink href={signIn} tone="outline">
            {t('reservation.identify.action')}
          </ButtonLink>
        )}
      </Stack>
    </Notice>
  );
}
