import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { IMAGE_TYPES, MAX_IMAGE_BYTES, SIDES } from './rules.ts';

const imageState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('missing') }),
  z.object({
    status: z.literal('uploaded'),
    uploadedAt: z.iso.datetime(),
    /** A small picture of it, as a `data:` address. */
    preview: z.string(),
  }),
]);

const tokenSchema = z.string().regex(/^[\w-]{43}$/);
const sizeSchema = z.int().min(1).max(MAX_IMAGE_BYTES);

const signedUpload = z.object({
  /** Where the image is put. */
  url: z.string(),
  /** Every header that has to go with it, as it is. */
  headers: z.record(z.string(), z.string()),
});
export type SignedImageUpload = z.infer<typeof signedUpload>;

/** Why an image was not taken. */
export const REFUSALS = ['type', 'tooLong', 'tooManyPixels', 'unreadable'] as const;

/** The images of a patient's Kela card (KELA-04, KELA-06). */
export const endpoints = {
  'GET /api/kela-card': endpoint({
    summary: 'The images of the patient’s Kela card, small.',
    access: 'patient',
    record: { reads: 'kela-card' },
    query: localised,
    success: z.object({ front: imageState, back: imageState }),
  }),
  'POST /api/kela-card/init-upload': endpoint({
    summary: 'Signed addresses to put both images to, and the token that finishes the upload.',
    access: 'patient',
    record: { none: 'reads nothing; the change is noted once the images are kept' },
    query: localised,
    body: z.object({
      mimetypes: z.object({ front: z.enum(IMAGE_TYPES), back: z.enum(IMAGE_TYPES) }),
      /** Bytes; the storage takes exactly so many, so without them nothing is signed. */
      sizes: z.object({ front: sizeSchema, back: sizeSchema }),
      /** An upload that is under way gets new addresses: what has arrived need not be sent again. */
      token: tokenSchema.optional(),
    }),
    success: z.object({
      front: signedUpload,
      back: signedUpload,
      token: z.string(),
    }),
    problems: ['notFound', 'tooManyRequests'],
  }),
  'GET /api/kela-card/finish-upload': endpoint({
    summary:
      'Checks both images that have been put, and keeps them in place of former ones: both or neither.',
    access: 'patient',
    record: { changes: 'kela-card' },
    cost: 'heavy',
    query: localised.extend({ token: tokenSchema }),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), success: z.literal(true) }),
      z.object({
        type: z.literal('incomplete'),
        success: z.literal(false),
        /** Whose image has not arrived. */
        sides: z.array(z.enum(SIDES)),
      }),
      z.object({
        type: z.literal('refused'),
        success: z.literal(false),
        refusals: z.array(z.object({ side: z.enum(SIDES), reason: z.enum(REFUSALS) })),
      }),
      z.object({ type: z.literal('expired'), success: z.literal(false) }),
    ]),
    problems: ['notFound', 'temporarilyUnavailable'],
  }),
} as const;

export type KelaCardApi = typeof endpoints;
