import { z } from 'zod';
import { availableAppointmentSchema } from '#domain/appointments/appointment.ts';

/** What the portal knows of the reader of a reservation page. */
export const bookerSchema = z.discriminatedUnion('type', [
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
export const freeTimeSchema = z.discriminatedUnion('type', [
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
export const reservationDetailsSchema = z.object({
  appointmentId: z.number(),
  /** The time as it was sold. */
  appointment: availableAppointmentSchema.omit({ isReserved: true, requiresAuthToReserve: true }),
  /** Opens the appointment without a login; null for who is signed in. */
  token: z.string().nullable(),
  /** Where confirmations go. */
  confirmations: z.object({ email: z.string(), phone: z.string().nullable() }),
});
export type ReservationDetails = z.infer<typeof reservationDetailsSchema>;
