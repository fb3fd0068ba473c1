import { z } from 'zod';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { isEmail } from '#contract/values/email.ts';
import { LARGEST_SUM_CENTS } from './rules-guest.ts';

/** What somebody without a login may try a minute. Wrong tries are counted besides, and for longer. */
const GUESTS_A_MINUTE = 6;

/** Payments begun a minute by one caller: somebody who has changed their mind begins another. */
const BEGUN_A_MINUTE = 10;

const formSchema = z.object({
  /** The provider's sentence about its terms, with a link. */
  terms: z.string(),
  /** Each is a form that the browser itself posts: `parameters` to `url`. */
  providers: z.array(
    z.object({
      name: z.string(),
      id: z.string(),
      url: z.string(),
      svg: z.string(),
      parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
});
export type ProviderForm = z.infer<typeof formSchema>;

export const PAYMENT_FAILURES = [
  'cardDeclined',
  'cardExpired',
  'incorrectCvc',
  'insufficientFunds',
  'unableToProcess',
  'cancelled',
] as const;

/** A number as it is printed on an invoice. */
const invoiceNumberSchema = z.string().regex(/^[A-Za-z\d-]{1,30}$/);

const params = z.object({ payment: z.uuid() });
const cents = z.int().positive();
const statusSchema = z.enum(['new', 'pending', 'delayed', 'fail', 'ok']);

const refusals = {
  /** Of one of them, or of all. */
  invoiceNotFound: z.object({ type: z.literal('invoiceNotFound') }),
  invoiceAlreadyPaid: z.object({ type: z.literal('invoiceAlreadyPaid') }),
  /** The days of online payment are over, or never were: it is paid by bank transfer. */
  notPayableOnline: z.object({ type: z.literal('notPayableOnline') }),
  /** Another payment of it is being processed: a second one could pay it twice. */
  underWay: z.object({ type: z.literal('underWay') }),
  /** The invoice’s own system or the payment provider does not answer. Nobody has paid anything. */
  unavailable: z.object({ type: z.literal('unavailable') }),
};
/** The portal’s numbers of invoices, with commas between them. */
const referenceSchema = z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,9}$/);

/** Payments of invoices through the payment provider. Sums are in cents. */
export const endpoints = {
  'GET /api/payments/owed': endpoint({
    summary:
      'What is owed for some of the patient’s own invoices, and whether it can be paid online: by the portal’s numbers of them (`reference`), by the number on one (`invoiceNumber`), or by the appointment that they are for (`appointmentId`).',
    access: 'patient',
    record: { mayRead: 'payment' },
    query: localised.extend({
      reference: referenceSchema.optional(),
      invoiceNumber: invoiceNumberSchema.optional(),
      appointmentId: idSchema.optional(),
    }),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('owed'),
        reference: referenceSchema,
        sumCents: z.int(),
        invoices: z.array(
          z.object({
            id: z.int(),
            invoiceNumber: z.string(),
            sumCents: z.int(),
            dueDate: z.iso.date(),
            isOverdue: z.boolean(),
          }),
        ),
        /** A receipt needs somewhere to go. */
        hasEmail: z.boolean(),
      }),
      /** The appointment has no invoice yet: it comes after the visit. */
      z.object({ type: z.literal('notInvoicedYet') }),
      ...Object.values(refusals),
    ]),
    rateLimit: 30,
  }),
  'POST /api/payments/': endpoint({
    summary:
      'Begins a payment of one or more of the patient’s own invoices. The server says what is owed: another sum begins none.',
    access: 'patient',
    record: { creates: 'payment' },
    idempotent: true,
    query: localised.extend({
      /** A page of the portal where the payer goes on afterwards. */
      next: z.string().refine(isInternalPath).optional(),
    }),
    body: z.object({
      requestBody: z.object({
        /** What the patient has seen: another sum than the server’s is `invoiceSumNotValid`. */
        amount: cents,
        /** The receipt goes to the address that the server knows, whatever is sent here. */
        customer: z
          .object({ email: z.string().max(200) })
          .partial()
          .optional(),
        items: z
          .array(
            z.object({
              productCode: z.literal(''),
              unitPrice: cents,
              units: z.literal(1),
              vatPercentage: z.literal(0),
            }),
          )
          .length(1),
        language: z.enum(['FI', 'SV', 'EN']),
        reference: referenceSchema,
      }),
    }),
    success: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('success'),
        /** Names the payment in `GET /api/payments/{payment}`. */
        payment: z.uuid(),
        /** The provider’s own page with the same ways to pay. */
        href: z.string(),
        ...formSchema.shape,
      }),
      z.object({ type: z.literal('invoiceSumNotValid') }),
      z.object({ type: z.literal('emailRequired') }),
      ...Object.values(refusals),
    ]),
    rateLimit: BEGUN_A_MINUTE,
  }),
  'GET /api/payments/{payment}': endpoint({
    summary:
      'How one of the patient’s own payments stands, and while nobody has begun to pay, with what forms it is paid.',
    access: 'patient',
    record: { reads: 'payment' },
    params,
    success: z.object({
      status: statusSchema,
      /** Why it has failed, where the provider has said so. */
      failure: z.enum(PAYMENT_FAILURES).nullable(),
      sumCents: z.int(),
      invoices: z.array(
        z.object({ id: z.int(), invoiceNumber: z.string(), sumCents: z.int(), isPaid: z.boolean() }),
      ),
      form: formSchema.nullable(),
    }),
    problems: ['notFound'],
  }),
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

export type PaymentsApi = typeof endpoints;
