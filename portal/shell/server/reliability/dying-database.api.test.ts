import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPatient, CONTACT, freeSlots } from '#areas/appointments/booking/server/test-booking.ts';
import { SEND_MESSAGE } from '#areas/messages/shared/messaging/operations.ts';
import { testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { dieAt } from '#platform/database/test-deaths.ts';
import { giveThread } from '../http/test-record.ts';
import { recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';

/** Something that must happen once, though it is asked for again. */
interface Change {
  /** Asks for it; each time it is the same. */
  ask(): Promise<TestAnswer>;
  /** How often it has happened. */
  count(): Promise<number>;
  /** Takes it back, so that the next may happen. */
  undo?(): Promise<unknown>;
}

const CENTS = 5000;
const paytrail = testPaytrail();
let test: TestDatabase;
let admin: pg.Pool;
let portal: TestPortal;
let slotId: number;
let people = 0;

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  admin = new pg.Pool({ connectionString: test.ownerUrl, max: 1 });
  portal = await startTestPortal(test, { paytrail, config: { rateLimit: 1_000_000 } });
  slotId = (await freeSlots(test))[0] ?? 0;
});
afterAll(async () => {
  await portal.close();
  await admin.end();
  await test.drop();
});

/** A new patient, employed as Eero is, with a browser: how often one may ask is no matter of this. */
async function somebody(): Promise<{ readonly patientId: string; readonly visitor: Visitor }> {
  people += 1;
  const identityCode = `somebody ${people}`;
  const patientId = await addPatient(test, identityCode);
  const jobs = await test.owner
    .selectFrom('employments')
    .selectAll()
    .where('patient_id', '=', await recordOf(test, 'eero'))
    .execute();
  await test.owner
    .insertInto('employments')
    .values(jobs.map((job) => ({ ...job, patient_id: patientId })))
    .execute();
  const visitor = portal.visitor();
  await visitor.signIn({ firstNames: 'Testi', lastName: 'Henkilö', identityCode });
  await visitor.csrfToken();
  return { patientId, visitor };
}

const numberOf = async (rows: Promise<readonly unknown[]>) => (await rows).length;
const withKey = (body: unknown) => ({ body, headers: { 'idempotency-key': randomUUID() } });

async function message(): Promise<Change> {
  const { patientId, visitor } = await somebody();
  const threadId = String(await giveThread(test, patientId, 'Uni'));
  const variables = { threadId, message: { content: 'Hei', attachmentIds: [] } };
  const request = withKey({ query: SEND_MESSAGE, variables });
  const ofThread = test.owner.selectFrom('thread_messages').select('id').where('patient_id', '=', patientId);
  return {
    ask: () => visitor.send('POST', '/api/customer-messaging', request),
    // Without the one that the conversation began with.
    count: async () => (await numberOf(ofThread.execute())) - 1,
  };
}

async function booking(): Promise<Change> {
  const { patientId, visitor } = await somebody();
  const request = withKey({ ...CONTACT, slotId });
  const own = test.owner.selectFrom('appointments').select('id').where('patient_id', '=', patientId);
  return {
    ask: () => visitor.send('POST', '/api/reserve-appointment', request),
    count: () => numberOf(own.execute()),
    async undo() {
      const { id } = await own.executeTakeFirstOrThrow();
      expect((await visitor.send('DELETE', `/api/appointments/${id}`)).body).toEqual({ type: 'success' });
    },
  };
}

/** The provider tells that a payment of one invoice has succeeded. */
async function payment(): Promise<Change> {
  const patient_id = await addPatient(test, `payer ${randomUUID()}`);
  const stamp = randomUUID();
  const { id: invoice_id } = await test.owner
    .insertInto('invoice_numbers')
    .values({ patient_id, source: 'CustomerInvoice', source_key: stamp })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.owner
    .insertInto('payments')
    .values({ patient_id, stamp, brand: 'kaari', language: 'fi', cents: CENTS, created_at: TEST_NOW })
    .execute();
  await test.owner
    .insertInto('payment_invoices')
    .values({ patient_id, stamp, invoice_id, invoice_number: '1', cents: CENTS })
    .execute();
  await paytrail.create('kaari', {
    stamp,
    ...{ reference: '1', amountCents: CENTS, language: 'fi', email: 'a@example.com' },
    ...{ redirectUrl: 'http://kaari.example/', callbackUrl: 'http://kaari.example/' },
  });
  const begun = paytrail.payments.at(-1);
  if (!begun) throw new Error('The provider has no payment');
  const told = new URLSearchParams(paytrail.returned(begun, 'ok'));
  const booked = test.owner.selectFrom('ledger').select('id').where('payment', '=', stamp);
  return {
    ask: () => portal.visitor().get(`/payments/callback?${told}`),
    count: () => numberOf(booked.execute()),
  };
}

const isDone = ({ status }: TestAnswer) => status < 300;

it.each([
  ['a message', message, 'ahead of it'],
  ['a message', message, 'behind it'],
  ['a booking', booking, 'ahead of it'],
  ['a booking', booking, 'behind it'],
  ['a payment', payment, 'ahead of it'],
  ['a payment', payment, 'behind it'],
] as const)('%s is made once, at whichever statement the database dies', async (_, prepare, side) => {
  const refusals: TestAnswer[] = [];
  for (let nth = 1; ; nth += 1) {
    const change = await prepare();
    const death = dieAt(admin, nth, side);
    const first = await change.ask().finally(death.restore);
    const again = await change.ask();
    const made = { isDone: isDone(first) || first.status === 503, isDoneAgain: isDone(again) };
    expect({ nth, ...made, count: await change.count() }).toEqual({
      ...{ nth, isDone: true, isDoneAgain: true, count: 1 },
    });
    if (!isDone(first)) refusals.push(first);
    await change.undo?.();
    if (!death.hasHappened()) break;
  }
  expect(refusals.length).toBeGreaterThan(5);
  for (const { headers } of refusals) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
