import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** The calls of this feature (IDENT-18). `/oauth/…` are addresses for people, not calls. */
export const endpoints = {
  'GET /api/identification-methods': endpoint({
    summary:
      'The banks and the mobile certificate that one can identify with, in the order of the login page.',
    access: 'anonymous',
    record: { none: 'settings of the installation' },
    query: localised,
    success: z.object({
      methods: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Path of its logo. */
          logo: z.string(),
          /** What to know before choosing it, such as a maintenance break. */
          notice: z.string().nullable(),
        }),
      ),
    }),
  }),
  'POST /api/logout': endpoint({
    summary: 'Ends the session for good, whether somebody was signed in or not.',
    access: 'anonymous',
    record: { none: 'ends sessions' },
    concerns: 'session',
    success: z.object({ type: z.literal('success') }),
  }),
} as const;

export type IdentificationApi = typeof endpoints;
