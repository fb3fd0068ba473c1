import { isWithinNotice } from '#contract/time/time.ts';

/** What decides whether a patient may cancel online (APPT-07). */
export interface CancellableAppointment {
  readonly startsAt: Date;
  readonly isCancelled: boolean;
  /** The patient has arrived. */
  readonly isCheckedIn: boolean;
}

/**
 * Whether a patient may still cancel.
 *
 * @param noticeHours the `cancellationNoticeHours` of the brand that it was booked with
 */
export function mayCancel(
  { startsAt, isCancelled, isCheckedIn }: CancellableAppointment,
  now: Date,
  noticeHours: number,
): boolean {
  return !isCancelled && !isCheckedIn && !isWithinNotice(startsAt, now, noticeHours);
}
