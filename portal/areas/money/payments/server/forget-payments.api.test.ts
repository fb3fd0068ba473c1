import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import type { PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { forgetPayments } from '#platform/forget-expired.ts';
import { book, referenceOf } from './ledger.ts';

let db: TestDatabase;
let aino: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

async function payment(at: string, status: PaymentStatus = 'ok'): Promise<string> {
  const stamp = randomUUID();
  const row = { patient_id: aino, stamp };
  const when = new Date(at);
  const known = { brand: 'kaari', language: 'fi', cents: 100, created_at: when, status } as const;
  await db.owner
    .insertInto('payments')
    .values({ ...row, ...known, paid_at: status === 'ok' ? when : null })
    .execute();
  await db.owner
    .insertInto('payment_invoices')
    .values({ ...row, invoice_id: 7, invoice_number: '700', cents: 100 })
    .execute();
  await db.owner
    .insertInto('payment_events')
    .values({ ...row, status, heard_by: 'callback', at: when })
    .execute();
  if (status === 'ok')
    await book(db.owner, [
      {
        ...{ at: when, kind: 'payment', brand: 'kaari', debit: 'provider', credit: 'invoices', cents: 100 },
        ...{ reference: referenceOf(stamp, 7), payment: stamp },
      } as const,
    ]);
  return stamp;
}

async function refunded(stamp: string, madeAt: string | null): Promise<void> {
  await db.owner
    .insertInto('payment_refunds')
    .values({
      ...{ patient_id: aino, id: randomUUID(), stamp, invoice_id: 7, cents: 50 },
      ...{ asked_at: new Date('2026-06-01T12:00:00Z'), made_at: madeAt === null ? null : new Date(madeAt) },
    })
    .execute();
}

/** Whether anything is kept of a payment but the books, after the job of a night. */
async function isKept(stamp: string, at: string): Promise<boolean> {
  await db.inScope({}, (tx) => forgetPayments(tx, new Date(at)));
  const tables = ['payments', 'payment_invoices', 'payment_events', 'payment_refunds'] as const;
  const rows = await Promise.all(
    tables.map((table) => db.owner.selectFrom(table).select('stamp').where('stamp', '=', stamp).execute()),
  );
  return rows.flat().length > 0;
}

describe('who has paid', () => {
  test('is kept for six years after the year of the payment, by Finnish time, and not a night longer', async () => {
    // In Helsinki it is 2027 already.
    const [first, last, next] = [
      await payment('2026-01-01T10:00:00Z'),
      await payment('2026-12-31T21:59:00Z'),
      await payment('2026-12-31T22:00:00Z'),
    ];
    expect(await isKept(first, '2032-12-31T21:59:00Z')).toBe(true);
    expect(await isKept(last, '2032-12-31T21:59:00Z')).toBe(true);
    expect(await isKept(first, '2032-12-31T22:00:00Z')).toBe(false);
    expect(await isKept(last, '2032-12-31T22:00:00Z')).toBe(false);
    expect(await isKept(next, '2033-12-31T21:59:00Z')).toBe(true);
    expect(await isKept(next, '2033-12-31T22:00:00Z')).toBe(false);
  });

  test('is kept for what was paid back later, and while that has no end', async () => {
    const [later, open] = [await payment('2026-05-01T10:00:00Z'), await payment('2026-05-01T10:00:00Z')];
    await refunded(later, '2027-02-01T10:00:00Z');
    await refunded(open, null);
    expect(await isKept(later, '2033-06-01T10:00:00Z')).toBe(true);
    expect(await isKept(later, '2034-01-01T10:00:00Z')).toBe(false);
    expect(await isKept(open, '2034-01-01T10:00:00Z')).toBe(true);
  });

  test('is in the books without a name, which stay', async () => {
    const stamp = await payment('2026-05-01T10:00:00Z');
    expect(await isKept(stamp, '2033-01-01T10:00:00Z')).toBe(false);
    const entries = await db.owner.selectFrom('ledger').selectAll().where('payment', '=', stamp).execute();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(aino);
  });
});

test.each([
  ['new', false],
  ['fail', false],
  ['pending', true],
  ['delayed', true],
] as const)('who has begun a payment that is %s is kept after 90 days: %s', async (status, isStillKept) => {
  const stamp = await payment('2026-05-01T10:00:00Z', status);
  expect(await isKept(stamp, '2026-07-29T10:00:00Z')).toBe(true);
  expect(await isKept(stamp, '2026-08-01T10:00:00Z')).toBe(isStillKept);
  expect(await isKept(stamp, '2033-01-01T10:00:00Z')).toBe(false);
});
