import { z } from 'zod';
import { homeMeasurementSchema } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { HOME_KINDS } from '#areas/person/shared/home-measurements/kinds.ts';
import { idSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** How many of the latest measurements one answer has. */
export const MOST_SHOWN = 200;

/** How many a patient keeps: some a day for some years. */
export const MOST_KEPT = 5_000;

/** Longer than any text of the form that is right. */
const text = z.string().max(2_000);

/** What patients measure at home and enter themselves. */
export const endpoints = {
  'GET /api/home-measurements': endpoint({
    summary: 'The patient’s home measurements, the latest first, and whether they are shared.',
    access: 'patient',
    record: { reads: 'home-measurements' },
    success: z.object({
      measurements: z.array(homeMeasurementSchema).max(MOST_SHOWN),
      /** Of all that are kept. */
      total: z.int(),
      /** The patient can let those who answer their messages see them. */
      mayShare: z.boolean(),
      /** Since when they are shared; null: not. */
      sharedSince: z.iso.datetime().nullable(),
    }),
  }),
  'POST /api/home-measurements': endpoint({
    summary: 'Keeps a home measurement.',
    access: 'patient',
    record: { creates: 'home-measurements' },
    body: z.object({
      kind: z.enum(HOME_KINDS),
      systolic: text,
      diastolic: text,
      pulse: text,
      value: text,
      day: text,
      time: text,
      note: text,
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), id: z.int().positive() }),
      /** So many are kept that some are to be removed first. */
      z.object({ type: z.literal('tooMany') }),
    ]),
    problems: ['invalidFields'],
    rateLimit: 30,
  }),
  'DELETE /api/home-measurements/{id}': endpoint({
    summary: 'Removes a home measurement.',
    access: 'patient',
    record: { cancels: 'home-measurements' },
    params: z.object({ id: idSchema }),
    success: z.object({ type: z.literal('success') }),
    problems: ['notFound'],
  }),
  'PUT /api/home-measurements/sharing': endpoint({
    summary: 'Lets those who answer the patient’s messages see the home measurements, or ends that.',
    access: 'patient',
    record: { changes: 'home-measurements' },
    concerns: 'own',
    body: z.object({ isShared: z.boolean() }),
    success: z.object({ type: z.literal('success'), sharedSince: z.iso.datetime().nullable() }),
    problems: ['notFound'],
  }),
} as const;

export type HomeMeasurementsApi = typeof endpoints;
