import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface BookingRulesProps {
  /** Hours before the start until which one may cancel. */
  readonly cancellationNoticeHours: number;
  /** It is too late to cancel this time free of charge. */
  readonly isBinding: boolean;
}

/** What cancelling late and not showing up cost; to be read before confirming. */
export function BookingRules({ cancellationNoticeHours, isBinding }: BookingRulesProps): ReactNode {
  const t = useTranslations('booking.reservation.rules');
  const tRule = useTranslations('visit-rules');
  return (
    <Notice tone="info" title={t('title')}>
      {isBinding ? tRule('binding') : tRule('cancelling', { hours: cancellationNoticeHours })}
    </Notice>
  );
}
