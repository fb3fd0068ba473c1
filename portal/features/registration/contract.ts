import { z } from 'zod';
import { languageSchema } from '#contract/api-input.ts';
import { endpoint } from '#contract/endpoint.ts';
import { LANGUAGES } from '#contract/language.ts';

/** Lengths are the rules' business; these keep out what no form sends. */
const person = {
  firstNames: z.string().max(400),
  lastName: z.string().max(400),
  identityCode: z.string().max(40),
};

const registerBody = z.object({
  ...person,
  emailAddress: z.string().max(400),
  phoneNumber: z.string().max(100),
  streetAddress: z.string().max(400),
  postalCode: z.string().max(100),
  postOffice: z.string().max(400),
  language: z.enum(LANGUAGES),
  /** The child whom a guardian registers beside themself, in a brand of children's. */
  child: z.object(person).optional(),
});
export type RegisterBody = z.output<typeof registerBody>;

/** Becoming a patient (specification section 7). */
export const endpoints = {
  'POST /api/user/register': endpoint({
    summary:
      'Registers the strongly identified person, and in a brand of children’s their child, as patients.',
    access: 'identified',
    concerns: 'session',
    query: z.object({ lang: languageSchema }),
    body: registerBody,
    idempotent: true,
    success: z.object({ type: z.enum(['success', 'userAlreadyExists', 'unknownError']) }),
    problems: ['tooManyRequests'],
  }),
} as const;

export type RegistrationApi = typeof endpoints;
