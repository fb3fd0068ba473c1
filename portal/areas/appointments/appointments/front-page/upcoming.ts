import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';

/** What the front page asks for: a long history would make it late. */
export const UPCOMING = { query: { only: 'upcoming' } } as const;

/** The next of the coming appointments, earliest first, that will be held; the clinic may have cancelled earlier ones. */
export function nextAppointment(upcoming: readonly Appointment[]): Appointment | undefined {
  return upcoming.find(({ hasAppointeeCanceled }) => !hasAppointeeCanceled);
}
