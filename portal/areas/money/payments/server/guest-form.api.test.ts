import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { addBreak } from '#areas/messages/shared/breaks/server/keep-breaks.ts';
import {
  sourceInvoice,
  type TestInvoicing,
  testInvoicing,
} from '#outside/invoicing/client/test-invoicing.ts';
import { type TestPaytrail, testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = '/sv/fakturaavisering';
const FITS = { invoiceNumber: ' 2026 104417', sum: '153,70 €', email: 'granne@example.com' };

let db: TestDatabase;
let portal: TestPortal;
let invoicing: TestInvoicing;
let paytrail: TestPaytrail;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  await patientWith(db, '140385-902F');
  [invoicing, paytrail] = [testInvoicing(), testPaytrail()];
  portal = await startTestPortal(db, { invoicing, paytrail, breaksMs: 0 });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  invoicing.has.CustomerInvoice = [sourceInvoice({ payableOnlineUntil: null })];
  await db.owner.deleteFrom('attempts').execute();
});

let net = 0;
/** Sends the form as a browser without scripts does, from a network of its own. Where it leads. */
async function send(
  fields: Readonly<Record<string, string>>,
  {
    visitor = portal.visitor(),
    csrfToken,
    headers = {},
    from = `127.40.${net++}.1`,
  }: {
    visitor?: Visitor;
    csrfToken?: string;
    headers?: Readonly<Record<string, string>>;
    from?: string;
  } = {},
): Promise<string> {
  const token = csrfToken ?? (await visitor.csrfToken(from));
  const body = new URLSearchParams({ lang: 'sv', csrfToken: token, ...fields }).toString();
  const answer = await visitor.send('POST', '/payments/begin-as-guest', {
    ...{ body, from, headers: { ...FORM, ...headers } },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers['cache-control']).toBe('no-store');
  return String(answer.headers.location);
}

describe('the form of the landing page, where no script runs', () => {
  test('begins the payment, and leads to its ways to pay', async () => {
    const before = paytrail.payments.length;
    const location = await send(FITS);
    const [payment] = paytrail.payments.slice(before);
    expect(location).toBe(`${PAGE}?payment=${payment?.stamp}`);
    expect(payment).toMatchObject({ amountCents: 153_70, email: 'granne@example.com', language: 'sv' });
  });

  test.each([
    ['a sum that is not its own', { ...FITS, sum: '153,71' }, 'refused=notPayable'],
    ['nothing typed', { invoiceNumber: '', sum: '', email: '' }, 'wrong=invoiceNumber&wrong=sum&wrong=email'],
    ['a sum that is none', { ...FITS, sum: 'kaikki' }, 'wrong=sum'],
    ['no fields', {}, 'wrong=invoiceNumber&wrong=sum&wrong=email'],
  ])('says what was wrong, and keeps what was typed out of the address: %s', async (_, fields, query) => {
    expect(await send(fields)).toBe(`${PAGE}?${query}#guest`);
  });

  test('says that a system does not answer', async () => {
    Object.assign(paytrail, { isDown: true });
    expect(await send(FITS)).toBe(`${PAGE}?refused=unavailable#guest`);
    Object.assign(paytrail, { isDown: false });
  });

  test('begins nothing during a break of payment', async () => {
    const before = paytrail.payments.length;
    const id = await addBreak(db.owner, {
      part: 'payment',
      isPlanned: false,
      announcedAt: TEST_NOW,
      startsAt: TEST_NOW,
      endsAt: null,
      author: 'Maija',
    });
    expect(await send(FITS)).toBe(`${PAGE}?refused=unavailable#guest`);
    expect(paytrail.payments).toHaveLength(before);
    await db.owner.deleteFrom('service_breaks').where('id', '=', id).execute();
  });

  test.each([
    ['a token of another session', { csrfToken: 'stale' }],
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['another origin', { headers: { origin: 'https://evil.example' } }],
  ])('begins nothing with %s, and shows the question again', async (_, request) => {
    const before = paytrail.payments.length;
    expect(await send(FITS, request)).toBe(`${PAGE}#guest`);
    expect(paytrail.payments).toHaveLength(before);
  });

  test('counts as the call does: by the minute, by the number and by what was wrong', async () => {
    const [visitor, from] = [portal.visitor(), '127.41.0.1'];
    const wrong = { ...FITS, sum: '1' };
    const answers: string[] = [];
    for (let times = 0; times < 8; times++) answers.push(await send(wrong, { visitor, from }));
    expect(answers[0]).toBe(`${PAGE}?refused=notPayable#guest`);
    expect(answers.at(-1)).toBe(`${PAGE}?refused=tooManyRequests#guest`);
    const { count } = await db.owner
      .selectFrom('attempts')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });
});
