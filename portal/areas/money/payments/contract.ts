import { z } from 'zod';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { isInternalPath } from '#contract/routes/internal-path.ts';
import { guestEndpoints } from './contract-guest.ts';
import {
  cents,
  formSchema,
  invoiceNumberSchema,
  PAYMENT_FAILURES,
  params,
  refusals,
  statusSchema,
} from './contract-shared.ts';

/** Payments begun a minute by one caller: somebody who has changed their mind begins another. */
const BEGUN_A_MINUTE = 10;

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
  ...guestEndpoints,
} as const;

export type PaymentsApi = typeof endpoints;
