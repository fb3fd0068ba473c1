import type { ReactNode } from 'react';
import { useNow } from '#client/app/use-now.ts';
import { isWithinNotice } from '#contract/time/time.ts';
import { CancellingText, type CancellingTextProps } from './CancellingText.tsx';

export interface CancellingRuleProps {
  /** As the rule needs to know it. */
  readonly appointment: Pick<CancellingTextProps, 'healthCareType'> & {
    readonly startDate: string;
    /** Hours before its start until which it may be cancelled, of the brand that it was booked with. */
    readonly cancellationNoticeHours: number;
  };
}

/** What cancelling an appointment late and not coming cost, as it is now. */
export function CancellingRule({ appointment }: CancellingRuleProps): ReactNode {
  const { healthCareType, startDate, cancellationNoticeHours: hours } = appointment;
  const isLate = isWithinNotice(new Date(startDate), useNow(), hours);
  return <CancellingText {...{ healthCareType, hours, isLate }} />;
}
