import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';

/** The rules of `visit-rules` that say how an appointment is joined over a connection. */
export type JoiningRule = 'joining' | 'joiningByPhone';

/**
 * How patients join an appointment: a video appointment in the portal, what else is remote with customer service's help. Null
 * where nobody joins anything: they come, or the practitioner calls.
 */
export function joiningRule(appointment: {
  readonly isRemote: boolean;
  /** Absent where an older version has not noted it. */
  readonly locationType?: LocationType;
}): JoiningRule | null {
  const { isRemote, locationType } = appointment;
  if (!isRemote || locationType === undefined || locationType === 'phoneAppointment') return null;
  return locationType === 'videoAppointment' ? 'joining' : 'joiningByPhone';
}
