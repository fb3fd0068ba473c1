import { z } from 'zod';
import { availableAppointmentSchema } from '#areas/appointments/shared/appointments/appointment.ts';
import { AGE_PROBLEMS } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { movingOutcomes } from './moving-contract.ts';

const choice = {
  /** Only with the practitioner of the appointment; else with anybody of the same specialty. */
  samePractitioner: z.boolean(),
  /** Only at the clinic of the appointment. */
  sameClinic: z.boolean(),
};
const waitSchema = z.object({ ...choice, since: z.iso.datetime() });

const offerSchema = z.object({
  time: availableAppointmentSchema,
  /** Until when it is held for the patient. */
  expiresAt: z.iso.datetime(),
  /** It starts within the binding notice hours: accepting asks for `acceptsBinding`. */
  isBinding: z.boolean(),
  bindingNoticeHours: z.number(),
  cancellationNoticeHours: z.number(),
});
export type EarlierOffer = z.infer<typeof offerSchema>;

const shownSchema = z.object({
  /** What the patient waits for; null: they do not. */
  wait: waitSchema.nullable(),
  /** The earlier time that is held for them now. */
  offer: offerSchema.nullable(),
});
export type EarlierTime = z.infer<typeof shownSchema>;

const params = z.object({ id: idSchema });

/** An earlier time for what is booked, as soon as one becomes free. */
export const earlierEndpoints = {
  'GET /api/appointments/{id}/earlier-time': endpoint({
    summary:
      'Whether the patient waits for an earlier time for an appointment, and the one that is offered now.',
    access: 'patient',
    record: { reads: 'appointment' },
    asksRights: true,
    params,
    query: localised,
    success: shownSchema,
    problems: ['notFound'],
  }),
  'POST /api/appointments/{id}/earlier-time': endpoint({
    summary: 'Waits for an earlier time for the patient’s own appointment. Once more changes what for.',
    access: 'patient',
    record: { mayRead: 'appointment', changes: 'appointment' },
    params,
    query: localised,
    body: z.object(choice),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success') }),
      z.object({ type: z.literal('deadlineExceeded'), hours: z.number() }),
      z.object({ type: z.enum(AGE_PROBLEMS) }),
      z.object({ type: z.literal('notFound') }),
    ]),
  }),
  'DELETE /api/appointments/{id}/earlier-time': endpoint({
    summary: 'Ends the waiting; a time that is offered goes to the next. Once more is a success, too.',
    access: 'patient',
    record: { changes: 'appointment' },
    params,
    query: localised,
    success: z.object({ type: z.literal('success') }),
  }),
  'PUT /api/appointments/{id}/earlier-time': endpoint({
    summary: 'Answers an offer: moves the appointment to the time that is held, or lets it go to the next.',
    access: 'patient',
    record: { mayRead: 'appointment', changes: 'appointment' },
    asksRights: true,
    params,
    query: localised,
    body: z.object({
      /** Of the offered time. */
      slotId: z.int().positive(),
      accepts: z.boolean(),
      acceptsBinding: z.boolean(),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [...movingOutcomes]),
    problems: ['tooManyRequests'],
    refused: { type: 'unknownError' },
  }),
} as const;
