import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

/** The calls of this feature (IDENT-18). `/oauth/…` are addresses for people, not calls. */
export const endpoints = {
  'POST /api/logout': endpoint({
    summary: 'Ends the session for good, whether somebody was signed in or not.',
    access: 'anonymous',
    record: { none: 'ends sessions' },
    concerns: 'session',
    success: z.object({ type: z.literal('success') }),
  }),
} as const;

export type IdentificationApi = typeof endpoints;
