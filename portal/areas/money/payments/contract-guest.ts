import { z } from 'zod';
import { localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isEmail } from '#contract/values/email.ts';
import {
  cents,
  formSchema,
  invoiceNumberSchema,
  PAYMENT_FAILURES,
  params,
  refusals,
  statusSchema,
} from './contract-shared.ts';
import { LARGEST_SUM_CENTS } from './rules-guest.ts';

/** What somebody without a login may try a minute. Wrong tries are counted besides, and for longer. */
const GUESTS_A_MINUTE = 6;

/** Payments of an invoice by somebody who has not logged in, by what is printed on it. */
export const guestEndpoints = {
  'POST /api/anon/payments': endpoint({
    summary:
      'Begins a payment of somebody’s invoice by what is printed on it, its number and its sum, and tells nothing else of it.',
    access: 'anonymous',
    record: { of: 'found', creates: 'payment' },
    idempotent: true,
    query: localised,
    body: z.object({
      invoiceNumber: invoiceNumberSchema,
      sumCents: cents.max(LARGEST_SUM_CENTS),
      /** Where the receipt goes. */
      email: z.string().refine((text) => isEmail(text)),
    }),
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('success'), payment: z.uuid(), ...formSchema.shape }),
      /** The number or the sum is wrong, or the invoice cannot be paid online now: which of these is told to nobody. */
      z.object({ type: z.literal('notPayable') }),
      refusals.unavailable,
    ]),
    problems: ['tooManyRequests'],
    rateLimit: GUESTS_A_MINUTE,
  }),
  'GET /api/anon/payments/{payment}': endpoint({
    summary:
      'How a payment stands that somebody without a login has begun, and while it is new, with what forms it is paid.',
    access: 'anonymous',
    record: { of: 'found', reads: 'payment' },
    params,
    success: z.object({
      status: statusSchema,
      failure: z.enum(PAYMENT_FAILURES).nullable(),
      sumCents: z.int(),
      invoiceNumber: z.string(),
      form: formSchema.nullable(),
    }),
    problems: ['notFound'],
    rateLimit: 30,
  }),
} as const;
