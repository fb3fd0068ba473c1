import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';

/** Which words of `appointments.detail.remoteWhere` say how one joins from elsewhere. */
export const REMOTE_TEXTS = {
  phoneAppointment: 'phone',
  videoAppointment: 'video',
  remoteAppointment: 'remote',
  meetingAppointment: 'remote',
  physicalLocation: 'remote',
} as const satisfies Record<LocationType, string>;
