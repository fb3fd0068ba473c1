import { z } from 'zod';
import { availableAppointmentSchema } from '#areas/appointments/shared/appointments/appointment.ts';
import { REIMBURSEMENTS } from '#areas/appointments/shared/insurance/concept-codes.ts';
import { AGE_PROBLEMS } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { OCCUPATIONAL_CONFIRMATIONS } from '#areas/appointments/shared/visit-rules/occupational-confirmation.ts';
import { INSURERS } from '#contract/brand/insurers.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { healthCareTypeSchema } from '#contract/values/health-care-type.ts';
import { inTheWaySchema, overlappingOutcome } from './overlapping-contract.ts';

/** What the portal knows of the reader of a reservation page. */
const readerSchema = z.discriminatedUnion('type', [
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
export type ReservationReader = z.infer<typeof readerSchema>;

/** Why somebody may not have a Kela65 visit (BOOK-13). */
export const kela65RefusalSchema = z.enum(['notIdentified', 'tooYoung']);
export type Kela65Refusal = z.infer<typeof kela65RefusalSchema>;

const occupationalRefusalSchema = z.enum(['noAgreement', 'noWebReservation', 'notCovered']);

/** On which terms a time is sold (`rules-reservation.ts`). */
const termsSchema = z.object({
  healthCareType: healthCareTypeSchema,
  needsLogin: z.boolean(),
  showsPrice: z.boolean(),
  needsCredit: z.boolean(),
  confirmation: z.enum(OCCUPATIONAL_CONFIRMATIONS).nullable(),
  insurers: z
    .array(
      z.object({
        insurer: z.enum(INSURERS),
        reimbursements: z.array(z.object({ choice: z.enum(REIMBURSEMENTS), isOpen: z.boolean() })).readonly(),
        needsChoice: z.boolean(),
        verification: z.enum(['pohjola', 'lahitapiola']).nullable(),
      }),
    )
    .readonly(),
});

/** The states of a time on its reservation page (BOOK-23). */
const freeTimeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('available'),
    appointment: availableAppointmentSchema,
    /** It starts within the binding notice hours: the reservation asks for `acceptsBinding`. */
    isBinding: z.boolean(),
    terms: termsSchema,
    /** Of the kind of appointment. */
    kindCode: z.string(),
    bindingNoticeHours: z.number(),
    cancellationNoticeHours: z.number(),
    reader: readerSchema,
    /** Of a patient: their own appointment at that moment, by which the time would not be sold (BOOK-57). */
    inTheWay: inTheWaySchema.nullable(),
  }),
  z.object({
    type: z.literal('already-reserved'),
    /** The caller's own appointment, if it was the caller who reserved it. */
    ownAppointmentId: z.number().nullable(),
  }),
  z.object({ type: z.literal('age-refused'), reason: z.enum(AGE_PROBLEMS) }),
  z.object({ type: z.literal('kela65-refused'), reason: kela65RefusalSchema }),
  z.object({ type: z.literal('occupational-refused'), reason: occupationalRefusalSchema }),
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
  /** Of the available time. Messages to a mobile app call it `timeId`: that name is published. */
  slotId: z.int().positive(),
  email: z.string().max(200),
  phone: z.string().max(60),
  /** The extra confirmation of a booking inside the binding notice hours. */
  acceptsBinding: z.boolean(),
  /** The way in which it is wanted; absent: as the time itself says. Whether it is sold so, the server decides. */
  healthCareType: healthCareTypeSchema.optional(),
};
const reserveBody = z.object({
  ...reservation,
  /** Of an insurance visit: the company, and how it pays; absent: it is paid and applied for. */
  insurer: z.enum(INSURERS).nullish(),
  reimbursement: z.enum(REIMBURSEMENTS).nullish(),
  /** Which of the insurer's permits the visit is about: its `contentHash`. */
  permit: z.string().max(200).nullish(),
  /** Agrees to the insurer being billed directly; with a permit: the visit is about what it is for. */
  acceptsDirectCompensation: z.boolean().optional(),
  /** Of an occupational visit: the agreement covers it, or there is a referral, as its specialty asks. */
  confirmsOccupational: z.boolean().optional(),
});
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
    asksRights: true,
    params: z.object({ id: idSchema }),
    /** `healthCareType`: the way in which it is wanted, as in a reservation. */
    query: localised.extend({ healthCareType: healthCareTypeSchema.optional() }),
    success: freeTimeSchema,
  }),
  'POST /api/anon/reserve-appointment': endpoint({
    summary: 'Books a free time for a registered patient who has not signed in.',
    access: 'anonymous',
    record: { of: 'found', creates: 'appointment' },
    asksRights: true,
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
    record: { of: 'caller', mayRead: ['patient', 'insurance', 'appointments'], creates: 'appointment' },
    asksRights: true,
    query: localised,
    body: reserveBody,
    idempotent: true,
    success: z.discriminatedUnion('type', [
      success,
      overlappingOutcome,
      z.object({
        type: z.enum([
          ...RESERVE_ERRORS,
          ...AGE_PROBLEMS,
          'unregistered',
          'consentRequired',
          'notCreditworthy',
          'kela65NotAllowed',
          'occupationalNotAllowed',
          'directReimbursementFailed',
        ]),
      }),
    ]),
    refused: { type: 'unknownError' },
  }),
} as const;
