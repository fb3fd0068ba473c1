import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';

/** How an appointment stands now: who cancelled it, or whether it is yet to come. */
export type AppointmentState = 'coming' | 'past' | 'cancelledByPatient' | 'cancelledByClinic';

/** An appointment is coming until it ends: a late patient still finds the room. */
export function appointmentState(
  appointment: Pick<Appointment, 'endDate' | 'hasAppointeeCanceled' | 'hasPatientCanceled'>,
  now: Date,
): AppointmentState {
  if (appointment.hasAppointeeCanceled) return 'cancelledByClinic';
  if (appointment.hasPatientCanceled) return 'cancelledByPatient';
  return Date.parse(appointment.endDate) > now.getTime() ? 'coming' : 'past';
}
