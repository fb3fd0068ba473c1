import type { LocationType } from './appointment.ts';

/** Whether somebody comes to a clinic: a call may be made from one, too, and nobody is to go there for it. */
export function isVisit({
  isRemote,
  locationType,
}: {
  /** At a clinic without a place. */
  readonly isRemote: boolean;
  readonly locationType: LocationType;
}): boolean {
  return !isRemote && (locationType === 'physicalLocation' || locationType === 'meetingAppointment');
}
