import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isLinkSecret } from '#contract/routes/link-secret.ts';

const params = z.object({ change: z.string().refine(isLinkSecret, 'change') });

const ends = [
  /** This link, or another one about changes of the same identification, has put everything back. */
  z.object({ type: z.literal('already-restored') }),
  /** Unknown, older than its days, or changed again since by somebody who had identified for it. */
  z.object({ type: z.literal('link-not-found') }),
] as const;

/** What the link in the message about changed contact details opens, without a login (INFO-23). */
export const endpoints = {
  'GET /api/anon/contact-change/{change}': endpoint({
    summary: 'When the contact details were changed whose former ones a link puts back. It changes nothing.',
    access: 'anonymous',
    record: { of: 'found', reads: 'patient' },
    params,
    query: localised,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('ready'), changedAt: z.iso.datetime() }),
      ...ends,
    ]),
    rateLimit: 60,
  }),
  'POST /api/anon/contact-change/{change}': endpoint({
    summary: 'Puts the former e-mail and phone back, ends the patient’s sessions and turns SMS login off.',
    access: 'anonymous',
    record: { of: 'found', mayRead: 'patient', changes: ['patient', 'sms-login'] },
    params,
    query: localised,
    idempotent: true,
    success: z.discriminatedUnion('type', [z.object({ type: z.literal('success') }), ...ends]),
    rateLimit: 60,
  }),
} as const;

export type ContactChangeApi = typeof endpoints;
