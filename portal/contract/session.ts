import { z } from 'zod';
import { healthCareTypeSchema } from './appointment.ts';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './language.ts';

/** What the browser knows of its session (specification section 3). Pages import only the types of this file. */
export const sessionStateSchema = z.object({
  /** Goes into `X-CSRF-Token` of every change; anonymous visitors have one too. */
  csrfToken: z.string(),
  /** Key of what the page keeps in the browser: base64url of 32 bytes. */
  draftKey: z.string(),
  /** Opens what the visitor typed before signing in; null for who has not signed in. */
  formerDraftKey: z.string().nullable(),
  lang: z.enum(LANGUAGES),
  /** A registered patient is signed in, or acted for. */
  isSessionValid: z.boolean(),
  /** Who was strongly identified, registered or not. */
  person: z.object({ firstNames: z.string(), lastName: z.string() }).nullable(),
  /** What the browser knows that person by, in each session of theirs: a keyed hash. */
  personId: z.string().nullable(),
  /** The child for whom the signed-in person acts: everything but `person` is the child's then. Null in own matters. */
  actingFor: z.object({ id: z.string(), firstNames: z.string(), lastName: z.string() }).nullable(),
  /**
   * What has become of acting for a child: it is over, as the population register says, or the register cannot be asked
   * at the moment, so that nothing is opened. Null unless there is something to tell.
   */
  guardianship: z.enum(['ended', 'unavailable']).nullable(),
  healthCareType: healthCareTypeSchema.nullable(),
  /** The brand's features as far as this patient has them, and those of the patient's own. */
  features: z.array(z.string()),
  sessionScope: z.enum(['inAppBooking', 'other']),
  /** When the session ends unless the patient does something; null for anonymous visitors. */
  sessionExpires: z.iso.datetime().nullable(),
  /** When it ends whatever the patient does. */
  authTokenTimeout: z.iso.datetime().nullable(),
  /**
   * In seconds: how long it lasts without an action, how long at most, how long before its end to warn, and how long a
   * code by SMS is good.
   */
  timing: z.object({
    idle: z.number(),
    maximum: z.number(),
    warnings: z.array(z.number()),
    smsCode: z.number(),
  }),
  /** Null until the visitor has chosen. */
  analyticsConsent: z.boolean().nullable(),
});
export type SessionState = z.infer<typeof sessionStateSchema>;

export const sessionEndpoints = {
  'GET /api/session': endpoint({
    summary:
      'The session as the browser may know it. Like every call without X-Background it keeps the session alive.',
    access: 'anonymous',
    success: sessionStateSchema,
  }),
  'PUT /api/session': endpoint({
    summary: 'Keeps the visitor’s choice about analytics.',
    access: 'anonymous',
    body: z.object({ analyticsConsent: z.boolean() }),
    success: sessionStateSchema,
  }),
} as const;

export type SessionApi = typeof sessionEndpoints;
