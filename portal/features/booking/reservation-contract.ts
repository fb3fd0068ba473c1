import { z } from 'zod';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { availableAppointmentSchema } from '#domain/appointments/appointment.ts';

/** What the portal knows of the reader of a reservation page. */
const bookerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('anonymous') }),
  /** Strongly identified, but not a patient yet. */
  z.object({ type: z.literal('unregistered'), firstNames: z.string(), lastName: z.string() }),
  z.object({
    type: z.literal('patient'),
    firstNames: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** The portal knows all of their own contact details; always so while they act for a child. */
    isContactComplete: z.boolean(),
    isCreditworthy: z.boolean(),
    consentStatus: z.enum(['invalid', 'missing', 'ok']),
  }),
]);
export type Booker = z.infer<typeof bookerSchema>;

/** Why somebody may not have a Kela65 visit: it is not known who they are, or they are not 65 on its day (BOOK-13). */
export const kela65RefusalSchema = z.enum(['notIdentified', 'tooYoung']);
export type Kela65Refusal = z.infer<typeof kela65RefusalSchema>;

/** The states of a time on its reservation page (BOOK-23). */
const freeTimeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('available'),
    appointment: availableAppointmentSchema,
    /** It starts within the binding notice hours: the reservation asks for `acceptsBinding`. */
    isBinding: z.boolean(),
    bindingNoticeHours: z.number(),
    cancellationNoticeHours: z.number(),
    booker: bookerSchema,
  }),
  z.object({
    type: z.literal('already-reserved'),
    /** The caller's own appointment, if it was the caller who reserved it. */
    ownAppointmentId: z.number().nullable(),
  }),
  z.object({ type: z.literal('kela65-refused'), reason: kela65RefusalSchema }),
  z.object({ type: z.literal('no-appointment-found') }),
]);
export type FreeTime = z.infer<typeof freeTimeSchema>;

/** What a success page tells. */
const reservationDetailsSchema = z.object({
  appointmentId: z.number(),
  /** The time as it was sold. */
  appointment: availableAppointmentSchema.omit({ isReserved: true, requiresAuthToReserve: true }),
  /** Opens the appointment without a login; null for signed-in people. */
  token: z.string().nullable(),
  /** Where confirmations go. */
  confirmations: z.object({ email: z.string(), phone: z.string().nullable() }),
});
export type ReservationDetails = z.infer<typeof reservationDetailsSchema>;

const reservation = {
  /** The free time's id. */
  appointmentId: z.int().positive(),
  email: z.string().max(200),
  phone: z.string().max(60),
  /** The extra confirmation of a booking inside the binding notice hours. */
  acceptsBinding: z.boolean(),
};
const reserveBody = z.object(reservation);
const anonymousReserveBody = z.object({
  ...reservation,
  identityCode: z.string().max(40),
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  acceptsTerms: z.boolean(),
});
export type ReserveBody = z.infer<typeof reserveBody>;
export type AnonymousReserveBody = z.infer<typeof anonymousReserveBody>;

const success = z.object({ type: z.literal('success'), reservationDetails: reservationDetailsSchema });
/** Every caller may get these (BOOK-32, BOOK-33). */
const RESERVE_ERRORS = [
  'appointmentNotAvailable',
  'tooManyReservations',
  'treatmentChainCreationFailed',
  'unknownError',
] as const;

/** One free time, and its reservation. */
export const reservationEndpoints = {
  'GET /api/appointments/free/{id}': endpoint({
    summary: 'One free time, with what its reservation asks of this caller.',
    access: 'anonymous',
    record: { of: 'caller', mayRead: ['patient', 'appointment'] },
    params: z.object({ id: idSchema }),
    query: localised,
    success: freeTimeSchema,
  }),
  'POST /api/anon/reserve-appointment': endpoint({
    summary: 'Books a free time for a registered patient who has not signed in.',
    access: 'anonymous',
    record: { of: 'found', creates: 'appointment' },
    query: localised,
    body: anonymousReserveBody,
    idempotent: true,
    success: z.discriminatedUnion('type', [
      success,
      z.object({
        type: z.enum([
          ...RESERVE_ERRORS,
          'strongAuthenticationRequired',
          'noPatient',
          'patientDataConsentRequired',
          'patientInfoConflict',
        ]),
      }),
    ]),
    problems: ['tooManyRequests'],
    refused: { type: 'unknownError' },
  }),
  'POST /api/reserve-appointment': endpoint({
    summary: 'Books a free time for the signed-in person.',
    access: 'identified',
    record: { of: 'caller', mayRead: ['patient', 'appointments'], creates: 'appointment' },
    query: localised,
    body: reserveBody,
    idempotent: true,
    success: z.discriminatedUnion('type', [
      success,
      z.object({
        type: z.enum([
          ...RESERVE_ERRORS,
          'unregistered',
          'consentRequired',
          'notCreditworthy',
          'kela65NotAllowed',
        ]),
      }),
    ]),
    refused: { type: 'unknownError' },
  }),
} as const;
