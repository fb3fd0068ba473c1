import { z } from 'zod';
import { recordPractitionerSchema } from '#areas/record/shared/health-record/practitioner.ts';
import { languageSchema, pageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** How many diseases one page has (VACC-02). */
export const PAGE_SIZE = 25;

const vaccinationSchema = z.object({
  id: z.number().int().positive(),
  /** What it protects from, else the vaccine's name; null if the record has neither. */
  name: z.string().nullable(),
  /** The vaccine's name, where it says more than the name. */
  product: z.string().nullable(),
  /** When it was given, as exactly as the record knows: `2026-03-12`, `2026-03`, `2026`; null where that is in words. */
  date: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .nullable(),
  /** When it was given, where the record has it in words. */
  dateText: z.string().nullable(),
  /** Which dose of its series it is. */
  dose: z.number().int().positive().nullable(),
  /** The last day of its protection, where the record says it. */
  effectiveUntil: z.iso.date().nullable(),
  practitioner: recordPractitionerSchema.pick({ name: true, title: true }).nullable(),
});
export type Vaccination = z.infer<typeof vaccinationSchema>;

const protectionSchema = z.object({
  /** Diseases that were always vaccinated against together, else as the record names the vaccination; null if it does not. */
  name: z.string().nullable(),
  /** Latest first. One that protects from several diseases may stand in several lists. */
  vaccinations: z.array(vaccinationSchema).min(1),
});
export type Protection = z.infer<typeof protectionSchema>;

const programmeItemSchema = z.object({
  name: z.string(),
  status: z.enum(['reached', 'missed', 'given', 'coming', 'adult', 'season']),
  /** The ages of the programme, in months. */
  age: z.object({ from: z.number().int(), to: z.number().int().optional() }).optional(),
  /** The first day of that age. */
  from: z.iso.date().optional(),
});
export type ProgrammeLine = z.infer<typeof programmeItemSchema>;

const lastingSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('record'), until: z.iso.date() }),
  z.object({ type: z.literal('certificate'), from: z.iso.date() }),
  z.object({ type: z.literal('long') }),
  z.object({ type: z.literal('ask') }),
]);

const travelProtectionSchema = z.object({
  /** The disease. */
  name: z.string(),
  /** The vaccine’s generic name in English: for those abroad who read the list. */
  englishName: z.string(),
  /** Latest first. */
  doses: z.array(
    vaccinationSchema
      .pick({ date: true, dateText: true, product: true })
      .extend({ /** The vaccine’s batch, where the record has it. */ batch: z.string().nullable() }),
  ),
  /** How long it is held to last: as the record or a public source says, else a nurse is to be asked. */
  lasting: lastingSchema,
});
export type TravelProtection = z.infer<typeof travelProtectionSchema>;

export const endpoints = {
  'GET /api/vaccinations/travel': endpoint({
    summary: 'Which of the vaccinations that are used for journeys the record has, and which it has not.',
    access: 'patient',
    record: { reads: 'vaccinations' },
    query: z.object({ lang: languageSchema }),
    success: z.object({
      given: z.array(travelProtectionSchema),
      /** Diseases against which the record has nothing. */
      missing: z.array(z.string()),
    }),
  }),
  'GET /api/vaccinations': endpoint({
    summary:
      'The patient’s vaccinations by disease, a page at a time, and what the national programme has next.',
    access: 'patient',
    record: { reads: 'vaccinations' },
    query: z.object({ page: pageSchema, lang: languageSchema }),
    success: z.object({
      /** The latest vaccination first. */
      protections: z.array(protectionSchema).max(PAGE_SIZE),
      /** The page that this is: the last one, where a later one was asked for. */
      page: z.number().int().positive(),
      pages: z.number().int().positive(),
      /** How many vaccinations there are on all pages. */
      total: z.number().int().nonnegative(),
      /** By the national programme, for the patient's age; null where that is not known. */
      programme: z.array(programmeItemSchema).nullable(),
    }),
  }),
} as const;

export type VaccinationsApi = typeof endpoints;
