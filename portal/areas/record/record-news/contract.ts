import { z } from 'zod';
import { idSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { BROWSERS, DEVICES } from '#contract/session/session.ts';
import { MOST_DEVICES } from './rules.ts';

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

/** What a browser hands out when it subscribes (https://www.w3.org/TR/push-api/). */
const subscription = {
  endpoint: z.url().max(1000),
  /** A public key on P-256 and a secret, in base64url. */
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
};

const device = z.object({
  id: z.number().int().positive(),
  browser: z.enum(BROWSERS),
  device: z.enum(DEVICES),
  /** The brand in which it was chosen. */
  brandName: z.string(),
  addedAt: z.iso.datetime(),
  /** SHA-256 of its endpoint, base64url: by it a device finds itself in the list. */
  endpointDigest: z.string(),
});
export type PushDevice = z.infer<typeof device>;

const success = z.object({ type: z.literal('success') });

/** A patient's choice of how to hear of what is new, and the devices that show it (PUSH-01). */
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
  'GET /api/push-devices': endpoint({
    summary: 'The devices that show the patient’s notices, and the key for which another one subscribes.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', reads: 'record-notices' },
    success: z.object({
      devices: z.array(device),
      /** Public key on P-256, base64url; null: no device can be added. */
      key: z.string().nullable(),
    }),
  }),
  'POST /api/push-devices': endpoint({
    summary:
      'Has the device that asks show the patient’s notices, and those of nobody else. An endpoint of an unknown push service is an invalid field.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', changes: 'record-notices' },
    body: z.object(subscription),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), device }),
      z.object({ type: z.literal('tooMany'), most: z.literal(MOST_DEVICES) }),
      /** The portal has no key to send with. */
      z.object({ type: z.literal('notOffered') }),
    ]),
    rateLimit: 20,
  }),
  'DELETE /api/push-devices/{id}': endpoint({
    summary: 'Has a device show no more notices. Once more is a success, too.',
    access: 'patient',
    concerns: 'own',
    record: { of: 'own', changes: 'record-notices' },
    params: z.object({ id: idSchema }),
    success,
  }),
  'POST /api/anon/push-devices/end': endpoint({
    summary:
      'Has a device show no more notices of anybody’s: it names its endpoint, which nobody else knows. An unknown one is a success, too.',
    access: 'anonymous',
    record: { of: 'found', changes: 'record-notices' },
    body: z.object({ endpoint: subscription.endpoint }),
    success,
    rateLimit: 20,
  }),
  'POST /api/anon/push-devices/renewal': endpoint({
    summary:
      'Takes the new endpoint of a device whose browser has changed it. An unknown former one changes nothing.',
    access: 'anonymous',
    record: { of: 'found', changes: 'record-notices' },
    body: z.object({ former: subscription.endpoint, ...subscription }),
    success: z.discriminatedUnion('type', [success, z.object({ type: z.literal('unknown') })]),
    rateLimit: 20,
  }),
} as const;

export type RecordNewsApi = typeof endpoints;
