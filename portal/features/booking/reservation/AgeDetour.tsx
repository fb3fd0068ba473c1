import { ButtonLink } from '@portal/design-system/ButtonLink';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import type { AgeProblem } from '../rules-age.ts';
import { useReservationHref } from './use-booking-type.ts';

export interface AgeDetourProps {
  /** What is wrong with the age. */
  readonly problem: AgeProblem;
  /** The free time to come back to. */
  readonly appointmentId: number;
}

/** The way on for somebody who is too young or too old to be booked for here without a login. */
export function AgeDetour({ problem, appointmentId }: AgeDetourProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const { adultPortal } = useBrand();
  const signIn = useSignInAddress()(useReservationHref()(appointmentId));
  if (problem === 'notAChild')
    return (
      adultPortal && (
        <Stack align="start">
          <ButtonLink href={adultPortal.url} isDocument tone="outline">
            {t('child.adults', { brand: adultPortal.name })}
          </ButtonLink>
        </Stack>
      )
    );
  return (
    <Stack gap="xsmall" align="start">
      <ButtonLink href={signIn} icon={<LockIcon />} tone="outline">
        {t('guardian.action')}
      </ButtonLink>
      <Text size="small" tone="muted">
        {t('guardian.kept')}
      </Text>
    </Stack>
  );
}
