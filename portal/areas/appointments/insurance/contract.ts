import { z } from 'zod';
import { daySchema } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { LANGUAGES } from '#contract/language/language.ts';

/** Answers of insurers a minute for one caller: a form asks each once, and again when it is filled in again. */
export const ASKED_A_MINUTE = 20;

const permit = z.object({
  /** What is treated, and where: the insurer's words, in the asked language. */
  symptom: z.string(),
  bodyPart: z.string(),
  /** The last day of treatment that is compensated, `YYYY-MM-DD`. */
  validTo: z.string(),
  /** Tells a permit from another, and from itself once its content has changed. */
  contentHash: z.string(),
});

/** The insurer cannot be asked at the moment. The visit can be booked all the same, and paid by the patient. */
const failed = z.object({ type: z.literal('ERROR') });
/** Under 18, and no guardian acts for them: the insurer is not asked. */
const underage = z.object({ type: z.literal('underageCustomer') });

/**
 * What insurers say of the patient who books. `notFound`: the brand does not have this insurer, or the patient's record is
 * gone. Other states of an insurance (`UNDEFINED`, `NOT_ASKED`, `CANCELED`, `DENIED`) are the page's own: see
 * `areas/appointments/shared/insurance/insurance-states.ts`.
 */
export const endpoints = {
  'GET /api/insurance/pohjola-check/{date}': endpoint({
    summary: 'Whether Pohjola Vakuutus covers a visit of the patient on a day.',
    access: 'patient',
    needs: 'insurance',
    record: { mayRead: 'insurance' },
    params: z.object({ date: daySchema }),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('FOUND'), hasInsurance: z.literal(true) }),
      z.object({ type: z.literal('NOT_FOUND'), hasInsurance: z.literal(false) }),
      failed,
    ]),
    problems: ['notFound'],
    rateLimit: ASKED_A_MINUTE,
  }),
  'GET /api/insurance/lahitapiola-policy-check': endpoint({
    summary: 'Whether the patient has a policy at LähiTapiola; if so, its permits are asked for next.',
    access: 'patient',
    needs: 'lahitapiola-insurance-flow',
    record: { mayRead: 'insurance' },
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('INSURANCE_FOUND') }),
      z.object({ type: z.literal('INSURANCE_NOT_FOUND') }),
      underage,
      failed,
    ]),
    problems: ['notFound'],
    rateLimit: ASKED_A_MINUTE,
  }),
  'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}': endpoint({
    summary: 'What LähiTapiola pays to the clinic directly for the patient, in words of a language.',
    access: 'patient',
    needs: 'lahitapiola-insurance-flow',
    record: { mayRead: 'insurance' },
    params: z.object({ lang: z.enum(LANGUAGES) }),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('INSURANCE_FOUND_WITH_PERMITS'), permits: z.array(permit).min(1) }),
      z.object({ type: z.literal('INSURANCE_FOUND_NO_PERMITS') }),
      underage,
      failed,
    ]),
    problems: ['notFound'],
    rateLimit: ASKED_A_MINUTE,
  }),
  'POST /api/concepts': endpoint({
    summary:
      'Leaves the concept code of a reimbursement with the visit that has just been booked so: who pays it, and how.',
    access: 'patient',
    needs: 'insurance',
    record: { creates: 'concept' },
    asksRights: true,
    body: z.object({ code: z.string().min(1).max(20) }),
    success: z.object({
      type: z.enum([
        'success',
        'conceptNotFound',
        'conceptOnlineUpdateNotAllowed',
        'customerDeniedAccess',
        'customerNotFound',
        'unknownError',
      ]),
    }),
    refused: { type: 'unknownError' },
    rateLimit: ASKED_A_MINUTE,
  }),
} as const;

export type InsuranceApi = typeof endpoints;
