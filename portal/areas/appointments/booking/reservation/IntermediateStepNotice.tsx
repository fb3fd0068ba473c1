import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { PhoneLink } from '../help/PhoneLink.tsx';
import { asksToIdentify, type IntermediateStep } from './reservation-outcome.ts';
import { useReservationHref } from './use-booking-type.ts';

export interface IntermediateStepNoticeProps {
  readonly step: IntermediateStep;
  /** The free time to come back to. */
  readonly slotId: number;
  /** It is the answer to something the patient did, and is read out at once. */
  readonly isUrgent?: boolean;
}

/**
 * What can or must be done before this booking: to identify, or to register. What was typed stays. Both go by the
 * signed-in reservation's address, which leads through all that is still missing.
 */
export function IntermediateStepNotice({ step, slotId, isUrgent }: IntermediateStepNoticeProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const { customerServicePhone, care } = useBrand();
  const onwards = useSignInAddress()(useReservationHref()(slotId));
  const kind = asksToIdentify(step) ? 'identify' : step;
  const ofChild = care === 'children' && step === 'noPatient' && t('child.noPatient');
  return (
    <Notice
      title={t(`${kind}.title`)}
      {...(kind === 'identify' && { tone: 'warning' })}
      {...(isUrgent && { role: 'alert' })}
    >
      <Stack gap="small" align="start">
        <Text>{ofChild || (asksToIdentify(step) ? t(`identify.${step}`) : t(`${step}.text`))}</Text>
        {kind === 'identify' && <Text>{t('identify.kept')}</Text>}
        <Inline>
          <ButtonLink href={onwards} icon={<LockIcon />}>
            {t(`${kind}.action`)}
          </ButtonLink>
          {kind === 'identify' && <PhoneLink phone={customerServicePhone} />}
        </Inline>
      </Stack>
    </Notice>
  );
}
