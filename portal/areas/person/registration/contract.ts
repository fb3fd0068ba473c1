import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';

/** Lengths are the rules' business; these keep out what no form sends. */
const person = {
  firstNames: z.string().max(400),
  lastName: z.string().max(400),
  identityCode: z.string().max(40),
};

const address = {
  streetAddress: z.string().max(400),
  postalCode: z.string().max(100),
  postOffice: z.string().max(400),
};

const registerBody = z.object({
  ...person,
  emailAddress: z.string().max(400),
  phoneNumber: z.string().max(100),
  ...address,
  language: z.enum(LANGUAGES),
  /** The terms of use; a patient has accepted them before. */
  acceptsTerms: z.boolean(),
  /** The child whom a guardian registers beside themself, in a brand of children's. */
  child: z
    .object({
      ...person,
      /** Else the child's own address follows. */
      isGuardianHasSameAddress: z.boolean(),
      ...address,
    })
    .optional(),
});
export type RegisterBody = z.output<typeof registerBody>;

const registrationStart = z.object({
  /** The identified person: the form shows it and sends it back. */
  person: z.object({ firstNames: z.string(), lastName: z.string(), identityCode: z.string() }),
  /** What is kept of somebody who is a patient already, else null. What is not known is empty. */
  patient: z
    .object({
      emailAddress: z.string(),
      phoneNumber: z.string(),
      streetAddress: z.string(),
      postalCode: z.string(),
      postOffice: z.string(),
      language: z.enum(LANGUAGES),
    })
    .nullable(),
  /** A grown-up, in a brand of children's. */
  mayRegisterChild: z.boolean(),
});
export type RegistrationStart = z.infer<typeof registrationStart>;

/** Becoming a patient (REG-04). */
export const endpoints = {
  'GET /api/user/register': endpoint({
    summary: 'What a registration begins with: the strongly identified person, and what is known of them.',
    access: 'identified',
    record: { of: 'own', reads: 'patient' },
    concerns: 'session',
    success: registrationStart,
  }),
  'POST /api/user/register': endpoint({
    summary:
      'Registers the strongly identified person, and in a brand of children’s their child, as patients.',
    access: 'identified',
    record: { creates: 'patient' },
    concerns: 'session',
    query: localised,
    body: registerBody,
    idempotent: true,
    success: z.object({ type: z.enum(['success', 'userAlreadyExists', 'unknownError']) }),
    /** `temporarilyUnavailable`: the population register cannot be asked whose child it is. */
    problems: ['tooManyRequests', 'temporarilyUnavailable'],
    refused: { type: 'unknownError' },
  }),
} as const;

export type RegistrationApi = typeof endpoints;
