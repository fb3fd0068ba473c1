import { z } from 'zod';
import { CERTIFICATE_TYPES } from '#areas/record/shared/health-record/kinds.ts';
import { recordPractitionerSchema } from '#areas/record/shared/health-record/practitioner.ts';
import { idSchema, languageSchema, localised, pageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { fileSchema } from '#contract/calls/file-answer.ts';

/** How many certificates one page has. */
export const PAGE_SIZE = 25;

/** The first day of which certificates are shown (CERT-02). */
export const AVAILABLE_FROM = '2022-01-01';

const certificateSchema = z.object({
  id: z.number().int().positive(),
  type: z.enum(CERTIFICATE_TYPES),
  /** When it was written. */
  day: z.iso.date(),
  practitioner: recordPractitionerSchema.nullable(),
  /** For which time it is written, as far as the document says it. */
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  /** What the document is: a PDF, plain text, anything else that can only be saved; null if it is not here. */
  document: z.enum(['pdf', 'text', 'other']).nullable(),
  /** The reader has not opened it yet, and it is news. */
  isNew: z.boolean(),
});
export type Certificate = z.infer<typeof certificateSchema>;

const common = { access: 'patient', needs: 'certificates' } as const;

export const endpoints = {
  'GET /api/certificates': endpoint({
    summary: 'The patient’s certificates from 1 January 2022 on, a page at a time.',
    ...common,
    record: { reads: 'certificates' },
    query: z.object({ page: pageSchema, lang: languageSchema }),
    success: z.object({
      /** Latest first. */
      certificates: z.array(certificateSchema).max(PAGE_SIZE),
      page: z.number().int().positive(),
      pages: z.number().int().positive(),
      total: z.number().int().nonnegative(),
    }),
  }),
  'GET /api/certificates/{id}': endpoint({
    summary: 'One of the patient’s certificates; with its text if the document is plain text.',
    ...common,
    record: { reads: 'certificate' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.object({ certificate: certificateSchema, text: z.string().nullable() }),
    problems: ['notFound'],
  }),
  'GET /api/certificates/{id}/file': endpoint({
    summary: 'The document of one of the patient’s certificates, as it came.',
    ...common,
    record: { reads: 'certificate' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: fileSchema,
    sendsFile: true,
    problems: ['notFound'],
  }),
} as const;

export type CertificatesApi = typeof endpoints;
