import { z } from 'zod';
import { idSchema, languageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { sessionUseSchema } from '#contract/session/session.ts';
import { CONSENTS } from '#domain/patients/consents.ts';
import { LOG_PAGE_SIZE, LOG_READERS } from './rules.ts';

/** Where the own contact form is saved unless a setting names another path (INFO-11). */
export const CONTACT_SAVE_PATH = '/api/user/contact-information';

const localised = z.object({ lang: languageSchema });
const moment = z.iso.datetime();
const brand = z.string();

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

const namedGuardians = {
  /** Those whose details the caller may see and change: their own, and what they wrote of who has not come themself. */
  guardians: z.array(guardianBody),
  /** The others are a name, and stay as they are whatever the caller saves. */
  otherGuardians: z.array(z.object({ name: z.string() })),
};
export type NamedGuardians = z.infer<z.ZodObject<typeof namedGuardians>>;

const patientSchema = z.object({
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

/** A brand that does not ask for a consent does not tell of it either. */
const consentValues = z.object({
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
  brand,
});

const consentState = {
  consentStatus: z.enum(['invalid', 'missing', 'ok']),
  patientDataConsentFormUpdated: moment.nullable(),
  consents: consentValues,
  /** Latest first. */
  history: z.array(consentChange),
};
export const consentStateSchema = z.object(consentState);
export type ConsentState = z.infer<typeof consentStateSchema>;

const logEntry = z.object({
  id: z.number(),
  at: moment,
  /** `isPatient`: the patient themself; `isYou`: who reads. Who else it was is named by their identity at the clinic. */
  actor: z.object({
    kind: z.enum(['patient', 'guardian', 'professional', 'anonymous', 'system']),
    isPatient: z.boolean(),
    isYou: z.boolean(),
    id: z.string().nullable(),
  }),
  action: z.enum(['read', 'create', 'change', 'cancel', 'try']),
  recordKind: z.string(),
  recordId: z.string().nullable(),
});
export type LogEntry = z.infer<typeof logEntry>;

const patientData = z
  .object({
    createdAt: moment,
    patient: patientSchema.extend({
      healthCareType: z.string(),
      isCreditworthy: z.boolean(),
      registeredAt: moment,
    }),
    ...namedGuardians,
    /** The latest first. */
    employments: z.array(
      z.object({
        employer: z.string(),
        validFrom: z.iso.date(),
        validTo: z.iso.date().nullable(),
        isFundMember: z.boolean(),
      }),
    ),
    consents: z.object({ ...consentState, consents: consentValues.required() }),
    messages: z.array(
      z.object({
        channel: z.enum(['email', 'sms']),
        template: z.string(),
        language: z.enum(LANGUAGES),
        /** Null, as the content, of a message that is for somebody else: another guardian of a child. */
        recipient: z.string().nullable(),
        /** What the text was filled with. Tokens of links are secrets and stand nowhere: see `linkSent`. */
        content: z.json(),
        /** It had a link that opens something without a login. */
        linkSent: z.boolean(),
        brand,
        createdAt: moment,
        sentAt: moment.nullable(),
      }),
    ),
    /** Where the patient is logged in, as coarse as the browsers tell it. */
    sessions: z.array(sessionUseSchema),
    deletionRequests: z.array(
      z.object({
        requestedAt: moment,
        brand,
        /** What the clinic has decided, and why not; null until then. */
        reviewedAt: moment.nullable(),
        decision: z.enum(['approved', 'refused']).nullable(),
        refusalReason: z.string().nullable(),
        handledAt: moment.nullable(),
      }),
    ),
    accessLog: z.array(logEntry),
    // What other features keep of the patient, as each declares it (`ownData` of its `server/feature.ts`).
  })
  .catchall(z.unknown());
export type PatientData = z.infer<typeof patientData>;

const unknownError = z.object({ type: z.literal('unknownError') });
/** E-mail and phone are what codes and confirmations go to: changing either needs an identification that is not old. */
const contactProblems = ['freshIdentificationRequired'] as const;
const saved = z.object({ type: z.literal('success'), patient: patientSchema });

/** What a patient sees, changes and asks of their own information (INFO-02, INFO-11, INFO-16 to INFO-19). */
export const endpoints = {
  'GET /api/user': endpoint({
    summary: 'The patient’s own basic and contact information.',
    access: 'patient',
    record: { reads: 'patient' },
    success: z.object({
      patient: patientSchema,
      /** Under 18: the record may name guardians. */
      isMinor: z.boolean(),
      /**
       * The patient's contact information is kept from who reads, and is not changed here: a guardian of a child whom a
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
    problems: contactProblems,
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
    problems: [...contactProblems, 'forbidden'],
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
    problems: contactProblems,
    refused: { type: 'unknownError' },
  }),
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
      unknownError,
    ]),
    refused: { type: 'unknownError' },
  }),
  'GET /api/user/access-log': endpoint({
    summary: 'Who has seen or changed the patient’s data, latest first, a page at a time.',
    access: 'patient',
    record: { reads: 'access-log' },
    query: z.object({
      /** The id of the last entry of the page before. */
      before: idSchema.optional(),
      /** `others`: without what the patient themself has seen and changed. Default: `everybody`. */
      by: z.enum(LOG_READERS).optional(),
      lang: languageSchema,
    }),
    success: z.object({ entries: z.array(logEntry).max(LOG_PAGE_SIZE) }),
  }),
  'GET /api/user/data': endpoint({
    summary: 'Everything that the portal keeps of the patient.',
    access: 'patient',
    record: { reads: 'patient-data' },
    cost: 'heavy',
    query: localised,
    success: patientData,
    problems: ['freshIdentificationRequired', 'tooManyRequests'],
    rateLimit: 10,
  }),
  'POST /api/user/deletion-request': endpoint({
    summary: 'Asks for the account to be deleted; an e-mail tells what follows and what the law keeps.',
    access: 'patient',
    record: { mayRead: 'deletion-request', creates: 'deletion-request' },
    concerns: 'own',
    query: localised,
    idempotent: true,
    success: z.discriminatedUnion('type', [
      /** `isConfirmedByEmail`: false for who has no e-mail address. */
      z.object({ type: z.literal('success'), requestedAt: moment, isConfirmedByEmail: z.boolean() }),
      z.object({ type: z.literal('alreadyRequested'), requestedAt: moment }),
      unknownError,
    ]),
    problems: ['freshIdentificationRequired'],
    refused: { type: 'unknownError' },
  }),
} as const;

export type PatientInformationApi = typeof endpoints;
