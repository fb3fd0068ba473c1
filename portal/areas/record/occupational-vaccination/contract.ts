import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

const statusSchema = z.discriminatedUnion('type', [
  /** Nobody is signed in, or nobody who is a patient. */
  z.object({ type: z.literal('unauthorized') }),
  /** No employer has agreed on occupational health care for the patient. */
  z.object({ type: z.literal('no-occupational-healthcare') }),
  z.object({
    type: z.literal('ok'),
    /** Employers whose agreements are in force. */
    employers: z.array(z.string()),
    /** What they pay for that is booked online, by name; null: everything. */
    covers: z.array(z.string()).nullable(),
    mayBookOnline: z.boolean(),
  }),
]);
export type VaccinationStatus = z.infer<typeof statusSchema>;

export const endpoints = {
  'GET /api/occupational-vaccination': endpoint({
    summary:
      'Whether an employer has agreed on occupational health care for the caller, and what it covers today.',
    access: 'anonymous',
    record: { of: 'caller', none: 'What was agreed with an employer is no record of the patient.' },
    query: localised,
    success: statusSchema,
  }),
} as const;

export type OccupationalVaccinationApi = typeof endpoints;
