import { z } from 'zod';
import {
  DOCUMENT_FORMATS,
  DOCUMENT_KINDS,
  DOCUMENTS,
  type DocumentFormat,
  type DocumentName,
} from '#areas/record/shared/health-record/documents.ts';
import { languageSchema, localised, pageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { fileSchema } from '#contract/calls/file-answer.ts';
import { TIMELINE_KINDS } from '#contract/routes/timeline-kinds.ts';

/** How many entries one page has (RECORD-13). */
export const PAGE_SIZE = 25;

const entrySchema = z.object({
  /** Unlike any other's on the page. */
  key: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  /** A referral to the laboratory or to imaging, and not results. */
  isReferral: z.boolean(),
  day: z.iso.date(),
  /** What it is; null where its kind says all. */
  title: z.string().nullable(),
  /** More of it: diagnoses, tests with those outside their range first, the vaccine. */
  details: z.array(z.string()),
  /** How many more of these there are. */
  moreCount: z.number().int().nonnegative(),
  practitioner: z.string().nullable(),
  /** What its page is found by: the number of the entry, else the day. */
  id: z.number().int().positive(),
});
export type TimelineEntry = z.infer<typeof entrySchema>;

const allergySchema = z.object({
  id: z.number().int().positive(),
  /** What it is to, as the record says; null if it does not. */
  name: z.string().nullable(),
  /** BCP 47, of what the record says; null if it is not said. */
  language: z.string().nullable(),
  category: z.enum(['food', 'medication', 'environment', 'biologic']).nullable(),
  /** A reaction may be dangerous. */
  isHighRisk: z.boolean(),
  /** A professional considers it, and is not sure. */
  isSuspected: z.boolean(),
  /** It is not expected to come back. */
  isOver: z.boolean(),
  reactions: z.array(z.string()),
  notes: z.array(z.string()),
  recordedOn: z.iso.date().nullable(),
});
export type Allergy = z.infer<typeof allergySchema>;

const filter = {
  kind: z.enum(TIMELINE_KINDS).optional(),
  year: z
    .string()
    .regex(/^[1-9]\d{3}$/)
    .optional(),
  page: pageSchema,
  lang: languageSchema,
};

const success = z.object({
  /** Latest first. */
  entries: z.array(entrySchema).max(PAGE_SIZE),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  /** Years of which the record has something, latest first. */
  years: z.array(z.string()),
});

/** `laboratory.pdf` */
const documentFileSchema = z
  .templateLiteral([z.enum(DOCUMENTS), '.', z.enum(DOCUMENT_FORMATS)])
  .transform((file) => {
    const [what, format] = file.split('.') as [DocumentName, DocumentFormat];
    return { what, format };
  });

export const endpoints = {
  'GET /api/health-record': endpoint({
    summary: 'The patient’s whole record, a page at a time, by kind and year.',
    access: 'patient',
    record: { reads: 'health-record' },
    asksRights: true,
    cost: 'search',
    query: z.object(filter),
    success: success.extend({
      /** All of them, whatever is asked for: those that may be dangerous first. */
      allergies: z.array(allergySchema),
    }),
    rateLimit: 120,
  }),
  'POST /api/health-record/search': endpoint({
    summary: 'Searches the patient’s whole record. A POST, as words about health do not belong in addresses.',
    access: 'patient',
    record: { reads: 'health-record' },
    asksRights: true,
    cost: 'search',
    body: z.object({ words: z.string().trim().min(1).max(100), ...filter }),
    success,
    rateLimit: 60,
  }),
  'GET /api/health-record/fhir': endpoint({
    summary: 'The patient’s whole record as one bundle of FHIR R4, as a file.',
    access: 'patient',
    record: { reads: 'health-record' },
    cost: 'heavy',
    query: localised,
    success: fileSchema,
    sendsFile: true,
    linkedFrom: 'health-record',
    freshIdentification: 'always',
    problems: ['downloadUnderWay'],
    rateLimit: 10,
  }),
  'GET /api/health-record/documents/{file}': endpoint({
    summary: 'A page of the patient’s record, or all of it, as a tagged PDF or as plain text.',
    access: 'patient',
    record: { mayRead: DOCUMENT_KINDS },
    asksRights: true,
    params: z.object({ file: documentFileSchema }),
    query: z.object({
      /** Which one, as the page's address says it: `12`, `2026-11-02`. */
      of: z.string().max(40).default(''),
      lang: languageSchema,
    }),
    success: fileSchema,
    sendsFile: true,
    linkedFrom: 'health-record',
    freshIdentification: { when: 'it is the whole record' },
    problems: ['notFound', 'downloadUnderWay'],
    cost: 'heavy',
    rateLimit: 20,
  }),
} as const;

export type HealthRecordApi = typeof endpoints;
