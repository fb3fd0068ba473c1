import { z } from 'zod';
import { AGE_PROBLEMS } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { overlappingOutcome } from './overlapping-contract.ts';

/** What a move to another time may answer, whichever way the time was offered. */
export const movingOutcomes = [
  /** Also where the appointment is at that time already: an answer was lost. */
  z.object({ type: z.literal('success') }),
  /** `hours`: until how long before its start it could be moved. */
  z.object({ type: z.literal('deadlineExceeded'), hours: z.number() }),
  overlappingOutcome,
  z.object({
    type: z.enum([
      /** Unknown, somebody else’s, cancelled or begun. */
      'notFound',
      /** Sold meanwhile, or of another service. */
      'noAvailableTime',
      /** It is longer or shorter than the appointment. */
      'invalidDuration',
      ...AGE_PROBLEMS,
      'kela65NotAllowed',
      'occupationalNotAllowed',
      /** The insurer is billed directly, and does not pay for that day so. */
      'directBillingNotAllowed',
      'unknownError',
    ]),
  }),
] as const;
export type MoveOutcome = z.output<(typeof movingOutcomes)[number]>;

/** Another time for what is booked already. */
export const movingEndpoints = {
  'PUT /api/appointments/{id}': endpoint({
    summary: 'Moves the patient’s own appointment to another free time of the same service.',
    access: 'patient',
    record: { mayRead: 'appointment', changes: 'appointment' },
    asksRights: true,
    params: z.object({ id: idSchema }),
    query: localised,
    body: z.object({
      /** Of the available time. */
      slotId: z.int().positive(),
      /** The extra confirmation of a time inside the binding notice hours. */
      acceptsBinding: z.boolean(),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [...movingOutcomes]),
    problems: ['tooManyRequests'],
    refused: { type: 'unknownError' },
  }),
} as const;
