import { z } from 'zod';
import { idSchema, languageSchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { fileSchema } from '#contract/calls/file-answer.ts';
import { textsBody } from '#contract/calls/texts-body.ts';
import { isLinkSecret } from '#contract/routes/link-secret.ts';
import { MOST_OPEN_SHARES, openingFields, SHARED_CONTENTS, SHARED_HOURS, shareFields } from './rules.ts';

const shareSchema = z.object({
  id: z.number().int().positive(),
  contents: z.enum(SHARED_CONTENTS),
  /** Who has made it: whom `you` is not told of is another guardian of the child, or to a patient a guardian of theirs. */
  by: z.enum(['you', 'anotherGuardian', 'guardian']),
  /** For whom it is, in the words of who has made it; null: a non-disclosure order keeps it from this guardian. */
  recipient: z.string().nullable(),
  madeAt: z.iso.datetime(),
  /** When it ends, or has ended. */
  endsAt: z.iso.datetime(),
  /**
   * `wrongCodes`: somebody has tried too many, so that it ended at once. `usedUp`: it was opened as often as one may be, and what it
   * has given can be ended.
   */
  state: z.enum(['open', 'ended', 'wrongCodes', 'usedUp']),
  /** Latest first, at most `MOST_OPENINGS`. */
  openings: z.array(
    z.object({
      at: z.iso.datetime(),
      /** What the reader has said of themself; nobody has checked it. Null as `recipient` is. */
      reader: z.string().nullable(),
    }),
  ),
});
export type RecordShare = z.infer<typeof shareSchema>;

const secretSchema = z.string().refine(isLinkSecret, 'secret');
/**
 * A part of the record, for a professional elsewhere: for a limited time, by a link and a code (SHARE-01). A guardian shares that
 * of a child for whom they act, as far as they are shown it (SHARE-07).
 */
export const endpoints = {
  'GET /api/record-shares': endpoint({
    summary:
      'The links that open some of the patient’s record, and who has opened them; to a guardian those that guardians have made. The links themselves are never told again.',
    access: 'patient',
    record: { reads: 'record-share' },
    success: z.object({ shares: z.array(shareSchema) }),
  }),
  'POST /api/record-shares': endpoint({
    summary: 'Makes a link and a code by which somebody without a login reads some of the patient’s record.',
    access: 'patient',
    record: { creates: 'record-share' },
    // It opens the record to those who are given both.
    freshIdentification: 'always',
    body: z.object({
      ...textsBody(shareFields),
      contents: z.enum(SHARED_CONTENTS),
      hours: z.literal(SHARED_HOURS),
    }),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('success'),
        share: shareSchema,
        /** Both are told here and nowhere else: only hashes are kept. */
        url: z.url(),
        code: z.string(),
      }),
      z.object({ type: z.literal('tooMany'), most: z.literal(MOST_OPEN_SHARES) }),
    ]),
    rateLimit: 20,
  }),
  'DELETE /api/record-shares/{id}': endpoint({
    summary: 'Ends a link at once. Once more is a success, too.',
    access: 'patient',
    record: { cancels: 'record-share' },
    params: z.object({ id: idSchema }),
    success: z.object({ type: z.literal('success') }),
  }),
  'POST /api/anon/record-shares/{share}': endpoint({
    summary:
      'Opens a link with its code. It tells nothing of the record or whose it is: that stands in the file.',
    access: 'anonymous',
    record: { of: 'found', none: 'the file is what is read, and its fetching is noted' },
    params: z.object({ share: secretSchema }),
    body: z.object(textsBody(openingFields)),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('success'),
        /** Fetches the file until then. */
        ticket: z.string(),
        endsAt: z.iso.datetime(),
      }),
      /** The link or the code is wrong, or the link has ended: which of these is told to nobody. */
      z.object({ type: z.literal('notOpened') }),
    ]),
    // Nobody can say whether the guardian who shares it still may: to those alone who have the code.
    problems: ['temporarilyUnavailable'],
    rateLimit: 20,
  }),
  'GET /api/anon/record-share-files/{ticket}': endpoint({
    summary: 'What a link opens, as a tagged PDF.',
    access: 'anonymous',
    record: { of: 'found', mayRead: SHARED_CONTENTS },
    params: z.object({ ticket: secretSchema }),
    query: z.object({ lang: languageSchema }),
    success: fileSchema,
    sendsFile: true,
    problems: ['notFound', 'downloadUnderWay', 'temporarilyUnavailable'],
    cost: 'heavy',
    rateLimit: 10,
  }),
} as const;

export type RecordSharingApi = typeof endpoints;
