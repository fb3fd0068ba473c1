import { z } from 'zod';
import { roomSchema } from '#areas/appointments/shared/appointments/appointment.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { isAppointmentToken } from '#contract/routes/appointment-token.ts';
import { isEndPart } from '#contract/values/identity-code-end.ts';
import { arrivalReasonFields } from './rules-arrival-reason.ts';

/** Where the patient goes; null: the reception tells. */
const checkedIn = { room: roomSchema.nullable() };

/** What a patient does on arriving, and tells before. */
export const checkInEndpoints = {
  'POST /api/appointments/check-in/{id}': endpoint({
    summary: 'Checks the patient in to their own appointment, from 30 minutes before it begins.',
    access: 'patient',
    record: { mayRead: 'appointment', changes: 'appointment' },
    params: z.object({ id: idSchema }),
    query: localised,
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), ...checkedIn }),
      z.object({ type: z.literal('alreadyCheckedIn') }),
      z.object({ type: z.literal('checkInOnlyAtReception') }),
      z.object({ type: z.literal('confidentialityFormNotFilled') }),
      /** It was filled in before the patient came of age. */
      z.object({ type: z.literal('confidentialityFormNotFilledAsAdult') }),
      /** The patient has no such appointment. */
      z.object({ type: z.literal('customerNotFound') }),
      z.object({ type: z.literal('tooEarly') }),
      /** There is nothing to check in to: a remote appointment, one that was cancelled or is over. */
      z.object({ type: z.literal('unknownError') }),
    ]),
    refused: { type: 'unknownError' },
  }),
  'POST /api/anon/check-in': endpoint({
    summary:
      'Checks in without a login the patient whose identity code ends as given. Few tries for an appointment, and for a caller.',
    access: 'anonymous',
    record: { of: 'found', mayRead: 'appointment', changes: 'appointment' },
    query: localised,
    body: z.object({
      /** As in the address of its page: the secret token in either shape. Its number alone opens nothing. */
      appointmentId: z.string().refine(isAppointmentToken, 'token'),
      /** What the patient’s identity code ends in: three digits and the check character. */
      ssnEndPart: z
        .string()
        .max(20)
        .transform((typed) => typed.trim().toUpperCase())
        .refine(isEndPart, 'endPart'),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      /** Also of a patient who has checked in before. */
      z.object({ type: z.literal('success'), ...checkedIn }),
      z.object({ type: z.literal('ssnEndPartMismatch') }),
      z.object({ type: z.literal('confidentiality-form-not-filled') }),
      z.object({ type: z.literal('confidentiality-form-not-filled-as-adult') }),
      z.object({ type: z.literal('other') }),
    ]),
    refused: { type: 'other' },
    problems: ['tooManyRequests'],
    rateLimit: 30,
  }),
  'POST /api/appointments/{id}/arrival-reason': endpoint({
    summary: 'Keeps what the patient tells the practitioner before a visit; an empty text takes it back.',
    access: 'patient',
    record: { mayRead: 'appointment', changes: 'appointment' },
    params: z.object({ id: idSchema }),
    query: localised,
    body: z.object(textsBody(arrivalReasonFields)),
    idempotent: true,
    success: z.object({
      type: z.enum([
        'success',
        'appointmentNotFound',
        /** A remote appointment, or one that was cancelled or is over. */
        'notAvailable',
        'unknownError',
      ]),
    }),
    refused: { type: 'unknownError' },
  }),
} as const;
