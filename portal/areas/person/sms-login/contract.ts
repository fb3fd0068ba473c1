import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { isCode, phoneFields } from './rules.ts';

const codeSchema = z.string().refine(isCode, 'code');

/** The patient has put the front page's offer off for now. */
const offer = { isPutOff: z.literal(true).optional() };

/** How it stands with a patient's SMS login (SMS-01). */
const statusSchema = z.discriminatedUnion('type', [
  /** The environment offers no SMS login to anybody. */
  z.object({ type: z.literal('environment-has-mfa-disabled') }),
  /** Never asked for, or disabled: no number is kept. */
  z.object({ type: z.literal('user-has-no-verified-mfa-device'), ...offer }),
  /** The patient has enabled it and has yet to verify a number. */
  z.object({ type: z.literal('user-wants-to-enable-mfa'), ...offer }),
  /** As above or as before that, but no more codes for up to an hour. */
  z.object({ type: z.literal('too-many-onboarding-attempts'), ...offer }),
  /** Codes are sent to this number, in international form. */
  z.object({ type: z.literal('enabled'), phoneNumber: z.string() }),
]);
export type MfaStatus = z.infer<typeof statusSchema>;

const mfaTypes = ['mfa-ok', 'mfa-challenge-failed', 'too-many-mfa-attempts'] as const;

/** SMS login (SMS-01 to SMS-03, SMS-07, SMS-13). */
export const endpoints = {
  'GET /api/mfa': endpoint({
    summary: 'How it stands with the patient’s SMS login.',
    access: 'patient',
    record: { reads: 'sms-login' },
    concerns: 'own',
    success: statusSchema,
  }),
  'POST /api/mfa': endpoint({
    summary:
      'Enables the SMS login, which then waits for a verified number, or disables it and forgets the number.',
    access: 'patient',
    record: { changes: 'sms-login' },
    concerns: 'own',
    body: z.object({ action: z.enum(['enable', 'disable']) }),
    success: statusSchema,
  }),
  'POST /api/mfa-offer': endpoint({
    summary: 'Puts the front page’s offer of the SMS login off for some months.',
    access: 'patient',
    record: { changes: 'sms-login' },
    concerns: 'own',
    success: statusSchema,
  }),
  'POST /api/mfa-onboarding': endpoint({
    summary: 'Sends a code to the number that the patient wants to use.',
    access: 'patient',
    record: { none: 'sends a code; the change is noted once it was right' },
    concerns: 'own',
    query: localised,
    body: z.object(textsBody(phoneFields)),
    success: z.object({ type: z.enum(['code-sent', 'too-many-onboarding-attempts']) }),
    /** `forbidden`: the environment has no SMS login. */
    freshIdentification: 'always',
    problems: ['forbidden'],
    csrf: 'query',
  }),
  'PUT /api/mfa-onboarding': endpoint({
    summary: 'Verifies the number by the code that was sent to it, and enables the SMS login.',
    access: 'patient',
    record: { changes: 'sms-login' },
    concerns: 'own',
    query: localised,
    body: z.object({ challengeResponseFromUser: codeSchema }),
    success: z.object({ type: z.enum(mfaTypes) }),
    problems: ['forbidden', 'tooManyRequests'],
    csrf: 'query',
  }),
  'GET /api/session-timed-out': endpoint({
    summary: 'By which way this browser’s patient may come back after their session has ended.',
    access: 'anonymous',
    record: { none: 'says which re-login proof the browser has' },
    success: z.object({ nextAction: z.enum(['login-with-tupas', 'request-mfa-sms']) }),
  }),
  'POST /api/request-mfa-sms': endpoint({
    summary: 'Sends a code to the number of the patient whose session has ended in this browser.',
    access: 'anonymous',
    record: { of: 'found', none: 'tells nothing of the record' },
    query: localised,
    success: z.object({ type: z.literal('code-sent') }),
    /** `authenticationRequired`: this browser has no proof of an ended session, so the patient identifies strongly. */
    problems: ['authenticationRequired', 'tooManyRequests'],
  }),
  'POST /api/pin': endpoint({
    summary:
      'Comes back to the session that has ended in this browser; too many wrong codes end all of the patient’s.',
    access: 'anonymous',
    record: { of: 'found', none: 'opens a session, whose reads are noted' },
    body: z.object({ pin: codeSchema }),
    /** Twice the same: every outcome here has a `type`, and this call promises an `mfaResponse` (SMS-07). */
    success: z.object({ type: z.enum(mfaTypes), mfaResponse: z.enum(mfaTypes) }),
    problems: ['authenticationRequired', 'tooManyRequests'],
  }),
} as const;

export type SmsLoginApi = typeof endpoints;
