import { z } from 'zod';
import { GUARDIAN_TYPES } from '#areas/person/shared/guardianship/guardian-type.ts';
import { languageSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';

/** Where the own contact form is saved unless a setting names another path (INFO-11). */
export const CONTACT_SAVE_PATH = '/api/user/contact-information';

const moment = z.iso.datetime();

/** Lengths are the rules' business; these keep out what no form sends. */
const contactBody = {
  emailAddress: z.string().max(400),
  phoneNumber: z.string().max(100),
  streetAddress: z.string().max(400),
  postalCode: z.string().max(100),
  postOffice: z.string().max(400),
};

const guardianBody = z.object({
  /** Which one of the record's; absent for a new one. */
  id: z.uuid().optional(),
  /** What they are to the child; null: nobody has said. */
  type: z.enum(GUARDIAN_TYPES).nullable().default(null),
  name: z.string().max(400),
  phone: z.string().max(100),
  emailAddress: z.string().max(400),
  isGuardianHasSameAddress: z.boolean(),
  streetAddress: z.string().max(400),
  postalCode: z.string().max(100),
  postOffice: z.string().max(400),
});
/** Somebody who is a patient's guardian; texts that are not known are empty. */
export type Guardian = z.infer<typeof guardianBody>;

export const namedGuardians = {
  /** Those whose details the caller may see and change: their own, and what they wrote of guardians who have not come themselves. */
  guardians: z.array(guardianBody),
  /** The others are a name, and stay as they are whatever the caller saves. */
  otherGuardians: z.array(z.object({ name: z.string() })),
};
export type NamedGuardians = z.infer<z.ZodObject<typeof namedGuardians>>;

export const patientSchema = z.object({
  firstNames: z.string(),
  lastName: z.string(),
  ssn: z.string(),
  emailAddress: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  streetAddress: z.string().nullable(),
  postalCode: z.string().nullable(),
  postOffice: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** When the patient last confirmed the form of consents. */
  patientDataConsentFormUpdated: moment.nullable(),
});
export type Patient = z.infer<typeof patientSchema>;

const unknownError = z.object({ type: z.literal('unknownError') });
/** They are what codes and confirmations go to. */
const freshIdentification = { when: 'the e-mail or the phone changes' } as const;
const saved = z.object({ type: z.literal('success'), patient: patientSchema });

/** A patient's own contact information, and the guardians whom the record names. */
export const contactEndpoints = {
  'GET /api/user': endpoint({
    summary: 'The patient’s own basic and contact information.',
    access: 'patient',
    record: { reads: 'patient' },
    success: z.object({
      patient: patientSchema,
      /** Under 18: the record may name guardians. */
      isMinor: z.boolean(),
      /**
       * The patient's contact information is kept from the reader, and is not changed here: a guardian of a child whom a
       * non-disclosure order protects.
       */
      isContactHidden: z.boolean(),
      /** Where the contact form is saved. */
      contactSavePath: z.string(),
      /** When the patient asked for the account to be deleted, if that is still open. */
      deletionRequestedAt: moment.nullable(),
    }),
  }),
  'POST /api/user': endpoint({
    summary: 'Completes the signed-in patient’s contact information and language.',
    access: 'patient',
    record: { reads: 'patient', changes: 'patient' },
    // The form starts with what is known of the registered person, never of the child they act for.
    concerns: 'own',
    query: localised,
    body: z.object({ ...contactBody, language: z.enum(LANGUAGES) }),
    idempotent: true,
    success: z.discriminatedUnion('type', [saved, unknownError]),
    freshIdentification,
    refused: { type: 'unknownError' },
  }),
  /**
   * For clients of the API that change contact information alone, such as an app. No page calls it: the form of the own
   * information saves guardians, too, by `POST /api/user/contact-information`.
   */
  'PUT /api/user': endpoint({
    summary: 'Changes the patient’s contact information.',
    access: 'patient',
    record: { reads: 'patient', changes: 'patient' },
    query: localised,
    body: z.object(contactBody),
    idempotent: true,
    success: z.discriminatedUnion('type', [saved, unknownError]),
    // `forbidden`: the contact information is kept from who asks.
    freshIdentification,
    problems: ['forbidden'],
    refused: { type: 'unknownError' },
  }),
  'GET /api/user/guardians': endpoint({
    summary: 'The guardians whom the patient’s record names, at most two.',
    access: 'patient',
    record: { reads: 'guardians' },
    success: z.object(namedGuardians),
  }),
  'POST /api/user/contact-information': endpoint({
    summary:
      'Saves the contact form of the own information: contact information and all guardians whom the caller may change.',
    access: 'patient',
    record: { reads: ['guardians', 'patient'], changes: ['guardians', 'patient'] },
    query: z.object({
      lang: languageSchema,
      /** The page to go to afterwards. */
      next: z.string().max(2000).optional(),
    }),
    body: z.object({
      ...contactBody,
      /** The language in which the clinic writes; stays as it is if left out. */
      language: z.enum(LANGUAGES).optional(),
      guardians: z.array(guardianBody).max(10),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      saved.extend({
        ...namedGuardians,
        /** The page asked for, if it is one of the portal’s own. */
        next: z.string().nullable(),
      }),
      unknownError,
    ]),
    freshIdentification: { when: 'the e-mail or the phone changes, of the patient or of a guardian' },
    refused: { type: 'unknownError' },
  }),
} as const;
