import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { isWithinNotice } from '#contract/time/time.ts';

/** An appointment as the rule needs to know it. */
export interface CancellableAppointment {
  readonly startDate: string;
  /** Hours before its start until which it may be cancelled, of the brand that it was booked with. */
  readonly cancellationNoticeHours: number;
}

/** What cancelling late and not coming cost, as it is now: one rule, in the same words wherever it is told. */
export function useCancellingRule(): (appointment: CancellableAppointment) => string {
  const t = useTranslations('visit-rules');
  const now = useNow();
  return ({ startDate, cancellationNoticeHours: hours }) =>
    isWithinNotice(new Date(startDate), now, hours) ? t('binding') : t('cancelling', { hours });
}
