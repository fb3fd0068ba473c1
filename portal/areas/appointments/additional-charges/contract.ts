import { z } from 'zod';
import { CHARGE_REASONS } from '#areas/appointments/shared/additional-charges/charge-content.ts';
import { idSchema, localised } from '#contract/calls/api-input.ts';
import { endpoint } from '#contract/calls/endpoint.ts';

/** A proposed charge in the language of the request. Sums are in cents, VAT included. */
const chargeSchema = z.object({
  /** Names what is approved: another proposal has another. */
  contentHash: z.string(),
  reason: z.enum(CHARGE_REASONS),
  rows: z.array(z.object({ name: z.string(), cents: z.int(), vatPercentage: z.number() })),
  sumCents: z.int(),
  proposedBy: z.object({ name: z.string(), title: z.string() }),
  proposedAt: z.iso.datetime(),
  /** Until when it can be answered. */
  expiresAt: z.iso.datetime(),
});
export type Charge = z.infer<typeof chargeSchema>;

const answered = {
  charge: chargeSchema,
  answeredAt: z.iso.datetime(),
  /** `you`: the reader; `guardian`: another guardian, or a guardian of the reader. */
  answeredBy: z.enum(['you', 'guardian', 'patient']),
};

const shownSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), charge: chargeSchema }),
  z.object({ type: z.literal('approved'), ...answered }),
  z.object({ type: z.literal('declined'), ...answered }),
  /** Nobody has answered in time. */
  z.object({ type: z.literal('expired'), charge: chargeSchema }),
  /** The clinic has taken it back, or the appointment was cancelled. */
  z.object({ type: z.literal('withdrawn') }),
  /** The reader is not of age: their guardian agrees to it with the clinic. */
  z.object({ type: z.literal('guardianNeeded') }),
  z.object({ type: z.literal('nothing') }),
]);

const params = z.object({ id: idSchema });

/** What a clinic proposes to charge on top of an appointment, and the patient's answer. */
export const endpoints = {
  'GET /api/appointments/{id}/additional-charge': endpoint({
    summary:
      'What the clinic proposes to charge for the patient’s own appointment, and what has become of it.',
    access: 'patient',
    record: { reads: 'appointment' },
    params,
    query: localised,
    success: z.object({
      /** When the appointment begins. */
      startDate: z.iso.datetime(),
      state: shownSchema,
    }),
    problems: ['notFound'],
  }),
  'POST /api/appointments/{id}/additional-charge': endpoint({
    summary:
      'Approves or declines what is proposed. Nothing is paid by it: what is approved is added to the invoice.',
    access: 'patient',
    record: { mayRead: 'appointment', changes: 'appointment' },
    params,
    query: localised,
    body: z.object({
      answer: z.enum(['approve', 'decline']),
      /** Of the proposal that the patient has seen. */
      contentHash: z.string().max(100),
      /** An approval is a binding agreement. */
      acceptsBinding: z.boolean(),
    }),
    idempotent: true,
    success: z.discriminatedUnion('type', [
      z.object({ type: z.literal('approved') }),
      z.object({ type: z.literal('declined') }),
      /** An approval without `acceptsBinding`. */
      z.object({ type: z.literal('bindingRequired') }),
      /** Another proposal has taken the place of the one that the patient has seen. */
      z.object({ type: z.literal('changed') }),
      /** It was answered otherwise, here or by another guardian. */
      z.object({ type: z.literal('alreadyAnswered') }),
      z.object({ type: z.literal('expired') }),
      z.object({ type: z.literal('withdrawn') }),
      z.object({ type: z.literal('guardianNeeded') }),
      z.object({ type: z.literal('nothing') }),
      z.object({ type: z.literal('appointmentNotFound') }),
      z.object({ type: z.literal('unknownError') }),
    ]),
    refused: { type: 'unknownError' },
  }),
} as const;

export type AdditionalChargesApi = typeof endpoints;
