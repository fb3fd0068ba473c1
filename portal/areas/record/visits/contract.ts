import { z } from 'zod';
import { recordPractitionerSchema } from '#areas/record/shared/health-record/practitioner.ts';
import { idSchema, languageSchema, limitUpTo, localised, offsetSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** In which of the provider's registers a visit is kept. */
export const VISIT_TYPES = ['occupationalHealth', 'private'] as const;
export type VisitType = (typeof VISIT_TYPES)[number];

/** Who has cared for the patient. */
export const VISIT_KINDS = ['healthCare', 'nursing', 'other', 'physiotherapy'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

const diagnosisSchema = z.object({
  /** ICD-10; null where the visit's own system says it in words only. */
  code: z.string().nullable(),
  name: z.string(),
  /** BCP 47, of the name; null if it is not said. */
  language: z.string().nullable(),
  /** The professional considers it, and is not sure. */
  isSuspected: z.boolean(),
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;

const procedureSchema = z.object({
  name: z.string(),
  /** Where on the body; null if it is not said. */
  bodySite: z.string().nullable(),
  /** BCP 47; null if it is not said. */
  language: z.string().nullable(),
});
export type VisitProcedure = z.infer<typeof procedureSchema>;

const visitTextSchema = z.object({
  title: z.string().nullable(),
  /** Plain, its lines as they were written. */
  text: z.string(),
  /** BCP 47; null if it is not said. */
  language: z.string().nullable(),
});
export type VisitText = z.infer<typeof visitTextSchema>;

const visitSummarySchema = z.object({
  id: z.number().int().positive(),
  dateTime: z.iso.datetime(),
  /** Null: the visit's own system does not say, and it may have been elsewhere. */
  visitType: z.enum(VISIT_TYPES).nullable(),
  kind: z.enum(VISIT_KINDS),
  /** In the language of the request where the portal knows it, else as the visit's own system calls it. */
  specialty: z.string().nullable(),
  practitioner: recordPractitionerSchema.nullable(),
  /** The main one first. */
  diagnoses: z.array(diagnosisSchema),
  /** Something has been written of it that the reader has not seen. */
  isNew: z.boolean(),
});
export type VisitSummary = z.infer<typeof visitSummarySchema>;

const visitSchema = visitSummarySchema.extend({
  /** What was done, in order. */
  procedures: z.array(procedureSchema),
  texts: z.array(visitTextSchema),
});
export type Visit = z.infer<typeof visitSchema>;

/** How many visits one answer holds at most. */
export const PAGE_SIZE = 20;

/** What has been written of the patient's visits. */
export const endpoints = {
  'GET /api/visits': endpoint({
    summary: 'The patient’s visits, latest first, a page at a time.',
    access: 'patient',
    record: { reads: 'visits' },
    query: z.object({ offset: offsetSchema, limit: limitUpTo(PAGE_SIZE), lang: languageSchema }),
    success: z.object({
      visits: z.array(visitSummarySchema).max(PAGE_SIZE),
      /** How many there are altogether; null where fewer than a page were asked for, and nobody has counted. */
      total: z.int().nonnegative().nullable(),
    }),
  }),
  'GET /api/visits/{id}': endpoint({
    summary: 'A visit of the patient with what was written of it.',
    access: 'patient',
    record: { reads: 'visit' },
    params: z.object({ id: idSchema }),
    query: localised,
    success: z.object({ visit: visitSchema }),
    problems: ['notFound'],
  }),
} as const;

export type VisitsApi = typeof endpoints;
