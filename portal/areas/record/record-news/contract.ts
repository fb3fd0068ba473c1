import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { CHANNELS } from './channels.ts';

const choice = z.object({
  channel: z.enum(CHANNELS),
  /** How the patient hears of a new message. Absent: the choice stays. */
  messages: z.enum(CHANNELS).optional(),
  /** Laboratory results are shown once a professional has commented on them, or after two weeks. */
  waitsForComment: z.boolean(),
});
export type Choice = z.infer<typeof choice>;

const state = choice.extend({
  messages: z.enum(CHANNELS),
  /** Whether there is an address to send to. */
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
});
export type NoticesState = z.infer<typeof state>;

/** A patient's choice of how to hear of what is new in their record. */
export const endpoints = {
  'GET /api/record-notices': endpoint({
    summary:
      'How the patient hears of what is new in their record and of messages, and whether results wait for a comment.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'record-notices' },
    success: state,
  }),
  'PUT /api/record-notices': endpoint({
    summary: 'Changes how the patient hears of what is new in their record and of messages.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'record-notices', changes: 'record-notices' },
    body: choice,
    success: state,
  }),
} as const;

export type RecordNewsApi = typeof endpoints;
