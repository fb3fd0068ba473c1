import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { listInvoices } from '#areas/money/shared/invoices/server/invoices.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { createBulkhead } from '#outside/calls/bulkhead.ts';
import { SystemError } from '#outside/calls/system-error.ts';
import {
  sourceInvoice,
  type TestInvoicing,
  testInvoicing,
} from '#outside/invoicing/client/test-invoicing.ts';
import type { PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import { type TestPayment, type TestPaytrail, testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { actingFor } from '#platform/test-context.ts';
import { endpoints } from '../contract.ts';
import { applyStatus } from './apply-status.ts';
import { askPayment } from './ask-payment.ts';
import { createPaymentsService } from './feature.ts';
import { ASK_PAYMENT } from './jobs.ts';
import { markInvoices } from './mark-invoices.ts';

const BEGIN = 'POST /api/payments/';
const SHOW = 'GET /api/payments/{payment}';
const SUM = 153_70;
const DAY_BEFORE = addDays(helsinkiDay(TEST_NOW), -1);

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
let paytrail: TestPaytrail;
let invoicing: TestInvoicing;
/** The portal's number of the invoice. */
let invoice: number;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());
beforeEach(async () => {
  paytrail = testPaytrail();
  invoicing = testInvoicing();
  const key = randomUUID();
  invoicing.has.CustomerInvoice = [sourceInvoice({ key })];
  call = callerOf(db, createPaymentsService({ paytrail, invoicing }));
  invoice = await numberOf(key);
});

/** The portal's number of an invoice by what its source calls it. */
async function numberOf(key: string): Promise<number> {
  await listInvoices({ ...db, invoicing, now: TEST_NOW, report: () => {} }, aino);
  const row = await db.owner
    .selectFrom('invoice_numbers')
    .select('id')
    .where('source_key', '=', key)
    .where('patient_id', '=', aino)
    .executeTakeFirstOrThrow();
  return row.id;
}

const begin = (
  { amount = SUM, reference = String(invoice) } = {},
  session: Partial<Session> = signedIn(aino),
  request = {},
) =>
  call(
    BEGIN,
    {
      body: {
        requestBody: {
          amount,
          items: [{ productCode: '', unitPrice: amount, units: 1, vatPercentage: 0 }],
          language: 'FI',
          reference,
        },
      },
    },
    { session, idempotencyKey: randomUUID(), ...request },
  );
const begun = async (): Promise<TestPayment> => {
  expect(await begin()).toMatchObject({ body: { type: 'success' } });
  return paytrail.payments.at(-1) as TestPayment;
};
const parts = () => ({ ...db, now: TEST_NOW, requestId: null });
const tell = (payment: TestPayment, status: PaymentStatus, changes = {}) => {
  const told = paytrail.readReturn('kaari', paytrail.returned(payment, status, changes));
  if (!told) throw new Error('The provider has not signed it');
  return applyStatus(parts(), told, 'callback', 'kaari');
};
const statusOf = async ({ stamp }: TestPayment) => {
  const outcome = await call(SHOW, { params: { payment: stamp } }, { session: signedIn(aino) });
  return 'body' in outcome ? (outcome.body as { status: string }).status : outcome;
};
const bookedFor = ({ stamp }: TestPayment) =>
  db.owner
    .selectFrom('ledger')
    .select(['kind', 'debit', 'credit', 'cents'])
    .where('payment', '=', stamp)
    .orderBy('id')
    .execute();
const PAID = [{ kind: 'payment', debit: 'provider', credit: 'invoices', cents: SUM }];
const type = (name: string) => ({ body: { type: name } });
const mark = ({ stamp }: TestPayment) =>
  markInvoices({ ...db, invoicing, now: () => TEST_NOW }, { patientId: aino, payment: stamp });
const resultOf = async ({ stamp }: TestPayment) =>
  (
    await db.owner
      .selectFrom('payment_invoices')
      .select('result')
      .where('stamp', '=', stamp)
      .executeTakeFirstOrThrow()
  ).result;

describe('what is owed', () => {
  const OWED = 'GET /api/payments/owed';
  const owed = (query: object, session: Partial<Session> = signedIn(aino)) =>
    call(OWED, { query }, { session });

  test('is told by the portal’s number and by the number on the invoice', async () => {
    const [{ invoiceNumber, dueDate } = sourceInvoice()] = invoicing.has.CustomerInvoice;
    const answer = {
      body: {
        type: 'owed',
        reference: String(invoice),
        sumCents: SUM,
        invoices: [{ id: invoice, invoiceNumber, sumCents: SUM, dueDate, isOverdue: false }],
        hasEmail: true,
      },
    };
    expect(await owed({ reference: String(invoice) })).toEqual(answer);
    expect(await owed({ invoiceNumber })).toEqual(answer);
  });

  test('is told by the appointment: its unpaid invoices, else that it is paid, or has none yet', async () => {
    const appointmentId = 72;
    const asked = (id = appointmentId, session = signedIn(aino)) =>
      owed({ appointmentId: String(id) }, session);
    expect(await asked()).toEqual(type('notInvoicedYet'));
    const of = (key: string, changes: object = {}) => sourceInvoice({ key, appointmentId, ...changes });
    const paid = of('paid', { status: 'paid', transfer: null });
    invoicing.has.CustomerInvoice = [sourceInvoice(), paid, of('first')];
    invoicing.has.NetsuiteInvoice = [of('second', { sumCents: 1000 })];
    expect(await asked()).toMatchObject({ body: { type: 'owed', sumCents: SUM + 1000 } });
    expect(await asked(73)).toEqual(type('notInvoicedYet'));
    invoicing.has.CustomerInvoice = [paid];
    invoicing.has.NetsuiteInvoice = [];
    expect(await asked()).toEqual(type('invoiceAlreadyPaid'));
    invoicing.has.CustomerInvoice = [];
    invoicing.down = ['CustomerInvoice'];
    expect(await asked()).toEqual(type('unavailable'));
  });

  test('is nothing for what there is not, and for somebody else', async () => {
    expect(await owed({})).toEqual(type('invoiceNotFound'));
    expect(await owed({ invoiceNumber: 'another' })).toEqual(type('invoiceNotFound'));
    expect(await owed({ reference: String(invoice) }, signedIn(eero))).toEqual(type('invoiceNotFound'));
    expect(await owed({ reference: '1;drop' })).toMatchObject({ problem: 'malformed' });
  });

  test('says why it cannot be paid now', async () => {
    const [{ key } = sourceInvoice()] = invoicing.has.CustomerInvoice;
    const reference = { reference: String(invoice) };
    const payment = await begun();
    await tell(payment, 'pending');
    expect(await owed(reference)).toEqual(type('underWay'));
    invoicing.has.CustomerInvoice = [sourceInvoice({ key, canBePaidOnline: false })];
    expect(await owed(reference)).toEqual(type('notPayableOnline'));
    invoicing.has.CustomerInvoice = [sourceInvoice({ key, status: 'paid' })];
    expect(await owed(reference)).toEqual(type('invoiceAlreadyPaid'));
    invoicing.down = ['CustomerInvoice'];
    expect(await owed(reference)).toEqual(type('unavailable'));
    expect(await owed({ invoiceNumber: 'another' })).toEqual(type('unavailable'));
  });
});

describe('a payment', () => {
  test('takes along where the payer goes on, if that is a page of the portal', async () => {
    const body = {
      requestBody: {
        amount: SUM,
        items: [{ productCode: '', unitPrice: SUM, units: 1, vatPercentage: 0 }],
        language: 'FI',
        reference: String(invoice),
      },
    };
    const asked = (next: string) =>
      call(BEGIN, { body, query: { next } }, { session: signedIn(aino), idempotencyKey: randomUUID() });
    const goesOn = () => tell(paytrail.payments.at(-1) as TestPayment, 'pending');
    // A search with many filters is longer than the provider's addresses may be.
    const long = `/fi/ajanvaraus/yksityisasiakas?${Array.from({ length: 20 }, (_, nth) => `clinicIds=klinikka-${nth}`).join('&')}`;
    for (const next of ['/fi/laskut', long]) {
      expect(await asked(next)).toMatchObject({ body: { type: 'success' } });
      expect(await goesOn()).toMatchObject({ next });
      expect(paytrail.payments.at(-1)?.redirectUrl).toBe(
        'http://kaari.localhost:3000/payments/return?lang=fi',
      );
      await db.owner.deleteFrom('payments').where('patient_id', '=', aino).execute();
    }
    expect(await asked('https://evil.example')).toHaveProperty('problem');
    await begin();
    expect(await goesOn()).toMatchObject({ next: null });
  });

  test('whose invoices have long numbers has a reference as long as the provider takes', async () => {
    const numbers = Array.from({ length: 10 }, (_, nth) => `${nth}`.repeat(25));
    invoicing.has.CustomerInvoice = numbers.map((number) =>
      sourceInvoice({ key: number, invoiceNumber: number }),
    );
    const ids = [];
    for (const number of numbers) ids.push(await numberOf(number));
    const several = await begin({ reference: ids.join(','), amount: 10 * SUM });
    expect(several).toMatchObject({ body: { type: 'success' } });
    expect(paytrail.payments.at(-1)?.reference).toHaveLength(200);
  });

  test('of the same key is the same: pressed twice, or once more after a lost answer', async () => {
    const idempotencyKey = randomUUID();
    const press = (request = {}) => begin({}, signedIn(aino), { idempotencyKey, ...request });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toMatchObject({ body: { type: 'success' } });
    expect(second).toEqual(first);
    expect(await press()).toEqual(first);
    expect(paytrail.payments).toHaveLength(1);
    // Another key is another payment; another request does not go under this key.
    expect(await begin()).not.toEqual(first);
    const next = begin({ reference: `${invoice},${invoice}` }, signedIn(aino), { idempotencyKey });
    expect(await next).toEqual({ problem: 'idempotencyKeyReused' });
    const { stamp } = paytrail.payments[0] as TestPayment;
    await db.owner.deleteFrom('idempotency_keys').execute();
    expect(await press()).toEqual(type('unavailable'));
    const of = db.owner.selectFrom('payments').select('stamp').where('stamp', '=', stamp);
    expect(await of.execute()).toHaveLength(1);
  });

  test('that the provider has not heard of begins with the same key later, as the same', async () => {
    const idempotencyKey = randomUUID();
    paytrail.isDown = true;
    expect(await begin({}, signedIn(aino), { idempotencyKey })).toEqual(type('unavailable'));
    paytrail.isDown = false;
    expect(await begin({}, signedIn(aino), { idempotencyKey })).toMatchObject({ body: { type: 'success' } });
    const rows = await db.owner
      .selectFrom('payment_invoices')
      .select('stamp')
      .where('invoice_id', '=', invoice)
      .execute();
    expect(rows).toEqual([{ stamp: paytrail.payments[0]?.stamp }]);
  });

  test('begins with what the provider offers, and tells the provider the sum that is owed', async () => {
    expect(await begin()).toEqual({
      body: {
        type: 'success',
        payment: expect.any(String),
        href: expect.any(String),
        terms: expect.stringContaining('terms'),
        providers: [
          {
            id: 'bank',
            name: 'Bank',
            url: 'https://bank.example/pay',
            svg: 'https://provider.example/bank.svg',
            parameters: [{ name: 'transaction', value: expect.any(String) }],
          },
        ],
      },
    });
    expect(paytrail.payments).toMatchObject([
      { amountCents: SUM, reference: '2026104417', email: 'aino.virtanen@example.com', language: 'fi' },
    ]);
  });

  test('of another sum than is owed begins none', async () => {
    expect(await begin({ amount: SUM - 1 })).toEqual(type('invoiceSumNotValid'));
    expect(paytrail.payments).toEqual([]);
  });

  test.each([
    ['paid', { status: 'paid', transfer: null } as const, 'invoiceAlreadyPaid'],
    ['too old to be paid online', { canBePaidOnline: false, payableOnlineUntil: null }, 'notPayableOnline'],
    ['past its four days of online payment', { payableOnlineUntil: DAY_BEFORE }, 'notPayableOnline'],
  ])('of an invoice that is %s begins none', async (_, changes, answer) => {
    const [{ key } = sourceInvoice()] = invoicing.has.CustomerInvoice;
    invoicing.has.CustomerInvoice = [sourceInvoice({ key, ...changes })];
    expect(await begin()).toEqual(type(answer));
  });

  test('of nobody’s and of somebody else’s invoice begins none', async () => {
    expect(await begin({ reference: '999999' })).toEqual(type('invoiceNotFound'));
    expect(await begin({}, signedIn(eero))).toEqual(type('invoiceNotFound'));
    expect(await begin({}, {})).toEqual({ problem: 'authenticationRequired' });
    expect(paytrail.payments).toEqual([]);
  });

  test('begins none while the invoice’s system or the provider is away', async () => {
    invoicing.down = ['CustomerInvoice'];
    expect(await begin()).toEqual(type('unavailable'));
    invoicing.down = [];
    paytrail.isDown = true;
    expect(await begin()).toEqual(type('unavailable'));
    expect(paytrail.payments).toEqual([]);
  });

  test('needs an e-mail address', async () => {
    const email = await db.owner.selectFrom('patients').select('email').where('id', '=', aino).execute();
    await db.owner.updateTable('patients').set({ email: null }).where('id', '=', aino).execute();
    expect(await begin()).toEqual(type('emailRequired'));
    await db.owner
      .updateTable('patients')
      .set(sealPatient(db.vault, { email: 'aino.virtanen@example.com' }))
      .where('id', '=', aino)
      .execute();
    expect(email).toHaveLength(1);
  });

  test('of a child goes by the guardian’s address', async () => {
    const guardian = { ...signedIn(aino), ownPatientId: eero, actingFor: actingFor(aino) };
    expect(await begin({}, guardian)).toMatchObject(type('success'));
    expect(paytrail.payments[0]?.email).toBe('eero.lehtonen@example.com');
  });

  test('can be of several invoices at once', async () => {
    const other = sourceInvoice({ key: randomUUID(), invoiceNumber: '77', sumCents: 1000 });
    invoicing.has.CustomerInvoice = [...invoicing.has.CustomerInvoice, other];
    const reference = `${invoice},${await numberOf(other.key)}`;
    expect(await begin({ amount: SUM + 1000, reference })).toMatchObject(type('success'));
    const [payment] = paytrail.payments as [TestPayment];
    await tell(payment, 'ok');
    expect(await bookedFor(payment)).toMatchObject([{ cents: SUM }, { cents: 1000 }]);
  });

  test('can be of ten invoices of a source that takes few questions of a person at a time', async () => {
    const { find } = invoicing.CustomerInvoice;
    const inRoom = createBulkhead(
      {},
      () => new SystemError('invoices', 'too many wait for it already', false),
    );
    const slow = (code: string, key: string) => inRoom(code, () => sleep(20).then(() => find(code, key)));
    const bounded = { ...invoicing, CustomerInvoice: { ...invoicing.CustomerInvoice, find: slow } };
    call = callerOf(db, createPaymentsService({ paytrail, invoicing: bounded }));
    const others = Array.from({ length: 9 }, () => sourceInvoice({ key: randomUUID(), sumCents: 1000 }));
    invoicing.has.CustomerInvoice = [...invoicing.has.CustomerInvoice, ...others];
    const ids = [invoice];
    for (const { key } of others) ids.push(await numberOf(key));
    expect(await begin({ amount: SUM + 9000, reference: ids.join() })).toMatchObject(type('success'));
  });

  test('is shown to its patient alone', async () => {
    const { stamp } = await begun();
    const show = (session: Partial<Session>) => call(SHOW, { params: { payment: stamp } }, { session });
    expect(await show(signedIn(aino))).toMatchObject({
      body: { status: 'new', sumCents: SUM, invoices: [{ invoiceNumber: '2026104417', isPaid: false }] },
    });
    expect(await show(signedIn(eero))).toEqual({ problem: 'notFound' });
  });

  test('whose forms and receipt’s address are kept is sealed there', async () => {
    const { stamp } = await begun();
    const row = await db.owner
      .selectFrom('payments')
      .select(['form', 'receipt_to'])
      .where('stamp', '=', stamp)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/aino\.virtanen@|bank\.example/);
  });
});

describe('why a payment has failed', () => {
  test.each([
    ['cardDeclined', 'cardDeclined'],
    ['cardExpired', 'cardExpired'],
    ['incorrectCvc', 'incorrectCvc'],
    ['insufficientFunds', 'insufficientFunds'],
    ['unableToProcess', 'unableToProcess'],
    ['cancelled', 'cancelled'],
    ['a reason that nobody knows', null],
  ])('is told where it is known: %s', async (told, failure) => {
    const payment = await begun();
    await tell(payment, 'fail', { 'checkout-failure-reason': told });
    const shown = await call(SHOW, { params: { payment: payment.stamp } }, { session: signedIn(aino) });
    expect(shown).toMatchObject({ body: { status: 'fail', failure } });
    expect(await bookedFor(payment)).toEqual([]);
    await mark(payment);
    expect(await resultOf(payment)).toBeNull();
  });
});

describe('what the provider says', () => {
  test('is taken once, in any order, and never backwards', async () => {
    const payment = await begun();
    for (const status of ['pending', 'ok', 'ok', 'fail', 'pending', 'delayed'] as const) {
      expect(await tell(payment, status)).toMatchObject({ type: 'applied' });
    }
    expect(await statusOf(payment)).toBe('ok');
    expect(await bookedFor(payment)).toEqual(PAID);
  });

  test('that is paid after all is paid', async () => {
    const payment = await begun();
    await tell(payment, 'fail', { 'checkout-failure-reason': 'cardDeclined' });
    const shown = await call(SHOW, { params: { payment: payment.stamp } }, { session: signedIn(aino) });
    expect(shown).toMatchObject({ body: { status: 'fail', failure: 'cardDeclined', form: null } });
    await tell(payment, 'ok');
    expect(await statusOf(payment)).toBe('ok');
    expect(await bookedFor(payment)).toEqual(PAID);
  });

  test('fifty times at once is in the books once', async () => {
    const payment = await begun();
    const statuses = ['ok', 'pending', 'fail', 'delayed', 'ok'] as const;
    await Promise.all(Array.from({ length: 50 }, (_, nth) => tell(payment, statuses[nth % 5] ?? 'ok')));
    expect(await statusOf(payment)).toBe('ok');
    expect(await bookedFor(payment)).toEqual(PAID);
  });

  test.each([
    ['another sum', { 'checkout-amount': '1' }, 'wrongSum'],
    ['another transaction', { 'checkout-transaction-id': 'another' }, 'wrongTransaction'],
    ['a payment that nobody has begun', { 'checkout-stamp': randomUUID() }, 'unknownPayment'],
    ['what is no name of a payment', { 'checkout-stamp': '1; drop' }, 'unknownPayment'],
  ])('of %s changes nothing', async (_, changes, answer) => {
    const payment = await begun();
    expect(await tell(payment, 'ok', changes)).toEqual({ type: answer });
    expect(await statusOf(payment)).toBe('new');
    expect(await bookedFor(payment)).toEqual([]);
  });

  test('for another brand changes nothing', async () => {
    const payment = await begun();
    const told = paytrail.readReturn('kaari', paytrail.returned(payment, 'ok'));
    if (!told) throw new Error('unsigned');
    expect(await applyStatus(parts(), told, 'callback', 'pikkujatti')).toEqual({ type: 'unknownPayment' });
    expect(await statusOf(payment)).toBe('new');
  });

  test('leaves a receipt, once, and forgets where it goes', async () => {
    const payment = await begun();
    await tell(payment, 'ok');
    await tell(payment, 'ok');
    const messages = await db.owner
      .selectFrom('messages')
      .select(['template', 'recipient'])
      .where('id', '=', payment.stamp)
      .execute();
    expect(messages).toHaveLength(1);
    expect(db.vault.open('messages.recipient', messages[0]?.recipient ?? '')).toBe(
      'aino.virtanen@example.com',
    );
    const row = await db.owner
      .selectFrom('payments')
      .select('receipt_to')
      .where('stamp', '=', payment.stamp)
      .executeTakeFirst();
    expect(row).toEqual({ receipt_to: null });
  });
});

describe('while a payment', () => {
  test('is being processed, and once it is made, no other begins', async () => {
    const payment = await begun();
    // Somebody who has walked away begins again.
    await begun();
    await tell(payment, 'delayed');
    expect(await begin()).toEqual(type('underWay'));
    await tell(payment, 'ok');
    expect(await begin()).toEqual(type('invoiceAlreadyPaid'));
  });

  test('is not heard of, the provider is asked and it is settled', async () => {
    const payment = await begun();
    const ask = () =>
      askPayment({ ...db, paytrail, now: () => TEST_NOW }, { patientId: aino, payment: payment.stamp });
    const waiting = () =>
      db.owner
        .selectFrom(sql<{ key: string; run_at: Date }>`graphile_worker.jobs`.as('jobs'))
        .select('key')
        .where('key', '=', `${ASK_PAYMENT}:${payment.stamp}`)
        .execute();
    expect(await waiting()).toHaveLength(1);
    await ask();
    expect(await statusOf(payment)).toBe('new');
    payment.status = 'ok';
    paytrail.isDown = true;
    await expect(ask()).rejects.toThrow('down');
    paytrail.isDown = false;
    await ask();
    expect(await statusOf(payment)).toBe('ok');
    expect(await bookedFor(payment)).toEqual(PAID);
  });

  test.each(['ok', 'fail'] as const)(
    'has ended (%s): where its payer went on is kept no longer than that is of use',
    async (status) => {
      const payment = await begun();
      const next = db.vault.seal('payments.next_page', '/fi/laskut');
      await db.owner
        .updateTable('payments')
        .set({ next_page: next })
        .where('stamp', '=', payment.stamp)
        .execute();
      expect(await tell(payment, status)).toMatchObject({ next: '/fi/laskut' });
      await askPayment({ ...db, paytrail, now: () => TEST_NOW }, { patientId: aino, payment: payment.stamp });
      expect(await tell(payment, status)).toMatchObject({ next: null });
    },
  );
});

describe('an invoice that is paid', () => {
  test('is told to its source, again until that has heard of it', async () => {
    const payment = await begun();
    await mark(payment);
    expect(await resultOf(payment)).toBeNull();
    await tell(payment, 'ok');
    invoicing.down = ['CustomerInvoice'];
    await expect(mark(payment)).rejects.toThrow('has not heard');
    invoicing.down = [];
    await mark(payment);
    expect(await resultOf(payment)).toBe('ok');
  });

  test.each(['customerNotFound', 'invoiceNotFound', 'invoiceSumNotValid', 'invoiceAlreadyPaid'] as const)(
    'keeps what its source says: %s',
    async (result) => {
      const payment = await begun();
      await tell(payment, 'ok');
      invoicing.markPaidResult = result;
      await mark(payment);
      expect(await resultOf(payment)).toBe(result);
      const overpaid = { kind: 'overpayment', debit: 'invoices', credit: 'overpaid', cents: SUM };
      expect(await bookedFor(payment)).toEqual(result === 'invoiceAlreadyPaid' ? [...PAID, overpaid] : PAID);
    },
  );

  test('is told as unknown where its source has another fault', async () => {
    const payment = await begun();
    await tell(payment, 'ok');
    invoicing.markPaidResult = 'unknownError';
    await expect(mark(payment)).rejects.toThrow('has not heard');
    expect(await resultOf(payment)).toBeNull();
  });
});

describe('the books', () => {
  test('are only added to, by the application and by their owner', async () => {
    const payment = await begun();
    await tell(payment, 'ok');
    const change = (role: TestDatabase['db']) => role.updateTable('ledger').set({ cents: 1 }).execute();
    await expect(change(db.db)).rejects.toMatchObject({ code: '42501' });
    await expect(db.db.deleteFrom('ledger').execute()).rejects.toMatchObject({ code: '42501' });
    await expect(db.db.selectFrom('ledger').selectAll().execute()).rejects.toMatchObject({ code: '42501' });
    await expect(change(db.owner)).rejects.toThrow('only added to');
    await expect(db.owner.deleteFrom('ledger').execute()).rejects.toThrow('only added to');
    await expect(sql`truncate ledger`.execute(db.owner)).rejects.toThrow('only added to');
  });

  test('are equal on both sides, whatever is in them', async () => {
    const { rows } = await sql<{ brand: string; sum: string }>`
      select brand, sum(cents) as sum from ledger_balances group by brand`.execute(db.owner);
    expect(rows).toEqual([{ brand: 'kaari', sum: '0' }]);
  });

  test('let no payment go backwards, not even for their owner', async () => {
    const payment = await begun();
    await tell(payment, 'ok');
    const back = db.owner
      .updateTable('payments')
      .set({ status: 'fail', paid_at: null })
      .where('stamp', '=', payment.stamp)
      .execute();
    await expect(back).rejects.toThrow('does not go backwards');
  });
});

test.each([
  ['GET /api/payments/owed', { query: { reference: '1' } }],
  [BEGIN, { body: { requestBody: { reference: '1', language: 'FI' } } }],
] as const)('%s is answered to one caller so many times a minute', async (key, input) => {
  const caller = { session: signedIn(aino), allowance: countedAllowance() };
  const ask = () => call(key, input as never, caller);
  for (let times = 0; times < (endpoints[key].rateLimit ?? 0); times++) {
    expect(await ask()).not.toMatchObject({ problem: 'tooManyRequests' });
  }
  expect(await ask()).toMatchObject({ problem: 'tooManyRequests' });
});
