import { useEffect } from 'react';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import type { BookingStep } from '#contract/mobile-app/app-message.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** Tells the mobile app around the page which step of a booking is shown. */
export function useTellStep(step: BookingStep): void {
  useEffect(() => void postToApp({ type: 'stepChanged', step }), [step]);
}

/**
 * Tells the mobile app around the page whether a time can be booked, once that is known.
 *
 * @param refusal why it cannot; undefined as long as nothing is known
 */
export function useTellOpened(
  timeId: number,
  healthCareType: HealthCareType,
  refusal: string | null | undefined,
): void {
  useEffect(() => {
    if (refusal === null) postToApp({ type: 'bookingOpened', timeId, healthCareType });
    else if (refusal) postToApp({ type: 'bookingFailed', timeId, code: refusal });
  }, [timeId, healthCareType, refusal]);
}
