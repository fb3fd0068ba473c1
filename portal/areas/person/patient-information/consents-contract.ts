import { z } from 'zod';
import { CONSENTS } from '#areas/person/shared/patients/consents.ts';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

const moment = z.iso.datetime();

/** A brand that does not ask for a consent does not tell of it either. */
export const consentValues = z.object({
  allowsCommonRegistry: z.boolean(),
  allowsViewingOccupationalInformation: z.boolean().optional(),
  allowsMarketingMail: z.boolean(),
  allowsTreatmentInstructionsMail: z.boolean(),
  allowsBookingSms: z.boolean(),
});

const consentChange = z.object({
  at: moment,
  consent: z.enum(['patientDataConsentForm', ...CONSENTS]),
  isGiven: z.boolean(),
  brand: z.string(),
});

export const consentState = {
  consentStatus: z.enum(['invalid', 'missing', 'ok']),
  patientDataConsentFormUpdated: moment.nullable(),
  consents: consentValues,
  /** Latest first. */
  history: z.array(consentChange),
};
export const consentStateSchema = z.object(consentState);
export type ConsentState = z.infer<typeof consentStateSchema>;

/** What a patient allows, and has confirmed having read. */
export const consentEndpoints = {
  'GET /api/user/consent': endpoint({
    summary: 'The patient’s consents, and when each was given or taken back.',
    access: 'patient',
    record: { reads: 'consents' },
    success: consentStateSchema,
  }),
  'POST /api/user/consent': endpoint({
    summary: 'Saves the form of consents; the first time it asks for the confirmation of the privacy policy.',
    access: 'patient',
    record: { reads: 'consents', changes: 'consents' },
    query: localised,
    csrf: 'query',
    body: z.object({
      ...consentValues.partial().shape,
      confirmsPrivacyPolicy: z.boolean(),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), ...consentState }),
      z.object({ type: z.literal('unknownError') }),
    ]),
    refused: { type: 'unknownError' },
  }),
} as const;
