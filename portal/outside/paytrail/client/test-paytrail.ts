import { randomUUID } from 'node:crypto';
import { brandOf, eachBrand } from '#brands/registry.ts';
import { SystemError } from '../../calls/system-error.ts';
import {
  createPaytrail,
  type NewPayment,
  type PaymentStatus,
  type Paytrail,
  type Refund,
} from './paytrail.ts';
import { type Fields, signatureOf } from './signature.ts';

const SECRET = 'test';

/** A payment that the provider of the tests has. */
export interface TestPayment extends NewPayment {
  readonly transactionId: string;
  status: PaymentStatus;
}

/** A payment provider that answers what a test sets. */
export interface TestPaytrail extends Paytrail {
  readonly payments: TestPayment[];
  readonly refunds: Refund[];
  isDown: boolean;
  refundAnswer: 'ok' | 'pending' | 'fail';
  /** With what headers it sends a text. */
  sent(text: string): Record<string, string>;
  /** What it sends along with how a payment or a refund stands, signed. */
  returned(
    told: Pick<TestPayment, 'stamp' | 'reference' | 'amountCents' | 'transactionId'>,
    status: PaymentStatus,
    changes?: Fields,
  ): Record<string, string>;
}

export function testPaytrail(): TestPaytrail {
  const { readReturn, isOwn } = createPaytrail(
    {
      url: 'http://provider.example',
      merchants: eachBrand((id) => ({ id: brandOf(id).payment.merchantId, secret: SECRET })),
    },
    () => new Date(0),
  );
  const orDown = () => {
    if (paytrail.isDown) throw new SystemError('The provider of the tests', 'down', false);
  };
  const paytrail: TestPaytrail = {
    payments: [],
    refunds: [],
    isDown: false,
    refundAnswer: 'ok',
    async create(_brand, payment) {
      orDown();
      const transactionId = randomUUID();
      paytrail.payments.push({ ...payment, transactionId, status: 'new' });
      return {
        transactionId,
        href: `https://provider.example/pay/${transactionId}`,
        terms: 'You accept the <a href="https://provider.example/terms">terms</a>',
        providers: [
          {
            id: 'bank',
            name: 'Bank',
            url: 'https://bank.example/pay',
            svg: 'https://provider.example/bank.svg',
            group: 'bank',
            parameters: [{ name: 'transaction', value: transactionId }],
          },
        ],
      };
    },
    async ask(_brand, transactionId) {
      orDown();
      const payment = paytrail.payments.find((each) => each.transactionId === transactionId);
      if (!payment) throw new SystemError('The provider of the tests', 'status 404', true);
      const { status, stamp, reference, amountCents: amount } = payment;
      return { transactionId, status, amount, currency: 'EUR', stamp, reference, provider: 'bank' };
    },
    async refund(_brand, refund) {
      orDown();
      paytrail.refunds.push(refund);
      return { transactionId: `refund-${refund.stamp}`, status: paytrail.refundAnswer };
    },
    async settlements() {
      orDown();
      return [];
    },
    async requestReport() {
      orDown();
    },
    isOwn,
    readReturn,
    sent(text) {
      const fields = {
        'checkout-account': brandOf('kaari').payment.merchantId,
        'checkout-algorithm': 'sha256',
      };
      return { ...fields, signature: signatureOf(SECRET, 'sha256', fields, text) };
    },
    returned({ stamp, reference, amountCents, transactionId }, status, changes = {}) {
      const fields = {
        'checkout-account': brandOf('kaari').payment.merchantId,
        'checkout-algorithm': 'sha256',
        'checkout-amount': String(amountCents),
        'checkout-stamp': stamp,
        'checkout-reference': reference,
        'checkout-transaction-id': transactionId,
        'checkout-status': status,
        'checkout-provider': 'bank',
        ...changes,
      };
      return { ...fields, signature: signatureOf(SECRET, 'sha256', fields) };
    },
  };
  return paytrail;
}
