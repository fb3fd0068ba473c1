import type {
  CheckInPlace,
  LocationType,
  SelfCheckInStatus,
} from '#areas/appointments/shared/appointments/appointment.ts';
import { isVisit } from '#areas/appointments/shared/appointments/visit.ts';

/** How long before the start check-in opens. */
export const CHECK_IN_OPENS_MINUTES = 30;

/** What decides whether a patient may check in (APPT-24). */
export interface CheckInCircumstances {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly isCheckedIn: boolean;
  /** At a clinic without a place. */
  readonly isRemote: boolean;
  readonly locationType: LocationType;
  /** The clinic's setting. */
  readonly checkInPlace: CheckInPlace;
}

/** How checking in to an appointment stands at a moment. A late patient checks in until the appointment ends. */
export function selfCheckInStatus(circumstances: CheckInCircumstances, now: Date): SelfCheckInStatus {
  const { startsAt, endsAt, isCancelled, isCheckedIn, checkInPlace } = circumstances;
  if (isCancelled || !isVisit(circumstances) || now >= endsAt) return 'statusNotAvailable';
  if (isCheckedIn) return 'checkedIn';
  if (checkInPlace === 'none') return 'statusNotAvailable';
  if (checkInPlace === 'reception') return 'onlyAtReception';
  return now < checkInOpensAt(startsAt) ? 'tooEarly' : 'allowed';
}

export function checkInOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - CHECK_IN_OPENS_MINUTES * 60_000);
}
