import { z } from 'zod';
import {
  appointmentSchema,
  bookedPractitionerSchema,
  calendarIdentitySchema,
  clinicSchema,
  locationTypeSchema,
  selfCheckInStatusSchema,
  toldPriceSchema,
} from '#areas/appointments/shared/appointments/appointment.ts';
import { daySchema, idSchema, languageSchema, localised, offsetSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isAppointmentToken } from '#contract/routes/appointment-token.ts';
import { healthCareTypeSchema } from '#contract/values/health-care-type.ts';
import { checkInEndpoints } from './check-in-contract.ts';

const tokenParams = z.object({ token: z.string().refine(isAppointmentToken, 'token') });

/** What the holder of a link may see: no patient, no notes, of the price what the confirmation says. */
const linkedAppointmentSchema = z.object({
  /** Of the page that shows everything after a login. */
  id: z.number().int().positive(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  durationMinutes: z.number().int().positive(),
  isSpecificTime: z.boolean(),
  isCovidTestAppointment: z.boolean(),
  kind: z.string(),
  isRemote: z.boolean(),
  locationType: locationTypeSchema,
  clinic: clinicSchema,
  practitioner: z.object({ name: z.string(), title: z.string() }),
  calendar: calendarIdentitySchema,
  /** Who pays decides what late cancelling costs whom. */
  healthCareType: healthCareTypeSchema,
  /** Without what it consists of. */
  toldPrice: toldPriceSchema.nullable(),
  cancellationNoticeHours: z.number(),
  selfCheckInStatus: selfCheckInStatusSchema,
  /** The caller is signed in as its patient, or acts for them, and may cancel it. */
  mayCancel: z.boolean(),
});
export type LinkedAppointment = z.infer<typeof linkedAppointmentSchema>;

/** An appointment whose place is no secret from the reader. */
const bookedAppointmentSchema = appointmentSchema.extend({
  clinic: clinicSchema,
  practitioner: bookedPractitionerSchema,
});

/** Enough for the patient to know the booking by, and nothing of where somebody will be. */
const disownableSchema = linkedAppointmentSchema.pick({ startDate: true, endDate: true, kind: true });
export type DisownableAppointment = z.infer<typeof disownableSchema>;

/** Nothing is left to disown. */
const disownmentEnds = [
  z.object({ type: z.literal('appointment-not-found') }),
  z.object({ type: z.literal('appointment-already-cancelled') }),
] as const;

/** How many past appointments one answer holds. */
export const PAGE_SIZE = 20;

/** How many coming appointments the answer for the front page holds. */
export const NEXT_SHOWN = 8;

/** A patient's own appointments, and those that a link opens. */
export const endpoints = {
  ...checkInEndpoints,
  'GET /api/own-appointments': endpoint({
    summary: 'The patient’s coming appointments, and the past ones a page at a time.',
    access: 'patient',
    record: { reads: 'appointments' },
    query: z.object({
      /** How many past appointments to skip: 0, 20, 40 … */
      offset: offsetSchema,
      /** Only the next `NEXT_SHOWN` coming ones, for pages that show a few: somebody in treatment may have dozens. */
      only: z.literal('upcoming').optional(),
      lang: languageSchema,
    }),
    success: z.object({
      /** Earliest first; those that the clinic cancelled are among them until their time has passed. */
      upcoming: z.array(appointmentSchema),
      /** Past ones and those that the patient cancelled: latest first, at most 20. Exactly 20: there may be more. */
      past: z.array(appointmentSchema).max(PAGE_SIZE),
    }),
  }),
  'GET /api/own-appointments/{ids}': endpoint({
    summary:
      'Some of the patient’s appointments in full, without those that are not theirs. Not found if none is.',
    access: 'patient',
    record: { reads: 'appointment' },
    asksRights: true,
    params: z.object({
      ids: z
        .string()
        .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/)
        .transform((ids) => [...new Set(ids.split(',').map(Number))]),
    }),
    query: localised,
    success: z.object({ appointments: z.array(appointmentSchema) }),
    problems: ['notFound'],
  }),
  'GET /api/own-appointments/on/{date}': endpoint({
    summary:
      'The patient’s appointments of a day in Helsinki that nobody has cancelled, for one printed page.',
    access: 'patient',
    record: { reads: 'appointments' },
    params: z.object({ date: daySchema }),
    query: localised,
    success: z.object({
      /** Earliest first; none where nothing is booked on the day. */
      appointments: z.array(appointmentSchema),
    }),
  }),
  'GET /api/own-appointments/by-time/{id}': endpoint({
    summary:
      'What the caller has booked of a time: the booking that stands, else the last that was cancelled.',
    access: 'anonymous',
    record: { of: 'caller', mayRead: ['appointment'] },
    asksRights: true,
    /** The time’s id, as in the address of its reservation. */
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.object({ appointment: bookedAppointmentSchema }),
    problems: ['notFound'],
  }),
  'DELETE /api/appointments/{id}': endpoint({
    summary: 'Cancels the patient’s own appointment. Once more is a success too, and changes nothing.',
    access: 'patient',
    record: { mayRead: 'appointment', cancels: 'appointment' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.discriminatedUnion('type', [
      /** `wasCancelled`: before, by a try whose answer was lost, in another tab or by another guardian. */
      z.object({ type: z.literal('success'), wasCancelled: z.literal(true).optional() }),
      /** Unknown, somebody else’s, or cancelled by the clinic. */
      z.object({ type: z.literal('appointmentNotFound') }),
      /** `hours`: until how long before the start it could be cancelled. */
      z.object({ type: z.literal('deadlineExceeded'), hours: z.number() }),
      z.object({ type: z.literal('unknownError') }),
    ]),
    refused: { type: 'unknownError' },
  }),
  'GET /api/anon/appointment/{token}': endpoint({
    summary: 'The appointment that a confirmation’s link opens, without a login.',
    access: 'anonymous',
    record: { of: 'found', reads: 'appointment' },
    params: tokenParams,
    query: localised,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), appointment: linkedAppointmentSchema }),
      z.object({ type: z.literal('appointment-not-found') }),
      z.object({ type: z.literal('appointment-already-cancelled') }),
    ]),
    rateLimit: 60,
  }),
  'GET /api/anon/appointment/by-time/{id}': endpoint({
    summary: 'The booking of a time that was made without a login, for the session in which it was the last.',
    access: 'anonymous',
    record: { of: 'found', reads: 'appointment' },
    /** The time’s id, as in the address of its reservation. */
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.discriminatedUnion('type', [
      /** `token`: of the page that shows it to people who have the link. */
      z.object({ type: z.literal('success'), appointment: linkedAppointmentSchema, token: z.string() }),
      z.object({ type: z.literal('appointment-not-found') }),
      z.object({ type: z.literal('appointment-already-cancelled') }),
    ]),
  }),
  'GET /api/anon/appointment/{token}/disownment': endpoint({
    summary: 'What was booked with a patient’s identity code without a login, for the patient to know it by.',
    access: 'anonymous',
    record: { of: 'found', reads: 'appointment' },
    params: tokenParams,
    query: localised,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('ready'), appointment: disownableSchema }),
      ...disownmentEnds,
    ]),
    rateLimit: 60,
  }),
  'POST /api/anon/appointment/{token}/disownment': endpoint({
    summary: 'Takes back what somebody booked with the patient’s identity code, until it begins.',
    access: 'anonymous',
    record: { of: 'found', mayRead: 'appointment', cancels: 'appointment' },
    params: tokenParams,
    query: localised,
    idempotent: true,
    success: z.discriminatedUnion('type', [z.object({ type: z.literal('success') }), ...disownmentEnds]),
    rateLimit: 60,
  }),
} as const;

export type AppointmentsApi = typeof endpoints;
