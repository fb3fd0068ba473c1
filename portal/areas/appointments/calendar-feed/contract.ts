import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

const feedSchema = z.object({
  createdAt: z.iso.datetime(),
  /** From when on it opens nothing, unless the patient lets it go on. */
  endsAt: z.iso.datetime(),
  /** Whether it says what the appointment is, with whom and at which address; else only that there is one, and the clinic. */
  showsDetails: z.boolean(),
  /** When a calendar last asked for it; null if none has. */
  readOn: z.iso.date().nullable(),
});
export type Feed = z.infer<typeof feedSchema>;

const choice = z.object({ showsDetails: z.boolean() });
const change = {
  access: 'patient',
  concerns: 'own',
  record: { of: 'own', changes: 'calendar-feed' },
} as const;

/** A private address from which a patient's own calendar reads their appointments (MOVE-08). */
export const endpoints = {
  'GET /api/calendar-feed': endpoint({
    summary: 'Whether the patient has an address for their calendar. The address itself is never told again.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'calendar-feed' },
    success: z.object({ feed: feedSchema.nullable() }),
  }),
  'POST /api/calendar-feed': endpoint({
    summary: 'Makes a new address for the patient’s calendar; one that there was opens nothing any more.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', creates: 'calendar-feed' },
    // It opens for a year, and to whom it is given, what this session opens.
    freshIdentification: 'always',
    body: choice,
    success: z.object({
      feed: feedSchema,
      /** Told here and nowhere else: only a hash of its secret is kept. */
      url: z.url(),
    }),
    rateLimit: 10,
  }),
  'PUT /api/calendar-feed': endpoint({
    summary: 'Changes what the calendar is shown, at the same address.',
    ...change,
    freshIdentification: { when: 'it is to show details from now on' },
    body: choice,
    success: z.object({ feed: feedSchema.nullable() }),
  }),
  'POST /api/calendar-feed/renewal': endpoint({
    summary:
      'Lets the address go on for a year from now, also one that has ended: calendars keep it as it is.',
    ...change,
    freshIdentification: 'always',
    success: z.object({ feed: feedSchema.nullable() }),
  }),
  'DELETE /api/calendar-feed': endpoint({
    summary: 'Ends the address at once. Once more is a success, too.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', cancels: 'calendar-feed' },
    success: z.object({ type: z.literal('success') }),
  }),
} as const;

export type CalendarFeedApi = typeof endpoints;
