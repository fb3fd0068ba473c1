import { z } from 'zod';
import { idSchema, languageSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { sessionUseSchema } from '#contract/session/session.ts';
import { consentState, consentValues } from './consents-contract.ts';
import { namedGuardians, patientSchema } from './contact-contract.ts';
import { LOG_PAGE_SIZE, LOG_READERS } from './rules.ts';

const moment = z.iso.datetime();
const brand = z.string();

const logEntry = z.object({
  id: z.number(),
  at: moment,
  /** `isPatient`: the patient themself; `isYou`: the reader. Anybody else is named by their identity at the clinic. */
  actor: z.object({
    kind: z.enum(['patient', 'guardian', 'professional', 'anonymous', 'system', 'app']),
    isPatient: z.boolean(),
    isYou: z.boolean(),
    id: z.string().nullable(),
    /** Of an app that the patient has let in: what it is called. */
    app: z.string().optional(),
    /** When it was let in: an app may be so twice. Null: not known, of an old entry. */
    since: moment.nullable().optional(),
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
        channel: z.enum(['email', 'sms', 'push']),
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

/** What the portal keeps of a patient: who has seen it, all of it, and its deletion. */
export const recordEndpoints = {
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
    freshIdentification: 'always',
    problems: ['downloadUnderWay', 'tooManyRequests'],
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
      /** `isConfirmedByEmail`: false without an e-mail address. */
      z.object({ type: z.literal('success'), requestedAt: moment, isConfirmedByEmail: z.boolean() }),
      z.object({ type: z.literal('alreadyRequested'), requestedAt: moment }),
      z.object({ type: z.literal('unknownError') }),
    ]),
    freshIdentification: 'always',
    refused: { type: 'unknownError' },
  }),
} as const;
