import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CancellingText, type CancellingTextProps } from '#components/visit-rules/CancellingText.tsx';

export interface BookingRulesProps extends Pick<CancellingTextProps, 'healthCareType'> {
  /** Hours before the start until which one may cancel. */
  readonly cancellationNoticeHours: number;
  /** It is too late to cancel this time free of charge. */
  readonly isBinding: boolean;
}

/** What cancelling late and not showing up cost; to be read before confirming. */
export function BookingRules({
  healthCareType,
  cancellationNoticeHours,
  isBinding,
}: BookingRulesProps): ReactNode {
  const t = useTranslations('booking.reservation.rules');
  return (
    <Notice tone="info" title={t('title')}>
      <CancellingText healthCareType={healthCareType} hours={cancellationNoticeHours} isLate={isBinding} />
    </Notice>
  );
}
