import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';

const MINUTE_MS = 60_000;

/** How long before its start a video appointment can be joined, in minutes (VIDEO-01). */
export const OPENS_MINUTES_BEFORE = 15;
/** How long after its end it stays open, in minutes: practitioners run late, and only they know when they are done. */
export const STAYS_OPEN_MINUTES = 30;

/** How joining stands. `ended`: the time for it has passed. */
export type VideoState = 'tooEarly' | 'open' | 'ended' | 'cancelled';

export interface VideoTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
}

export function isVideo({ locationType }: { readonly locationType?: LocationType }): boolean {
  return locationType === 'videoAppointment';
}

export function videoOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - OPENS_MINUTES_BEFORE * MINUTE_MS);
}

export function videoClosesAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + STAYS_OPEN_MINUTES * MINUTE_MS);
}

/** How joining stands at a moment. */
export function videoState({ startsAt, endsAt, isCancelled }: VideoTimes, now: Date): VideoState {
  if (isCancelled) return 'cancelled';
  if (now >= videoClosesAt(endsAt)) return 'ended';
  return now < videoOpensAt(startsAt) ? 'tooEarly' : 'open';
}
