import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** What the portal counts (PAGE-14), each with the only values it may carry. */
export const analyticsEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('reservationCancel'), properties: z.strictObject({}).default({}) }),
  z.object({ event: z.literal('kelaCardImagesError'), properties: z.strictObject({}).default({}) }),
  /** Somebody has identified; counted by the page that took the cookie `authSuccess` away. */
  z.object({ event: z.literal('authSuccess'), properties: z.strictObject({}).default({}) }),
  z.object({
    event: z.literal('reservationError'),
    properties: z.strictObject({ type: z.string().regex(/^[a-zA-Z-]{1,40}$/) }),
  }),
]);

/** First-party analytics: no person, no session, no address, and only with consent. */
export const endpoints = {
  'POST /api/analytics': endpoint({
    summary: 'Counts one event of a visitor who allowed it.',
    access: 'anonymous',
    record: { none: 'counts without a person' },
    query: localised,
    body: analyticsEventSchema,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('counted') }),
      z.object({ type: z.literal('ignored') }),
    ]),
  }),
} as const;

export type AnalyticsApi = typeof endpoints;
