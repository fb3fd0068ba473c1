import { z } from 'zod';
import { childDueSchema } from '#areas/person/shared/guardianship/child-due.ts';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

const childSchema = z.object({
  /** Names the child to this API; nothing else knows it. */
  id: z.string(),
  firstNames: z.string(),
  lastName: z.string(),
  /** The colour of the child's picture, from 0 to 5: another for each of the guardian's children, up to six. */
  tint: z.number().int(),
  /** Whole years. */
  age: z.number().int(),
  /** `tooOld`: acts for themself; `notAPatient`: is registered first. */
  status: z.enum(['available', 'tooOld', 'notAPatient']),
  /** The guardian acts for this one now. */
  isCurrent: z.boolean(),
  /** Of one who is not a patient yet, for the form that registers them; null for everybody else. */
  identityCode: z.string().nullable(),
  otherGuardians: z.array(z.object({ firstNames: z.string(), lastName: z.string() })),
});
export type GuardedChild = z.infer<typeof childSchema>;

const familyChildSchema = childSchema
  .omit({ identityCode: true, otherGuardians: true })
  /** Null: the guardian does not act for this one. */
  .extend({ due: childDueSchema.nullable() });
export type FamilyChild = z.infer<typeof familyChildSchema>;

/** Acting for a child, in a brand that has it; elsewhere these calls are not found. */
export const endpoints = {
  'GET /api/guardianship/children': endpoint({
    summary: 'The children whose guardian the signed-in person is, as the population register says now.',
    access: 'identified',
    record: { none: 'the population register’s word; no record is opened' },
    concerns: 'session',
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), children: z.array(childSchema) }),
      /** The register cannot be asked at the moment; asking again may help. */
      z.object({ type: z.literal('unavailable') }),
    ]),
    problems: ['notFound'],
  }),
  'GET /api/guardianship/family': endpoint({
    summary:
      'What is due for each child for whom the signed-in person may act, as the population register says now.',
    access: 'identified',
    record: {
      none: 'each look at a child’s record is noted in that child’s log, by the calls that it is made of',
    },
    concerns: 'session',
    query: localised,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), children: z.array(familyChildSchema) }),
      /** The register cannot be asked at the moment; asking again may help. */
      z.object({ type: z.literal('unavailable') }),
    ]),
    problems: ['notFound'],
    rateLimit: 30,
  }),
  'POST /api/guardianship/act-for': endpoint({
    summary: 'Goes on in the scope of a child, once the population register agrees, or in one’s own.',
    access: 'identified',
    record: { none: 'chooses whose record is opened next; each opening is noted' },
    concerns: 'session',
    /** Null: one's own matters. */
    body: z.object({ child: z.string().max(50).nullable() }),
    success: z.object({ type: z.enum(['success', 'disallowed', 'tooOld', 'notAPatient', 'unavailable']) }),
    problems: ['notFound'],
  }),
} as const;

export type GuardianshipApi = typeof endpoints;
