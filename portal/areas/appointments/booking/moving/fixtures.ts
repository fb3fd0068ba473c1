import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import type { ReservationReader } from '../reservation-contract.ts';
import { bookedTime } from '../success/fixtures.ts';

/** What is booked, for tests and stories of a move. */
export function bookedAppointment(): Appointment {
  const booked = bookedTime({
    id: 72,
    startDate: '2026-12-03T12:30:00.000Z',
    endDate: '2026-12-03T12:50:00.000Z',
  });
  return { ...booked, practitioner: { ...booked.practitioner, id: 6, name: 'Matti Meikäläinen' } };
}

/** The patient who moves it. */
export const patientReader = {
  type: 'patient',
  firstNames: 'Aino Maria',
  lastName: 'Virtanen',
  email: 'aino@example.com',
  phone: '+358401234501',
  isCreditworthy: true,
  isContactComplete: true,
  consentStatus: 'ok',
} as const satisfies ReservationReader;
