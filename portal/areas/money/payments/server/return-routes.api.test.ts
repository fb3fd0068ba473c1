import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { type TestPayment, type TestPaytrail, testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { testLog } from '#shell/server/test-log.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import { openReports } from './open-reports.ts';
import type { SettledRow } from './read-settlement.ts';

const SUM = 5000;
/** Stands for the headers of another report. */
const paytrailHeaders = {};
const log = testLog();
let db: TestDatabase;
let portal: TestPortal;
let paytrail: TestPaytrail;
let aino: string;
let payment: TestPayment;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  paytrail = testPaytrail();
  portal = await startTestPortal(db, {
    paytrail,
    logTo: log.logTo,
    config: { rateLimit: 100_000, logLevel: 'info' },
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  payment = await begun();
});

/** A payment that the provider has begun. */
async function begun(): Promise<TestPayment> {
  const stamp = randomUUID();
  await db.owner
    .insertInto('payments')
    .values({
      ...{ patient_id: aino, stamp, brand: 'kaari', language: 'fi', cents: SUM, created_at: TEST_NOW },
    } as const)
    .execute();
  await paytrail.create('kaari', {
    stamp,
    ...{ reference: '1', amountCents: SUM, language: 'fi', email: 'a@example.com' },
    ...{ redirectUrl: 'http://kaari.example/', callbackUrl: 'http://kaari.example/' },
  });
  return paytrail.payments.at(-1) as TestPayment;
}

const visit = (path: string, query: Readonly<Record<string, string>>) =>
  portal.visitor().get(`${path}?${new URLSearchParams(query)}`);
const statusNow = async () =>
  (
    await db.owner
      .selectFrom('payments')
      .select('status')
      .where('stamp', '=', payment.stamp)
      .executeTakeFirstOrThrow()
  ).status;

describe('what the provider tells', () => {
  test('by a callback is answered 204, however often it comes', async () => {
    const query = paytrail.returned(payment, 'ok');
    for (let time = 0; time < 3; time++)
      expect(await visit('/payments/callback', query)).toMatchObject({ status: 204 });
    expect(await statusNow()).toBe('ok');
  });

  test.each([
    ['/fi/ajanvaraus/yksityisasiakas?startDate=2026-04-01', true],
    ['https://evil.example/', false],
    ['//evil.example', false],
    ['/api/user', false],
  ])('by a payer who goes on at %s keeps a page of the portal: %s', async (next, isKept) => {
    await db.owner
      .updateTable('payments')
      .set({ next_page: db.vault.seal('payments.next_page', next) })
      .where('stamp', '=', payment.stamp)
      .execute();
    // What the address says of it has been proved by nobody.
    const query = { lang: 'fi', next: '/fi/laskut', ...paytrail.returned(payment, 'ok') };
    const answer = await visit('/payments/return', query);
    const { searchParams } = new URL(String(answer.headers.location), 'http://kaari.example');
    expect(searchParams.get('payment')).toBe(payment.stamp);
    expect(searchParams.get('next')).toBe(isKept ? next : null);
  });

  test('by a payer leads to the result as it is known, not as it is brought', async () => {
    await visit('/payments/callback', paytrail.returned(payment, 'ok'));
    const answer = await visit('/payments/return', { lang: 'sv', ...paytrail.returned(payment, 'pending') });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/sv/betalning/ok?payment=${payment.stamp}`);
  });

  test('needs no session, and gives nobody one', async () => {
    const answer = await visit('/payments/return', paytrail.returned(payment, 'fail'));
    expect(answer.headers.location).toBe(`/fi/maksu/fail?payment=${payment.stamp}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what the provider tells of a refund', () => {
  const refund = async (status: 'ok' | 'fail') => {
    const id = randomUUID();
    const row = { patient_id: aino, stamp: payment.stamp, invoice_id: 1, cents: SUM };
    await db.owner
      .insertInto('payment_invoices')
      .values({ ...row, invoice_number: '1' })
      .execute();
    await db.owner
      .insertInto('payment_refunds')
      .values({ ...row, id, asked_at: TEST_NOW })
      .execute();
    const told = { stamp: id, reference: '1', amountCents: SUM, transactionId: `r-${id}` };
    return { id, query: paytrail.returned(told, status) };
  };
  const isMade = async (id: string) =>
    (
      await db.owner
        .selectFrom('payment_refunds')
        .select('made_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).made_at !== null;

  test('is taken, and answered 204, however often it comes', async () => {
    const { id, query } = await refund('ok');
    for (let time = 0; time < 3; time++)
      expect(await visit('/payments/refund-callback', query)).toMatchObject({ status: 204 });
    expect(await isMade(id)).toBe(true);
  });

  test.each<[string, string, (query: Query) => Query]>([
    ['another status', 'signature', (query) => ({ ...query, 'checkout-status': 'ok' })],
    ['no signature', 'signature', (query) => without(query, 'signature')],
    ['the word on a payment', 'unknownPayment', () => paytrail.returned(payment, 'ok')],
    ['nothing', 'signature', () => ({})],
  ])('by somebody else (%s) changes nothing and is in the security log', async (_, reason, forge) => {
    const { id, query } = await refund('fail');
    expect((await visit('/payments/refund-callback', forge(query))).status).toBe(400);
    expect(await isMade(id)).toBe(false);
    expect(forged()).toContainEqual(expect.objectContaining({ reason, endpoint: REFUND_CALL }));
  });
});

describe('the report of a settlement', () => {
  const REPORT = 'stamp;amount;paymentMethodFee;settlementId\n"a";1,00;0,12;678\n';
  const send = (text: string, headers = paytrail.sent(text)) =>
    portal.visitor().send('POST', '/payments/settlement-report', {
      body: text,
      headers: { ...headers, 'content-type': 'text/csv' },
    });
  const kept = () => db.owner.selectFrom('settlement_reports').selectAll().execute();

  test('is kept once', async () => {
    expect((await send(REPORT)).status).toBe(204);
    expect((await send(REPORT)).status).toBe(204);
    expect(await kept()).toMatchObject([{ brand: 'kaari', settlement: '678', report: REPORT }]);
    expect(await openRows()).toEqual([{ stamp: 'a', cents: 100, feeCents: 12, settlementId: '678' }]);
  });

  test.each<[string, string, string, Record<string, string> | undefined]>([
    ['nobody has signed', 'paymentForged', REPORT.replace('678', '1'), {}],
    ['is another than was signed', 'paymentForged', REPORT.replace('678', '1'), paytrailHeaders],
    ['is none', 'A signed report of a settlement cannot be read', 'hello', undefined],
    [
      'is of two settlements',
      'A signed report of a settlement cannot be read',
      `${REPORT}"b";1,00;0,12;679\n`,
      undefined,
    ],
  ])('that %s is not kept, and the log says so', async (_, said, text, headers) => {
    const before = (await kept()).length;
    expect((await send(text, headers === paytrailHeaders ? paytrail.sent(REPORT) : headers)).status).toBe(
      400,
    );
    expect(await kept()).toHaveLength(before);
    expect(log.lines()).toContainEqual(expect.stringContaining(said));
  });

  async function openRows() {
    const rows: SettledRow[] = [];
    for await (const row of openReports(db.owner, 'kaari')) rows.push(row);
    return rows;
  }
});

type Query = Record<string, string>;
const without = (query: Query, name: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([each]) => each !== name));
const REFUND_CALL = 'GET /payments/refund-callback';
/** Lines of the security log; what one caller does again shares a line. */
const forged = () =>
  log
    .lines()
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'paymentForged');

describe('what somebody else tells', () => {
  test.each<[string, string, (query: Query) => Query]>([
    ['another status', 'signature', (query) => ({ ...query, 'checkout-status': 'ok' })],
    ['no signature', 'signature', (query) => without(query, 'signature')],
    ['a field fewer', 'signature', (query) => without(query, 'checkout-provider')],
    ['a field more', 'signature', (query) => ({ ...query, 'checkout-more': '1' })],
    ['another hash', 'signature', (query) => ({ ...query, 'checkout-algorithm': 'md5' })],
    ['another account', 'signature', () => paytrail.returned(payment, 'ok', { 'checkout-account': '1' })],
    ['another sum', 'wrongSum', () => paytrail.returned(payment, 'ok', { 'checkout-amount': '1' })],
    [
      'another transaction',
      'wrongTransaction',
      () => paytrail.returned(payment, 'ok', { 'checkout-transaction-id': 'x' }),
    ],
    [
      'another payment',
      'unknownPayment',
      () => paytrail.returned(payment, 'ok', { 'checkout-stamp': randomUUID() }),
    ],
    ['nothing', 'signature', () => ({})],
  ])('%s is refused, changes nothing and is in the security log', async (_, reason, forge) => {
    await db.owner
      .updateTable('payments')
      .set({ transaction_id: payment.transactionId })
      .where('stamp', '=', payment.stamp)
      .execute();
    const query = forge(paytrail.returned(payment, 'pending'));
    expect((await visit('/payments/callback', query)).status).toBe(400);
    const returned = await visit('/payments/return', query);
    expect(returned).toMatchObject({ status: 303, headers: { location: '/fi' } });
    expect(await statusNow()).toBe('new');
    expect(forged()).toContainEqual(expect.objectContaining({ reason, actor: 'anonymous' }));
  });
});
