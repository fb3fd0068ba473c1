import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

export const endpoints = {
  'GET /api/help/topics': endpoint({
    access: 'staff',
    record: { none: 'what the portal itself answers all patients' },
    concerns: 'session',
    summary: 'The topics of the help with the portal’s own answers, as operators would write them.',
    success: z.object({
      topics: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          /** The page that a brand needs for the topic to be shown; null: each brand shows it. */
          needs: z.string().nullable(),
          questions: z.array(z.object({ key: z.string(), title: z.string(), body: z.string() })),
        }),
      ),
    }),
    problems: ['forbidden'],
  }),
} as const;

export type HelpApi = typeof endpoints;
