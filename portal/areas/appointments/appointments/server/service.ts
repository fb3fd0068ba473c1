import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { tellArrivalReason } from './arrival-reason.ts';
import { bookedInSession } from './booked-in-session.ts';
import { bookedTime } from './booked-time.ts';
import { cancel } from './cancel.ts';
import { checkIn } from './check-in.ts';
import { checkInByLink } from './check-in-by-link.ts';
import { disown, showDisownment } from './disownment.ts';
import { linkedAppointment } from './linked-appointment.ts';
import { ownAppointment } from './own-appointment.ts';
import { ownAppointments } from './own-appointments.ts';
import { ownDay } from './own-day.ts';

/** The calls about a patient's own appointments, answered. */
export const appointmentsService = implement(endpoints, {
  'GET /api/own-appointments': ownAppointments,
  'GET /api/own-appointments/{ids}': ownAppointment,
  'GET /api/own-appointments/on/{date}': ownDay,
  'GET /api/own-appointments/by-time/{id}': bookedTime,
  'DELETE /api/appointments/{id}': cancel,
  'POST /api/appointments/check-in/{id}': checkIn,
  'POST /api/anon/check-in': checkInByLink,
  'POST /api/appointments/{id}/arrival-reason': tellArrivalReason,
  'GET /api/anon/appointment/{token}': linkedAppointment,
  'GET /api/anon/appointment/by-time/{id}': bookedInSession,
  'GET /api/anon/appointment/{token}/disownment': showDisownment,
  'POST /api/anon/appointment/{token}/disownment': disown,
});
