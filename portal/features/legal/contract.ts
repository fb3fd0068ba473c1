import { z } from 'zod';
import { languageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** The terms travel by themselves: they are long, and only one page shows them. */
export const endpoints = {
  'GET /api/terms': endpoint({
    summary: 'The brand’s terms of use. Not found in a language in which the brand has no page for them.',
    access: 'anonymous',
    record: { none: 'the brand’s terms' },
    query: z.object({ lang: languageSchema }),
    success: z.object({ sections: z.array(z.object({ heading: z.string(), text: z.string() })) }),
    problems: ['notFound'],
  }),
} as const;

export type LegalApi = typeof endpoints;
