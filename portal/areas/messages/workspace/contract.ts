import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

export const endpoints = {
  'GET /api/workspace': endpoint({
    summary:
      'Whether the identified person works here. What they do for patients is not done in this portal yet.',
    access: 'identified',
    record: { none: 'says nothing of patients' },
    concerns: 'session',
    success: z.object({ isProfessional: z.boolean() }),
  }),
} as const;

export type WorkspaceApi = typeof endpoints;
