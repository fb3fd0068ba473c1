import { implement } from '#platform/handler.ts';
import { endpoints } from '../contract.ts';
import type { AnonymousBookingSettings } from './anonymous-booking-settings.ts';
import { appointmentDates } from './appointment-dates.ts';
import { clinics } from './clinics.ts';
import { freeTime } from './free-time.ts';
import { practitionerClinics } from './practitioner-clinics.ts';
import { practitioners } from './practitioners.ts';
import { reserve } from './reserve.ts';
import { createReserveAnonymously } from './reserve-anonymously.ts';
import { searchAppointments } from './search-appointments.ts';
import { specialties } from './specialties.ts';

/** The booking feature's calls, answered. */
export function createBookingService(anonymousBooking: AnonymousBookingSettings) {
  return implement(endpoints, {
    'GET /api/appointments': searchAppointments,
    'GET /api/appointments/available-appointment-dates': appointmentDates,
    'GET /api/appointments/specialty': specialties,
    'GET /api/appointments/clinics': clinics,
    'GET /api/appointments/practitioners': practitioners,
    'GET /api/appointments/practitioner-clinics': practitionerClinics,
    'GET /api/appointments/free/{id}': freeTime,
    'POST /api/anon/reserve-appointment': createReserveAnonymously(anonymousBooking),
    'POST /api/reserve-appointment': reserve,
  });
}
