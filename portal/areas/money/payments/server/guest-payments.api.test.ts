import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import {
  sourceInvoice,
  type TestInvoicing,
  testInvoicing,
} from '#outside/invoicing/client/test-invoicing.ts';
import type { PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import { type TestPayment, type TestPaytrail, testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { endpoints } from '../contract.ts';
import { applyStatus } from './apply-status.ts';
import { createPaymentsService } from './feature.ts';
import { TRIES_OF_NUMBER, WRONG_OF_PAYER } from './guest-limits.ts';

const BEGIN = 'POST /api/anon/payments';
const SHOW = 'GET /api/anon/payments/{payment}';
const SUM = 153_70;
const NOT_PAYABLE = { body: { type: 'notPayable' } };
const TOO_MANY = { problem: 'tooManyRequests' };

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let paytrail: TestPaytrail;
let invoicing: TestInvoicing;
let invoiceNumber: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());
beforeEach(async () => {
  paytrail = testPaytrail();
  invoicing = testInvoicing();
  invoiceNumber = randomUUID().slice(0, 13);
  invoicing.has.CustomerInvoice = [sourceInvoice({ key: invoiceNumber, invoiceNumber })];
  call = callerOf(db, createPaymentsService({ paytrail, invoicing, refusalStepMs: 0 }));
  await db.owner.deleteFrom('attempts').execute();
});

const begin = (changes: object = {}, request: object = {}) =>
  call(
    BEGIN,
    { body: { invoiceNumber, sumCents: SUM, email: 'maksaja@example.com', ...changes } },
    { idempotencyKey: randomUUID(), ...request },
  );
const begun = async (): Promise<TestPayment> => {
  expect(await begin()).toMatchObject({ body: { type: 'success' } });
  return paytrail.payments.at(-1) as TestPayment;
};
const tell = (payment: TestPayment, status: PaymentStatus) => {
  const told = paytrail.readReturn('kaari', paytrail.returned(payment, status));
  if (!told) throw new Error('The provider has not signed it');
  return applyStatus({ ...db, now: TEST_NOW, requestId: null }, told, 'callback', 'kaari');
};
const show = (payment: string) => call(SHOW, { params: { payment } });

describe('somebody who has an invoice before them', () => {
  test('pays it, and is told nothing of it but what they have typed', async () => {
    const outcome = await begin();
    expect(outcome).toMatchObject({ body: { type: 'success', providers: [{ id: 'bank' }] } });
    const text = JSON.stringify(outcome);
    for (const secret of ['Ranneside', 'Aino', 'Virtanen', '140385', 'Fleminginkatu'])
      expect(text).not.toContain(secret);
    const [payment] = paytrail.payments as [TestPayment];
    expect(payment).toMatchObject({
      amountCents: SUM,
      email: 'maksaja@example.com',
      reference: invoiceNumber,
    });
    expect(await show(payment.stamp)).toMatchObject({
      body: { status: 'new', sumCents: SUM, invoiceNumber, form: { providers: [{ id: 'bank' }] } },
    });
    await tell(payment, 'ok');
    const paid = { status: 'ok', failure: null, sumCents: SUM, invoiceNumber, form: null };
    expect(await show(payment.stamp)).toEqual({ body: paid });
  });

  test('leaves a line in the log of the patient, who sees the payment, and gets the receipt', async () => {
    const payment = await begun();
    const entries = db.owner
      .selectFrom('access_log')
      .select(['patient_id', 'actor_kind', 'action', 'record_kind'])
      .where('record_id', '=', payment.stamp);
    expect(await entries.execute()).toEqual([
      { patient_id: aino, actor_kind: 'anonymous', action: 'create', record_kind: 'payment' },
    ]);
    await tell(payment, 'ok');
    const own = 'GET /api/payments/{payment}';
    expect(
      await call(own, { params: { payment: payment.stamp } }, { session: signedIn(aino) }),
    ).toMatchObject({
      body: { status: 'ok' },
    });
    const message = await db.owner
      .selectFrom('messages')
      .select(['template', 'recipient'])
      .where('id', '=', payment.stamp)
      .executeTakeFirstOrThrow();
    expect(db.vault.open('messages.recipient', message.recipient as never)).toBe('maksaja@example.com');
  });

  test('who presses twice, or once more after a lost answer, has begun one', async () => {
    const idempotencyKey = randomUUID();
    const press = () => begin({}, { idempotencyKey });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second).toEqual(first);
    expect(await press()).toEqual(first);
    expect(paytrail.payments).toHaveLength(1);
    expect(await begin({ email: 'toinen@example.com' }, { idempotencyKey })).toEqual({
      problem: 'idempotencyKeyReused',
    });
    await db.owner.deleteFrom('idempotency_keys').execute();
    expect(await press()).toEqual({ body: { type: 'unavailable' } });
  });

  test.each([
    ['the provider', () => Object.assign(paytrail, { isDown: true })],
    ['a source that may have it', () => Object.assign(invoicing, { down: ['CustomerInvoice'] })],
  ])('is told that %s does not answer', async (_, fail) => {
    fail();
    expect(await begin()).toEqual({ body: { type: 'unavailable' } });
  });

  test('needs a number, a sum and an e-mail address that can be such', async () => {
    for (const wrong of [
      { invoiceNumber: '1;drop' },
      { sumCents: 0 },
      { sumCents: 1.5 },
      { sumCents: 1e12 },
      { email: 'nobody' },
    ])
      expect(await begin(wrong)).toMatchObject({ problem: 'invalidFields' });
  });
});

describe('who guesses', () => {
  const of = (changes: object) => {
    invoicing.has.CustomerInvoice = [sourceInvoice({ key: invoiceNumber, invoiceNumber, ...changes })];
  };
  const another = () => Object.assign(invoicing, { owner: '131052-308T' });
  test.each<[string, object, () => unknown]>([
    ['a wrong number', { invoiceNumber: '999' }, () => {}],
    ['a wrong sum', { sumCents: SUM + 1 }, () => {}],
    ['a paid invoice', {}, () => of({ status: 'paid', transfer: null })],
    ['one that is not paid online', {}, () => of({ canBePaidOnline: false })],
    ['one whose days of online payment are over', {}, () => of({ payableOnlineUntil: '2026-03-01' })],
    ['one of somebody who is no patient here', {}, another],
    ['one for which a payment is under way', {}, async () => tell(await begun(), 'pending')],
    ['one that somebody has paid here', {}, async () => tell(await begun(), 'ok')],
  ])('%s is told the same as for every other', async (_, asked, arrange) => {
    await arrange();
    const before = paytrail.payments.length;
    expect(await begin(asked)).toEqual(NOT_PAYABLE);
    expect(paytrail.payments).toHaveLength(before);
  });

  test('cannot tell by the time that an answer takes why it is refused', async () => {
    const slow = callerOf(db, createPaymentsService({ paytrail, invoicing }));
    // Only an invoice that fits is asked for once more.
    const { find } = invoicing.CustomerInvoice;
    Object.assign(invoicing.CustomerInvoice, {
      find: (...asked: Parameters<typeof find>) => sleep(100).then(() => find(...asked)),
    });
    const paid = () => of({ status: 'paid', transfer: null });
    const kinds: readonly [object, () => unknown][] = [
      [{ invoiceNumber: 'unknown' }, () => of({})],
      [{ sumCents: SUM + 1 }, () => of({})],
      [{}, paid],
    ];
    const times: number[][] = kinds.map(() => []);
    for (let round = 0; round < 3; round++) {
      for (const [nth, [asked, arrange]] of kinds.entries()) {
        arrange();
        const body = { invoiceNumber, sumCents: SUM, email: 'maksaja@example.com', ...asked };
        const began = performance.now();
        expect(await slow(BEGIN, { body }, { idempotencyKey: randomUUID() })).toEqual(NOT_PAYABLE);
        times[nth]?.push(performance.now() - began);
      }
    }
    const medians = times.map((each) => each.sort((one, other) => one - other)[1] ?? 0);
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.1);
  });

  test('is stopped by whatever they have guessed, also by one that fits and cannot be paid', async () => {
    of({ status: 'paid', transfer: null });
    for (let times = 0; times < WRONG_OF_PAYER - 1; times++)
      expect(await begin({ invoiceNumber: `guess-${times}` })).toEqual(NOT_PAYABLE);
    expect(await begin()).toEqual(NOT_PAYABLE);
    expect(await begin({ invoiceNumber: 'another' })).toMatchObject(TOO_MANY);
  });

  test('learns no more while a source is away: what fits and cannot be paid is answered as what does not fit', async () => {
    of({ status: 'paid', transfer: null });
    invoicing.down = ['NetsuiteInvoice'];
    const unavailable = { body: { type: 'unavailable' } };
    for (const asked of [{}, { sumCents: SUM + 1 }, { invoiceNumber: '999' }])
      expect(await begin(asked)).toEqual(unavailable);
    of({});
    expect(await begin()).toMatchObject({ body: { type: 'success' } });
  });

  test('the sum of a number is stopped after so many, even with the right one, and whether or not there is one', async () => {
    for (const number of [invoiceNumber, '999']) {
      for (let times = 0; times < TRIES_OF_NUMBER; times++) {
        const outcome = await begin(
          { invoiceNumber: number, sumCents: 1 + times },
          { address: `10.0.${times}.1` },
        );
        expect(outcome).toEqual(NOT_PAYABLE);
      }
      expect(await begin({ invoiceNumber: number }, { address: '10.9.9.9' })).toMatchObject(TOO_MANY);
      const spelt = number.replaceAll('-', '').toUpperCase();
      expect(await begin({ invoiceNumber: spelt }, { address: '10.9.9.8' })).toMatchObject(TOO_MANY);
    }
  });

  test('numbers for a sum is stopped after so many wrong ones', async () => {
    for (let times = 0; times < WRONG_OF_PAYER; times++)
      expect(await begin({ invoiceNumber: `guess-${times}` })).toEqual(NOT_PAYABLE);
    expect(await begin()).toMatchObject(TOO_MANY);
    // Somebody elsewhere pays on.
    expect(await begin({}, { address: '10.1.1.1' })).toMatchObject({ body: { type: 'success' } });
  });

  test('the name of a payment is told nothing, nor is who knows that of a patient’s own', async () => {
    const gone = { problem: 'notFound' };
    expect(await show(randomUUID())).toEqual(gone);
    const payment = await begun();
    await db.owner
      .updateTable('payments')
      .set({ is_guest: false })
      .where('stamp', '=', payment.stamp)
      .execute();
    expect(await show(payment.stamp)).toEqual(gone);
  });
});

test.each([
  [BEGIN, { body: { invoiceNumber: '1', sumCents: 1, email: 'a@example.com' } }],
  [SHOW, { params: { payment: randomUUID() } }],
] as const)('%s is answered to one caller so many times a minute', async (key, input) => {
  const caller = { allowance: countedAllowance(), idempotencyKey: randomUUID() };
  for (let times = 0; times < (endpoints[key].rateLimit ?? 0); times++)
    expect(await call(key, input, caller)).not.toMatchObject(TOO_MANY);
  expect(await call(key, input, caller)).toMatchObject(TOO_MANY);
});
