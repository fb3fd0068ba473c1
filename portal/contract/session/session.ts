import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { LANGUAGES } from '../language/language.ts';
import { healthCareTypeSchema } from '../values/health-care-type.ts';
import { UNREAD_PAGES } from './unread.ts';

/** What the browser knows of its session (IDENT-13). Pages import only the types of this file. */
export const sessionStateSchema = z.object({
  /** Sent in `X-CSRF-Token` of every change, as it is; anonymous visitors have one too. Masked: another text in each answer. */
  csrfToken: z.string(),
  /** Key for what the page stores in the browser, masked: base64url of a pad of 32 bytes, and of the key combined with it. */
  draftKey: z.string(),
  /** Opens what the visitor typed before signing in, masked; null if they have not signed in. */
  formerDraftKey: z.string().nullable(),
  lang: z.enum(LANGUAGES),
  /** A registered patient is signed in, or a guardian acts for one. */
  isSessionValid: z.boolean(),
  /** The strongly identified person, registered or not. */
  person: z.object({ firstNames: z.string(), lastName: z.string() }).nullable(),
  /** The name of somebody who works here and has signed in by a passkey or a password; no patient. Null for everybody else. */
  staffName: z.string().nullable(),
  /** The person's id in the browser, the same in each of their sessions: a keyed hash. */
  personId: z.string().nullable(),
  /** The child for whom the signed-in person acts: everything but `person` is the child's then. Null otherwise. */
  actingFor: z
    .object({
      id: z.string(),
      firstNames: z.string(),
      lastName: z.string(),
      /** The colour of the child's picture, from 0; absent or null until the population register has been asked. */
      tint: z.number().int().nullish(),
    })
    .nullable(),
  /**
   * Why acting for a child has ended or waits: the population register says it is over, or cannot be asked at the
   * moment, so that nothing is opened. Null if there is nothing to report.
   */
  guardianship: z.enum(['ended', 'unavailable']).nullable(),
  healthCareType: healthCareTypeSchema.nullable(),
  /** The brand's features as far as this patient has them, and the patient's own. */
  features: z.array(z.string()),
  /** How many rows of each list of the health record have something that the reader has not seen; null: no patient's. */
  unread: z.record(z.enum(UNREAD_PAGES), z.number().int()).nullable(),
  sessionScope: z.enum(['inAppBooking', 'other']),
  /** When the session ends without further activity; null for anonymous visitors. */
  sessionExpires: z.iso.datetime().nullable(),
  /** When it ends in any case. */
  authTokenTimeout: z.iso.datetime().nullable(),
  /**
   * In seconds: how long it lasts without activity, how long at most, how long before its end to warn, and how long a
   * code by SMS is valid.
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

export const BROWSERS = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung-internet',
  'other',
] as const;
/** The family of a browser. */
export type Browser = (typeof BROWSERS)[number];

export const DEVICES = [
  'android-phone',
  'android-tablet',
  'chromebook',
  'ipad',
  'iphone',
  'linux',
  'mac',
  'windows',
  'other',
] as const;
/** The kind of a device. */
export type Device = (typeof DEVICES)[number];

/** A session as shown to its person. */
export const sessionUseSchema = z.object({
  /** The brand that it was started in. */
  brandName: z.string().nullable(),
  browser: z.enum(BROWSERS),
  device: z.enum(DEVICES),
  /** Two-letter code of the country of the device's time zone; null while unknown. */
  country: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  actsForChild: z.boolean(),
});
export type SessionUse = z.infer<typeof sessionUseSchema>;

const ownSession = sessionUseSchema.extend({
  /** The session's id in the browser; it opens nothing. */
  id: z.string(),
  /** The session of this request. */
  isThis: z.boolean(),
});

const done = z.object({ type: z.literal('success') });

export const sessionEndpoints = {
  'GET /api/session': endpoint({
    summary:
      'The session as the browser may know it. Like every call without X-Background it keeps the session alive.',
    access: 'anonymous',
    record: {
      none: 'each page shows it: the name of the child who is acted for, and by the type of their health care the menu; noted, it would be a line for every page',
    },
    success: sessionStateSchema,
  }),
  'PUT /api/session': endpoint({
    summary: 'Keeps the visitor’s choice about analytics.',
    access: 'anonymous',
    record: { none: 'a choice of the browser’s' },
    body: z.object({ analyticsConsent: z.boolean() }),
    success: sessionStateSchema,
  }),
  'PUT /api/session/time-zone': endpoint({
    summary:
      'Keeps the country whose time zone the signed-in person’s device shows, for their list of sessions.',
    access: 'staff',
    record: { none: 'where the person is logged in, which is no record' },
    concerns: 'session',
    /** As the device names it: `Europe/Helsinki`. A zone without a country says nothing. */
    body: z.object({ timeZone: z.string().max(60) }),
    success: done,
  }),
  'GET /api/sessions': endpoint({
    summary:
      'The signed-in person’s sessions, wherever they are: the one that asks first, then the last used.',
    access: 'identified',
    record: { none: 'where the person is logged in, which is no record' },
    concerns: 'session',
    success: z.object({ sessions: z.array(ownSession) }),
  }),
  'DELETE /api/sessions/{id}': endpoint({
    summary: 'Ends one of the signed-in person’s sessions; the one that asks is logged out.',
    access: 'identified',
    record: { none: 'ends a session' },
    concerns: 'session',
    params: z.object({ id: z.string().regex(/^[\w-]{43}$/) }),
    success: done,
    problems: ['notFound'],
  }),
  'DELETE /api/sessions': endpoint({
    summary: 'Ends all of the signed-in person’s sessions but the one that asks.',
    access: 'identified',
    record: { none: 'ends sessions' },
    concerns: 'session',
    success: done,
  }),
} as const;

export type SessionApi = typeof sessionEndpoints;
