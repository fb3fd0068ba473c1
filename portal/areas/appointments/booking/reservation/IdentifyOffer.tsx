import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Divider } from '@portal/design-system/Divider';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { FormSection } from '#components/FormSection.tsx';
import { useReservationHref } from './use-booking-type.ts';

export interface IdentifyOfferProps {
  /** The free time to come back to. */
  readonly slotId: number;
  /** The time is booked in no other way. Default: false. */
  readonly isRequired?: boolean;
}

/** The shorter way to book, before the form that others fill in: to identify, in a brand for children as the guardian of a younger one. */
export function IdentifyOffer({ slotId, isRequired = false }: IdentifyOfferProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const { features, guardianActsUntilAge: age } = useBrand();
  const who = isRequired ? 'loginRequired' : features.includes('guardian-login') ? 'guardian' : 'login';
  const onwards = useSignInAddress()(useReservationHref()(slotId));
  return (
    <>
      <Card hasPeek padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
        <FormSection title={t(`${who}.title`, { age })} text={t(`${who}.text`)}>
          <Inline stacksBelow="medium">
            <ButtonLink href={onwards} icon={<LockIcon />} size="large">
              {t(`${who}.action`)}
            </ButtonLink>
          </Inline>
        </FormSection>
      </Card>
      {!isRequired && <Divider>{t('orFillIn')}</Divider>}
    </>
  );
}
