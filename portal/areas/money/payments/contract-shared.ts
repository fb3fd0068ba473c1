import { z } from 'zod';

/** The forms by which a payment is paid at the provider, also by those without a login. */
export const formSchema = z.object({
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

/** Why the provider says that a payment has failed. */
export const PAYMENT_FAILURES = [
  'cardDeclined',
  'cardExpired',
  'incorrectCvc',
  'insufficientFunds',
  'unableToProcess',
  'cancelled',
] as const;

/** A number as it is printed on an invoice. */
export const invoiceNumberSchema = z.string().regex(/^[A-Za-z\d-]{1,30}$/);

/** Of what is asked about one payment. */
export const params = z.object({ payment: z.uuid() });
/** A sum that somebody pays. */
export const cents = z.int().positive();
/** How a payment stands, in the provider’s words. */
export const statusSchema = z.enum(['new', 'pending', 'delayed', 'fail', 'ok']);

/** Why no payment begins. */
export const refusals = {
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
