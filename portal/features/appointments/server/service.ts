import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { bookedTime } from './booked-time.ts';
import { cancel } from './cancel.ts';
import { disown, showDisownment } from './disownment.ts';
import { linkedAppointment } from './linked-appointment.ts';
import { ownAppointment } from './own-appointment.ts';
import { ownAppointments } from './own-appointments.ts';

/** The calls about a patient's own appointments, answered. */
export const appointmentsService = implement(endpoints, {
  'GET /api/own-appointments': ownAppointments,
  'GET /api/own-appointments/{ids}': ownAppointment,
  'GET /api/own-appointments/by-time/{id}': bookedTime,
  'DELETE /api/appointments/{id}': cancel,
  'GET /api/anon/appointment/{token}': linkedAppointment,
  'GET /api/anon/appointment/{token}/disownment': showDisownment,
  'POST /api/anon/appointment/{token}/disownment': disown,
});
