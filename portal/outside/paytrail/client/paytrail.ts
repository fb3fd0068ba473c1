import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { createSystemCalls, type Proof, type ReachSettings } from '../../calls/system-calls.ts';
import { type Fields, isSigned, signatureOf } from './signature.ts';

/** What a brand is at the provider: its number, and the secret that both sign with. */
export interface Merchant {
  readonly id: string;
  readonly secret: string;
}

export interface PaytrailSettings extends ReachSettings {
  readonly merchants: Readonly<Record<BrandId, Merchant>>;
}

/** How a payment stands; `new`: nobody has begun to pay. */
export const STATUSES = ['new', 'pending', 'delayed', 'fail', 'ok'] as const;
const statusSchema = z.enum(STATUSES);
export type PaymentStatus = z.infer<typeof statusSchema>;

/** A way to pay: a form that the payer's own browser posts. */
const providerSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  svg: z.url({ protocol: /^https?$/ }),
  group: z.enum(['mobile', 'bank', 'creditcard', 'credit']),
  parameters: z.array(z.object({ name: z.string(), value: z.string() })),
});

const createdSchema = z.object({
  transactionId: z.string().min(1),
  href: z.url({ protocol: /^https?$/ }),
  terms: z.string(),
  providers: z.array(providerSchema).min(1),
});
export type CreatedPayment = z.infer<typeof createdSchema>;

const paymentSchema = z.object({
  transactionId: z.string(),
  status: statusSchema,
  amount: z.int(),
  currency: z.literal('EUR'),
  stamp: z.string(),
  reference: z.string(),
  provider: z.string().nullish(),
});
/** What the provider says of a payment when it is asked. */
export type AskedPayment = z.infer<typeof paymentSchema>;

const refundedSchema = z.object({
  /** The provider's name of the refund, which is a transaction of its own. */
  transactionId: z.string().min(1),
  /** `pending`: a callback tells later how it has ended. */
  status: z.enum(['ok', 'pending', 'fail']),
  provider: z.string(),
});
const settlementsSchema = z.array(z.object({ id: z.int(), settledAt: z.iso.date().nullish() }));
/** What the provider has handed over at once. */
export type Settlement = z.infer<typeof settlementsSchema>[number];

export type RefundAnswer = Pick<z.infer<typeof refundedSchema>, 'transactionId' | 'status'>;

/** Why a payment has failed, where the provider says so. */
export const FAILURE_REASONS = [
  'cardDeclined',
  'cardExpired',
  'incorrectCvc',
  'insufficientFunds',
  'unableToProcess',
  'cancelled',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const returnSchema = z.object({
  'checkout-account': z.string(),
  'checkout-amount': z.string().regex(/^\d{1,8}$/),
  'checkout-stamp': z.string().max(200),
  'checkout-reference': z.string().max(200),
  'checkout-transaction-id': z.string().min(1).max(200),
  'checkout-status': z.enum(['pending', 'delayed', 'fail', 'ok']),
  'checkout-provider': z.string().max(100).optional(),
  // Not in the public description: what the merchant's agreement may add. A reason that nobody knows is none.
  'checkout-failure-reason': z.enum(FAILURE_REASONS).optional().catch(undefined),
});

/** What a browser or the provider itself brings back: signed, and so the provider's word. */
export interface PaymentReturn {
  readonly stamp: string;
  readonly transactionId: string;
  readonly status: Exclude<PaymentStatus, 'new'>;
  readonly amountCents: number;
  readonly provider: string | null;
  readonly reason: FailureReason | null;
}

export interface NewPayment {
  /** The portal's own name of the payment. */
  readonly stamp: string;
  /** What the payer and the clinic know it by. */
  readonly reference: string;
  readonly amountCents: number;
  readonly language: Language;
  readonly email: string;
  readonly redirectUrl: string;
  readonly callbackUrl: string;
}

export interface Refund {
  readonly transactionId: string;
  readonly amountCents: number;
  /** The portal's own name of the refund. */
  readonly stamp: string;
  readonly reference: string;
  readonly email: string | null;
  readonly callbackUrl: string;
}

/** What a report of a settlement tells of each payment: no names, and nothing of what was paid for. */
const REPORT_FIELDS = ['stamp', 'amount', 'paymentMethodFee', 'settlementId'];

/** The payment provider, as far as its contract (`openapi.yaml`) goes. What asks it rejects with a `SystemError` when it fails. */
export interface Paytrail {
  /** Begins a payment; there is no asking again: each would be another. */
  create(brand: BrandId, payment: NewPayment): Promise<CreatedPayment>;
  ask(brand: BrandId, transactionId: string): Promise<AskedPayment>;
  refund(brand: BrandId, refund: Refund): Promise<RefundAnswer>;
  /** What has been settled since a day, `YYYY-MM-DD`; at most 100, the newest first. */
  settlements(brand: BrandId, since: string): Promise<readonly Settlement[]>;
  /** Has the report of a settlement sent to an address, as CSV; it comes by itself, later. */
  requestReport(brand: BrandId, settlement: number, callbackUrl: string): Promise<void>;
  /** Whether something that was sent to the portal is the provider's, for a brand's account. */
  isOwn(brand: BrandId, headers: Fields, text: string): boolean;
  /** What an address carries that the provider has made for a brand's account, about a payment or a refund; null where it has not, or for another's account. */
  readReturn(brand: BrandId, query: Fields): PaymentReturn | null;
}

const NAME = 'Paytrail';
const ALGORITHM = 'sha512';

/** @param now the moment that requests carry */
export function createPaytrail(settings: PaytrailSettings, now: () => Date): Paytrail {
  const call = createSystemCalls(NAME, settings);
  const { merchants } = settings;
  return {
    create(brand, { stamp, reference, amountCents, language, email, redirectUrl, callbackUrl }) {
      return call({
        path: '/payments',
        person: stamp,
        proof: proofOf(merchants[brand], now),
        body: {
          stamp,
          reference,
          amount: amountCents,
          currency: 'EUR',
          language: language.toUpperCase(),
          // What was treated is nobody's business there: one row, without a name.
          items: [{ unitPrice: amountCents, units: 1, vatPercentage: 0, productCode: '' }],
          customer: { email },
          redirectUrls: { success: redirectUrl, cancel: redirectUrl },
          callbackUrls: { success: callbackUrl, cancel: callbackUrl },
        },
        answer: createdSchema,
        success: 201,
        isRepeatable: false,
      });
    },
    ask(brand, transactionId) {
      return call({
        method: 'GET',
        path: `/payments/${encodeURIComponent(transactionId)}`,
        person: transactionId,
        proof: proofOf(merchants[brand], now, transactionId),
        answer: paymentSchema,
        isRepeatable: true,
      });
    },
    refund(brand, { transactionId, amountCents, stamp, reference, email, callbackUrl }) {
      return call({
        path: `/payments/${encodeURIComponent(transactionId)}/refund`,
        person: transactionId,
        proof: proofOf(merchants[brand], now, transactionId),
        body: {
          amount: amountCents,
          ...(email !== null && { email }),
          refundStamp: stamp,
          refundReference: reference,
          callbackUrls: { success: callbackUrl, cancel: callbackUrl },
        },
        answer: refundedSchema,
        success: 201,
        isRepeatable: false,
      });
    },
    settlements(brand, since) {
      return call({
        method: 'GET',
        path: `/settlements?${new URLSearchParams({ startDate: since })}`,
        person: merchants[brand].id,
        proof: proofOf(merchants[brand], now),
        answer: settlementsSchema,
        isRepeatable: true,
      });
    },
    async requestReport(brand, settlement, callbackUrl) {
      await call({
        path: `/settlements/${settlement}/payments/report`,
        person: merchants[brand].id,
        proof: proofOf(merchants[brand], now),
        body: { requestType: 'csv', callbackUrl, reportFields: REPORT_FIELDS },
        answer: z.unknown(),
        isRepeatable: true,
      });
    },
    isOwn(brand, headers, text) {
      const { id, secret } = merchants[brand];
      return headers['checkout-account'] === id && isSigned(secret, headers, text);
    },
    readReturn(brand, query) {
      const { id, secret } = merchants[brand];
      if (!isSigned(secret, query)) return null;
      const { data } = returnSchema.safeParse(query);
      if (!data || data['checkout-account'] !== id) return null;
      return {
        stamp: data['checkout-stamp'],
        transactionId: data['checkout-transaction-id'],
        status: data['checkout-status'],
        amountCents: Number(data['checkout-amount']),
        provider: data['checkout-provider'] || null,
        reason: data['checkout-failure-reason'] ?? null,
      };
    },
  };
}

/** Signs a request, and takes only answers that are signed, too. */
function proofOf({ id, secret }: Merchant, now: () => Date, transactionId?: string): Proof {
  return {
    headers(method, text) {
      const fields = {
        'checkout-account': id,
        'checkout-algorithm': ALGORITHM,
        'checkout-method': method,
        'checkout-nonce': randomUUID(),
        'checkout-timestamp': now().toISOString(),
        ...(transactionId !== undefined && { 'checkout-transaction-id': transactionId }),
      };
      return {
        ...fields,
        ...(text !== '' && { 'content-type': 'application/json; charset=utf-8' }),
        'platform-name': 'patient-portal',
        signature: signatureOf(secret, ALGORITHM, fields, text),
      };
    },
    accepts: ({ headers, text }) => headers['checkout-account'] === id && isSigned(secret, headers, text),
  };
}
