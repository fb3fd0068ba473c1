import { z } from 'zod';
import { REFUSAL_REASONS } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { recordPractitionerSchema } from '#areas/record/shared/health-record/practitioner.ts';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { NOT_RENEWABLE, TREATMENT_UNITS } from './rules-prescription.ts';

const prescriptionSchema = z.object({
  id: z.int().positive(),
  /** As the prescription names it, in the language in which it was written; null: it does not. */
  medicineName: z.string().nullable(),
  /** `500 mg`, numbers in the language of the request. */
  strength: z.string().nullable(),
  /** Form of the medicine, as the prescription has it: `tabletti`. */
  medicineType: z.string().nullable(),
  issuedDate: z.iso.date(),
  /** Last day on which the pharmacy gives the medicine. */
  validUntil: z.iso.date(),
  /** The law probably ends it on that day, although it says more itself. */
  isShortened: z.boolean(),
  /** Of which the pharmacy still gives something, as far as the portal knows. */
  isValid: z.boolean(),
  /** How it is used, as the practitioner has written it. */
  dosage: z.string().nullable(),
  /** Packages: how many, and the size of one (`100 tabl`). */
  packages: z.object({ count: z.number(), size: z.string().nullable() }).nullable(),
  /** How long what is prescribed lasts. */
  treatmentLength: z.object({ value: z.number(), unit: z.enum(TREATMENT_UNITS) }).nullable(),
  /** `50 g`, where it is prescribed as a whole and not in packages. */
  totalAmount: z.string().nullable(),
  /** In which language the prescription is written (BCP 47); null: it does not say. */
  textLanguage: z.string().nullable(),
  /** It has come since the reader last had the whole list. */
  isNew: z.boolean(),
  prescriber: recordPractitionerSchema.nullable(),
  isRenewable: z.boolean(),
  /** Why not; null if it is. */
  notRenewable: z.enum(NOT_RENEWABLE).nullable(),
  /** The last request to renew it; null: nothing has been sent. */
  request: z
    .object({
      sentAt: z.iso.datetime(),
      /** What the clinic has decided; null: it has not answered yet. */
      answer: z
        .object({
          outcome: z.enum(['renewed', 'declined']),
          at: z.iso.datetime(),
          /** Why it was declined; null: it was not, or the clinic has not said why. */
          reason: z.enum(REFUSAL_REASONS).nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type Prescription = z.infer<typeof prescriptionSchema>;

/** A patient's prescriptions. */
export const endpoints = {
  'GET /api/prescriptions': endpoint({
    summary: 'The patient’s prescriptions, latest first, each with its last request to renew it.',
    access: 'patient',
    record: { reads: 'prescription' },
    query: localised.extend({
      /** How many of the latest; all, if absent. */
      limit: z
        .union([
          z.int(),
          z
            .string()
            .regex(/^\d{1,3}$/)
            .transform(Number),
        ])
        .pipe(z.int().min(1))
        .optional(),
    }),
    success: z.object({ prescriptions: z.array(prescriptionSchema) }),
  }),
  'GET /api/prescriptions/{ids}': endpoint({
    summary: 'Some of the patient’s prescriptions. Not found unless all are the patient’s.',
    access: 'patient',
    record: { reads: 'prescription' },
    params: z.object({
      ids: z
        .string()
        .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/)
        .transform((ids) => [...new Set(ids.split(',').map(Number))]),
    }),
    query: localised,
    success: z.object({ prescriptions: z.array(prescriptionSchema) }),
    problems: ['notFound'],
  }),
} as const;

export type PrescriptionsApi = typeof endpoints;
