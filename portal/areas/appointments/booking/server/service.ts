import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import {
  answerEarlierTime,
  askForEarlierTime,
  endEarlierTime,
  showEarlierTime,
} from './earlier/earlier-time.ts';
import { move } from './moving/move.ts';
import type { AnonymousBookingSettings } from './reservation/anonymous-booking-settings.ts';
import { freeTime } from './reservation/free-time.ts';
import { reserve } from './reservation/reserve.ts';
import { createReserveAnonymously } from './reservation/reserve-anonymously.ts';
import { appointmentDates } from './search/appointment-dates.ts';
import { clinics } from './search/clinics.ts';
import { nextTimes } from './search/next-times.ts';
import { practitionerClinics } from './search/practitioner-clinics.ts';
import { practitioners } from './search/practitioners.ts';
import { searchAppointments } from './search/search-appointments.ts';
import { specialties } from './search/specialties.ts';

/** The booking feature's calls, answered. */
export function createBookingService(anonymousBooking: AnonymousBookingSettings) {
  return implement(endpoints, {
    'GET /api/appointments': searchAppointments,
    'GET /api/appointments/available-appointment-dates': appointmentDates,
    'GET /api/appointments/next': nextTimes,
    'GET /api/appointments/specialty': specialties,
    'GET /api/appointments/clinics': clinics,
    'GET /api/appointments/practitioners': practitioners,
    'GET /api/appointments/practitioner-clinics': practitionerClinics,
    'GET /api/appointments/free/{id}': freeTime,
    'POST /api/anon/reserve-appointment': createReserveAnonymously(anonymousBooking),
    'POST /api/reserve-appointment': reserve,
    'PUT /api/appointments/{id}': move,
    'GET /api/appointments/{id}/earlier-time': showEarlierTime,
    'POST /api/appointments/{id}/earlier-time': askForEarlierTime,
    'DELETE /api/appointments/{id}/earlier-time': endEarlierTime,
    'PUT /api/appointments/{id}/earlier-time': answerEarlierTime,
  });
}
