import { z } from 'zod';
import { APP_TYPES } from '#areas/record/shared/record-apps/scopes.ts';
import { idSchema, languageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

const moment = z.iso.datetime();
const types = z.array(z.enum(APP_TYPES));

const appSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  /** What it sees, in the portal's order. */
  types,
  since: moment,
  until: moment,
  /** Null: never. */
  lastUsed: moment.nullable(),
  /** Who has let it in, of a child's record: the reader, or another guardian. */
  by: z.enum(['you', 'anotherGuardian']),
});
export type AuthorisedApp = z.infer<typeof appSchema>;

const sealed = z.string().regex(/^[\w-]{40,1900}$/);

/** Apps that read a patient's record because the patient has let them (FHIR-04). */
export const endpoints = {
  'GET /api/record-apps': endpoint({
    summary: 'The apps that may read the patient’s record, the latest first.',
    access: 'patient',
    record: { reads: 'record-apps' },
    query: z.object({ lang: languageSchema }),
    success: z.object({ apps: z.array(appSchema) }),
  }),
  'DELETE /api/record-apps/{id}': endpoint({
    summary: 'Ends at once what an app may read. Once more is a success, too.',
    access: 'patient',
    record: { cancels: 'record-apps' },
    params: z.object({ id: idSchema }),
    success: z.object({ type: z.literal('success') }),
  }),
  'GET /api/record-app-request': endpoint({
    summary: 'Which app asks to read the record, and what of it.',
    access: 'patient',
    record: { none: 'tells what an app asks for, and nothing of the record' },
    query: z.object({ request: sealed, lang: languageSchema }),
    success: z.object({
      name: z.string(),
      /** What it asks for, in the portal's order. */
      types: types.min(1),
      /** It asks to read later, too. */
      wantsToStay: z.boolean(),
    }),
    problems: ['notFound'],
  }),
  'POST /api/record-app-request': endpoint({
    summary: 'Lets an app read what is named of the record, or nothing of it, and says where the app waits.',
    access: 'patient',
    record: { creates: 'record-apps' },
    body: z.object({
      request: sealed,
      /** Empty: the app is not let in. */
      types,
      /** It may read later, too, if it has asked for that. */
      stays: z.boolean(),
    }),
    success: z.object({ sendTo: z.url() }),
    freshIdentification: { when: 'the app is let in' },
    problems: ['notFound'],
  }),
} as const;

export type RecordAppsApi = typeof endpoints;
