import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import type { PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { checkBooks, type ToldPayment } from './check-books.ts';

const SUM = 4200;
const SOUND = {
  lost: [],
  doubled: [],
  invented: [],
  wrongStatus: [],
  unmarked: [],
  wronglyMarked: [],
  unequalCents: 0,
};

let db: TestDatabase;
let aino: string;
/** A payment that is paid, and one that is declined; both are in the books as they should be. */
let paid: ToldPayment;
let declined: ToldPayment;

beforeEach(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  paid = await payment('ok');
  declined = await payment('fail');
  await credit(paid.stamp);
});
afterEach(() => db.drop());

async function payment(status: PaymentStatus, known = status): Promise<ToldPayment> {
  const stamp = randomUUID();
  const row = { patient_id: aino, stamp, cents: SUM };
  await db.owner
    .insertInto('payments')
    .values({
      ...row,
      ...{ brand: 'kaari', language: 'fi', status: known, created_at: TEST_NOW },
      paid_at: known === 'ok' ? TEST_NOW : null,
    })
    .execute();
  await db.owner
    .insertInto('payment_invoices')
    .values({ ...row, invoice_id: 1, invoice_number: '1' })
    .execute();
  return { stamp, cents: SUM, status, marked: status === 'ok' ? 1 : 0 };
}

const credit = (stamp: string, reference = `${stamp}/1`, cents = SUM) =>
  db.owner
    .insertInto('ledger')
    .values({
      ...{ at: TEST_NOW, kind: 'payment', reference, brand: 'kaari', payment: stamp },
      ...{ debit: 'provider', credit: 'invoices', cents },
    })
    .execute();
const check = (...payments: readonly ToldPayment[]) => checkBooks(db.owner, payments);

test('finds nothing in books that are right', async () => {
  expect(await check(paid, declined)).toEqual(SOUND);
});

test('finds a payment that is not in the books', async () => {
  const lost = await payment('ok');
  expect(await check(paid, declined, lost)).toEqual({ ...SOUND, lost: [lost.stamp], unequalCents: -SUM });
});

test('finds a payment that is in the books twice', async () => {
  await credit(paid.stamp, 'again');
  expect(await check(paid, declined)).toEqual({ ...SOUND, doubled: [paid.stamp], unequalCents: SUM });
});

test('finds one that nobody has paid, and one that nobody has begun', async () => {
  const nobodys = randomUUID();
  await credit(declined.stamp);
  await credit(nobodys);
  const found = await check(paid, declined);
  expect({ ...found, invented: [...found.invented].sort() }).toEqual({
    ...SOUND,
    invented: [declined.stamp, nobodys].sort(),
    unequalCents: 2 * SUM,
  });
});

test('finds one with another sum', async () => {
  const [less, more] = [await payment('ok'), await payment('ok')];
  await credit(less.stamp, 'less', SUM - 1);
  await credit(more.stamp, 'more', SUM + 1);
  const found = await check(paid, declined, less, more);
  expect(found).toEqual({ ...SOUND, lost: [less.stamp], doubled: [more.stamp] });
});

test('finds one that stands otherwise than at the provider', async () => {
  const behind = await payment('fail', 'new');
  const ahead = await payment('new', 'fail');
  const unknown = await payment('new', 'pending');
  const { wrongStatus, ...found } = await check(paid, declined, behind, ahead);
  expect([...wrongStatus].sort()).toEqual([behind.stamp, ahead.stamp, unknown.stamp].sort());
  expect({ ...found, wrongStatus: [] }).toEqual(SOUND);
});

test('finds an invoice that is not marked, or marked without a payment', async () => {
  const found = await check({ ...paid, marked: 0 }, { ...declined, marked: 1 });
  expect(found).toEqual({ ...SOUND, unmarked: [paid.stamp], wronglyMarked: [declined.stamp] });
});
