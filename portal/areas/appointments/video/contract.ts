import { z } from 'zod';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isLinkSecret } from '#contract/routes/link-secret.ts';
import { GUEST_KINDS } from './guest-kinds.ts';

const guestKindSchema = z.enum(GUEST_KINDS);

const guestSchema = z.object({
  id: z.uuid(),
  kind: guestKindSchema,
  createdAt: z.iso.datetime(),
});
export type Guest = z.infer<typeof guestSchema>;

const visitSchema = z.object({
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  isCancelled: z.boolean(),
});
export type VideoVisit = z.infer<typeof visitSchema>;

const params = z.object({ id: idSchema });
const guestParams = z.object({ guest: z.string().refine(isLinkSecret, 'guest') });

/** What comes of wanting in. */
const joining = [
  /** Of the provider's room; it opens that once, within minutes. */
  z.object({ type: z.literal('success'), url: z.url() }),
  z.object({ type: z.literal('tooEarly') }),
  z.object({ type: z.literal('ended') }),
  /** The provider of video rooms does not answer. */
  z.object({ type: z.literal('unavailable') }),
] as const;

/** What there is to know of the room while somebody waits for the practitioner. */
const inRoom = [
  z.object({ type: z.literal('success'), practitioner: z.enum(['absent', 'present', 'ended']) }),
  /** It cannot be joined now. */
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('unavailable') }),
] as const;

/** Each look asks the provider. A page that waits looks six times a minute. */
const LOOKS_A_MINUTE = 60;

/** The link was revoked, or the appointment is over, cancelled, or no video appointment any more. */
const noSuchVisit = z.object({ type: z.literal('appointment-not-found') });

/** Letters that the connection is measured with: enough to take a while, too few to cost a data plan anything. */
export const MEASURED_LENGTH = 100_000;

/** A patient's video appointment: joining it, and who else comes. */
export const endpoints = {
  'GET /api/video/{id}': endpoint({
    summary: 'A video appointment of the patient, and whom they have invited. Not found for any other one.',
    access: 'patient',
    record: { reads: 'appointment' },
    params,
    query: localised,
    success: z.object({
      visit: visitSchema.extend({
        practitioner: z.object({ name: z.string(), title: z.string() }),
        guests: z.array(guestSchema),
      }),
    }),
    problems: ['notFound'],
  }),
  'GET /api/video/{id}/room': endpoint({
    summary: 'Whether the practitioner has come to the room. Asked again while a patient waits.',
    access: 'patient',
    record: { none: 'tells where the practitioner is, and nothing of the record' },
    params,
    success: z.discriminatedUnion('type', inRoom),
    problems: ['notFound'],
    rateLimit: LOOKS_A_MINUTE,
  }),
  'POST /api/video/{id}/join': endpoint({
    summary: 'The address by which the patient, or the guardian who acts for them, comes in now.',
    access: 'patient',
    record: { mayRead: 'appointment' },
    params,
    success: z.discriminatedUnion('type', [...joining, z.object({ type: z.literal('cancelled') })]),
    problems: ['notFound'],
    rateLimit: 30,
  }),
  'POST /api/video/{id}/guests': endpoint({
    summary: 'Makes a link for a guest, who needs no login with it.',
    access: 'patient',
    record: { creates: 'video-guest' },
    params,
    body: z.object({ kind: guestKindSchema }),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('success'),
        guest: guestSchema,
        /** Told here and nowhere else: only a hash of its secret is kept. */
        url: z.url(),
      }),
      z.object({ type: z.literal('tooMany') }),
      z.object({ type: z.literal('ended') }),
    ]),
    problems: ['notFound'],
    rateLimit: 20,
  }),
  'DELETE /api/video/{id}/guests/{guest}': endpoint({
    summary: 'Ends a guest’s link at once. Once more is a success, too.',
    access: 'patient',
    record: { cancels: 'video-guest' },
    params: params.extend({ guest: z.uuid() }),
    success: z.object({ type: z.literal('success') }),
  }),
  'GET /api/anon/video/{guest}': endpoint({
    summary: 'When the appointment is that a guest’s link opens, and nothing else of it.',
    access: 'anonymous',
    record: { of: 'found', reads: 'video-guest' },
    params: guestParams,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), visit: visitSchema.extend({ kind: guestKindSchema }) }),
      noSuchVisit,
    ]),
    rateLimit: 60,
  }),
  'GET /api/anon/video/{guest}/room': endpoint({
    summary: 'Whether the practitioner has come to the room. Asked again while a guest waits.',
    access: 'anonymous',
    record: { none: 'tells where the practitioner is, and nothing of the record' },
    params: guestParams,
    success: z.discriminatedUnion('type', [...inRoom, noSuchVisit]),
    rateLimit: LOOKS_A_MINUTE,
  }),
  'POST /api/anon/video/{guest}/join': endpoint({
    summary: 'The address by which a guest comes in now.',
    access: 'anonymous',
    record: { of: 'found', mayRead: 'video-guest' },
    params: guestParams,
    query: localised,
    success: z.discriminatedUnion('type', [...joining, noSuchVisit]),
    rateLimit: 30,
  }),
  'GET /api/anon/video-connection': endpoint({
    summary: 'Letters by which a device measures its connection before a video appointment.',
    access: 'anonymous',
    record: { none: 'the same letters for everybody' },
    success: z.object({ letters: z.string().length(MEASURED_LENGTH) }),
    rateLimit: 30,
  }),
} as const;

export type VideoApi = typeof endpoints;
