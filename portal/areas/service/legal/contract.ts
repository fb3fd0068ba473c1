import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** A document travels by itself: it is long, and only one page shows it. */
const legalDocument = z.object({
  /** Its version: the day from which it holds, `YYYY-MM-DD`. */
  since: z.string(),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
});

export const endpoints = {
  'GET /api/terms': endpoint({
    summary: 'The brand’s terms of use. Not found in a language in which the brand has no page for them.',
    access: 'anonymous',
    record: { none: 'the brand’s terms' },
    query: localised,
    success: legalDocument,
    problems: ['notFound'],
  }),
  'GET /api/privacy-notice': endpoint({
    summary:
      'What the brand does with personal data, and why. Not found in a language that the brand does not have.',
    access: 'anonymous',
    record: { none: 'the brand’s privacy notice' },
    query: localised,
    success: legalDocument,
    problems: ['notFound'],
  }),
} as const;

export type LegalApi = typeof endpoints;

/** The call that answers with each document. */
export type DocumentCall = keyof LegalApi;
