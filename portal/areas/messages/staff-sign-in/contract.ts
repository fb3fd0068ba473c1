import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { codeFields, newPasswordFields, passwordFields } from './rules.ts';

const ofStaff = {
  access: 'anonymous',
  record: { none: 'how somebody who works here signs in' },
  concerns: 'session',
} as const;

const text = z.string().max(4000);

/** What a browser says of a passkey (WebAuthn), as its own JSON; what else it says is of no use here. */
const signedBy = z.object({
  id: z.base64url().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
const made = signedBy.extend({
  response: z.object({ clientDataJSON: text, attestationObject: z.string().max(20_000) }),
});

const outcome = z.object({ type: z.enum(['success', 'userNotFound', 'unknownError']) });
const signedIn = z.object({ type: z.enum(['success', 'failed']) });

/** The calls by which staff without strong identification sign in (OPER-12 to OPER-16). */
export const endpoints = {
  'POST /api/staff/challenge': endpoint({
    ...ofStaff,
    summary: 'What a passkey is asked to sign, in this browser and once.',
    success: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
    }),
    rateLimit: 20,
  }),
  'POST /api/staff/sessions/passkey': endpoint({
    ...ofStaff,
    summary: 'Signs somebody who works here in by a passkey.',
    body: z.object({ credential: signedBy }),
    success: signedIn,
    rateLimit: 20,
  }),
  'POST /api/staff/sessions/password': endpoint({
    ...ofStaff,
    summary: 'Signs somebody who works here in by a password.',
    body: z.object(textsBody(passwordFields)),
    success: signedIn,
    rateLimit: 10,
  }),
  'POST /api/staff/invitation': endpoint({
    ...ofStaff,
    summary: 'Who was invited by a code, and what a passkey of theirs is to be.',
    body: z.object(textsBody(codeFields)),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('invited'),
        name: z.string(),
        /** What they give as the user with a password. */
        user: z.int().positive(),
        passkey: z.object({
          challenge: z.string(),
          rp: z.object({ id: z.string(), name: z.string() }),
          user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
          pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
          timeout: z.number(),
          attestation: z.literal('none'),
          authenticatorSelection: z.object({
            residentKey: z.literal('required'),
            requireResidentKey: z.boolean(),
            userVerification: z.literal('required'),
          }),
        }),
      }),
      z.object({ type: z.literal('userNotFound') }),
    ]),
    rateLimit: 10,
  }),
  'POST /api/staff/passkeys': endpoint({
    ...ofStaff,
    summary: 'Makes a passkey the way in of who was invited, and signs them in.',
    body: z.object({ ...textsBody(codeFields), credential: made }),
    success: outcome,
    rateLimit: 10,
  }),
  'POST /api/staff/passwords': endpoint({
    ...ofStaff,
    summary: 'Makes a password the way in of who was invited, and signs them in.',
    body: z.object({ ...textsBody(codeFields), ...textsBody(newPasswordFields) }),
    success: outcome,
    rateLimit: 10,
  }),
} as const;

export type StaffSignInApi = typeof endpoints;
