import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { registrationAddress } from '#contract/routes/registration-address.ts';
import { writeSaveAction } from '#contract/routes/save-action.ts';
import { useReservationHref } from './use-booking-type.ts';

export interface OwnContactLinkProps {
  /** The portal knows all of the patient's own contact details. */
  readonly isComplete: boolean;
  /** The free time to come back to. */
  readonly slotId: number;
}

/** Where patients put right, once and for all, how they are reached, and from where they come back to this time. */
export function OwnContactLink({ isComplete, slotId }: OwnContactLinkProps): ReactNode {
  const t = useTranslations('booking.reservation.ownContact');
  const href = useHref();
  const language = useLanguage();
  const { actingFor } = useSession();
  const next = useReservationHref()(slotId);
  // What is shown is the guardian's; the own information is the child's.
  if (actingFor) return null;
  if (!isComplete)
    return (
      <Notice title={t('missing')}>
        <Stack gap="small" align="start">
          <Text>{t('missingText')}</Text>
          <ButtonLink href={registrationAddress(next, language)} tone="outline" size="small">
            {t('complete')}
          </ButtonLink>
        </Stack>
      </Notice>
    );
  const saveAction = writeSaveAction({ type: 'go-to-reserve-appointment-page' });
  return (
    <TextLink href={href('my-information', {}, { saveAction, next, anchor: 'contact' })} isStandalone>
      {t('change')}
    </TextLink>
  );
}
