import type { LocationType } from '#domain/appointments/appointment.ts';

/** Whether patients join an appointment over a connection: remote, and not by a call of the practitioner's. */
export function isJoined(appointment: {
  readonly isRemote: boolean;
  /** Absent where an older version has not noted it. */
  readonly locationType?: LocationType;
}): boolean {
  const { isRemote, locationType } = appointment;
  return isRemote && locationType !== undefined && locationType !== 'phoneAppointment';
}
