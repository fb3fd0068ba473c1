import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';

const ways = z.object({ email: z.boolean(), sms: z.boolean() });

const choice = z.object({
  /** By which ways the patient hears of what is new in their record. */
  results: ways,
  /** By which ways the patient hears of a new message. Absent: the choice stays. */
  messages: ways.optional(),
  /** By which ways the patient hears of a new invoice. Absent: the choice stays. */
  invoices: ways.optional(),
  /** Laboratory results are shown once a professional has commented on them, or after two weeks. */
  waitsForComment: z.boolean(),
});
export type Choice = z.infer<typeof choice>;

const state = choice.extend({
  messages: ways,
  invoices: ways,
  /** E-mails about appointments always come. Text messages about them are a consent, given and taken back as one. */
  appointments: z.object({ sms: z.boolean() }),
  /** Whether there is an address to send to. */
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
});
export type NoticesState = z.infer<typeof state>;

/** A patient's choice of how to hear of what is new. */
export const endpoints = {
  'GET /api/record-notices': endpoint({
    summary:
      'By which ways the patient hears of what is new in their record, of messages, invoices and appointments, and whether results wait for a comment.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'record-notices' },
    success: state,
  }),
  'PUT /api/record-notices': endpoint({
    summary:
      'Changes by which ways the patient hears of what is new in their record, of messages and of invoices.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'record-notices', changes: 'record-notices' },
    body: choice,
    success: state,
  }),
} as const;

export type RecordNewsApi = typeof endpoints;
