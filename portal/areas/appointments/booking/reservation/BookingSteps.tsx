import { Steps } from '@portal/design-system/Steps';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** A booking whose details are being filled in. */
export function BookingSteps(): ReactNode {
  const t = useTranslations('booking.reservation');
  return (
    <Steps aria-label={t('steps')} steps={[t('stepSearch'), t('stepDetails'), t('stepDone')]} current={1} />
  );
}
