import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { eachBrand } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { applyStatus } from './apply-status.ts';
import { openReports } from './open-reports.ts';
import { type Difference, type Reconciliation, reconcile } from './reconcile.ts';
import { ASK_FOR_REPORTS, RECONCILE_REPORTS, settlementTasks } from './settlement-tasks.ts';
import { takeReport } from './take-report.ts';

const SUM = 10_000;

let db: TestDatabase;
let aino: string;
let settled: { id: number }[];
let down: BrandId[];
let asked: string[];
let differences: Difference[];
let reconciled: Reconciliation[];
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());
beforeEach(() => {
  settled = [];
  down = [];
  asked = [];
  differences = [];
  reconciled = [];
});

function run(task: string): Promise<unknown> {
  const tasks = settlementTasks({
    asOwner: db.asOwner,
    paytrail: {
      async settlements(brand, since) {
        expect(since).toBe('2026-02-21');
        if (down.includes(brand)) throw new Error(`${brand} is down`);
        return brand === 'pikkujatti' ? [] : settled;
      },
      async requestReport(brand, id, callbackUrl) {
        asked.push(`${brand} ${id} ${callbackUrl}`);
      },
    },
    origins: eachBrand((id) => `https://${id}.example`),
    now: () => TEST_NOW,
    onDifference: (_, difference) => differences.push(difference),
    onReconciled: (_, reconciliation) => reconciled.push(reconciliation),
  });
  return Promise.resolve(tasks[task]?.({}, new AbortController().signal));
}

async function paid(): Promise<string> {
  const stamp = randomUUID();
  const row = { patient_id: aino, stamp };
  await db.owner
    .insertInto('payments')
    .values({ ...row, brand: 'kaari', language: 'fi', cents: SUM, created_at: TEST_NOW })
    .execute();
  await db.owner
    .insertInto('payment_invoices')
    .values({ ...row, invoice_id: 7, invoice_number: '700', cents: SUM })
    .execute();
  const told = { stamp, transactionId: stamp, status: 'ok', amountCents: SUM } as const;
  await applyStatus(
    { ...db, now: TEST_NOW, requestId: null },
    { ...told, provider: 'bank', reason: null },
    'callback',
    'kaari',
  );
  return stamp;
}

const report = (settlement: number, stamp: string, amount: string, fee = '0,12') =>
  takeReport(
    { ...db, now: TEST_NOW },
    'kaari',
    `stamp;amount;paymentMethodFee;settlementId\n"${stamp}";${amount};${fee};${settlement}\n`,
  );
const settlementsInBooks = () =>
  db.owner.selectFrom('ledger').select('reference').where('kind', '=', 'settlement').execute();

test('reports that have not come are asked for, each of its brand, and again until they have', async () => {
  settled = [{ id: 2 }, { id: 1 }];
  await report(1, await paid(), '100,00');
  await run(ASK_FOR_REPORTS);
  await run(ASK_FOR_REPORTS);
  const kaari = 'kaari 2 https://kaari.example/payments/settlement-report';
  expect(asked.filter((each) => each.startsWith('kaari'))).toEqual([kaari, kaari]);
  expect(asked.filter((each) => each.startsWith('revontuli'))).toHaveLength(4);
});

test('a brand whose account cannot be asked does not keep the others waiting', async () => {
  settled = [{ id: 9 }];
  down = ['kaari'];
  await expect(run(ASK_FOR_REPORTS)).rejects.toThrow('kaari is down');
  expect(asked).toEqual(['revontuli 9 https://revontuli.example/payments/settlement-report']);
});

test('what agrees is booked once, and what differs is told each time and stays out of the books', async () => {
  await run(RECONCILE_REPORTS);
  expect(differences).toEqual([]);
  expect(reconciled).toEqual([{ rows: 1, differences: 0, booked: ['1'] }]);
  await Promise.all([run(RECONCILE_REPORTS), run(RECONCILE_REPORTS)]);
  expect(reconciled).toHaveLength(1);
  expect(await settlementsInBooks()).toEqual([{ reference: 'kaari/1' }]);

  const stamp = await paid();
  await report(3, stamp, '99,00');
  await run(RECONCILE_REPORTS);
  await run(RECONCILE_REPORTS);
  const difference = { kind: 'sum', stamp, settledCents: 9900, bookedCents: SUM };
  expect(differences).toEqual([difference, difference]);
  expect(await settlementsInBooks()).toHaveLength(1);
});

test('a settlement that differs does not keep a later one out of the books', async () => {
  await report(4, await paid(), '100,00');
  await run(RECONCILE_REPORTS);
  expect(reconciled).toEqual([{ rows: 2, differences: 1, booked: ['4'] }]);
  expect(await settlementsInBooks()).toEqual([{ reference: 'kaari/1' }, { reference: 'kaari/4' }]);
  await run(RECONCILE_REPORTS);
  expect(reconciled[1]).toEqual({ rows: 1, differences: 1, booked: [] });
});

test('a payment that two settlements have keeps both out of the books', async () => {
  const stamp = await paid();
  await report(5, stamp, '100,00');
  await report(6, stamp, '100,00');
  await run(RECONCILE_REPORTS);
  expect(differences).toContainEqual({ kind: 'twice', stamp, settledCents: 2 * SUM, bookedCents: SUM });
  expect(reconciled[0]?.booked).toEqual([]);
});

test('a settlement of refunds takes from the bank, and one that comes to nothing is not read again', async () => {
  const refunded = randomUUID();
  await db.owner
    .insertInto('ledger')
    .values({
      ...{ at: TEST_NOW, kind: 'refund', reference: `${refunded}/7`, brand: 'kaari', payment: null },
      ...{ debit: 'invoices', credit: 'provider', cents: 4000 },
    } as const)
    .execute();
  await report(7, refunded, '-40,00');
  await report(8, await paid(), '100,00', '100,00');
  await run(RECONCILE_REPORTS);
  expect(reconciled[0]?.booked).toEqual(['7', '8']);
  const ofThem = await db.owner
    .selectFrom('ledger')
    .select(['kind', 'reference', 'debit', 'credit', 'cents'])
    .where('reference', 'in', ['kaari/7', 'kaari/8'])
    .orderBy('reference')
    .orderBy('kind')
    .execute();
  expect(ofThem).toEqual([
    { kind: 'fee', reference: 'kaari/7', debit: 'fees', credit: 'provider', cents: 12 },
    { kind: 'settlement', reference: 'kaari/7', debit: 'provider', credit: 'bank', cents: 4012 },
    { kind: 'fee', reference: 'kaari/8', debit: 'fees', credit: 'provider', cents: SUM },
  ]);
  const rowsBefore = reconciled[0]?.rows ?? 0;
  await run(RECONCILE_REPORTS);
  expect(reconciled[1]).toMatchObject({ rows: rowsBefore - 2, booked: [] });
});

test('a day is held against the reports that are in the books already, too', async () => {
  const stamp = await paid();
  await report(10, stamp, '100,00');
  await run(RECONCILE_REPORTS);
  const reconciledAt = () =>
    db.owner
      .selectFrom('settlement_reports')
      .select('reconciled_at')
      .where('settlement', '=', '10')
      .executeTakeFirstOrThrow();
  const before = await reconciledAt();
  const day = helsinkiDay(TEST_NOW);
  const found: Difference[] = [];
  const now = new Date(TEST_NOW.getTime() + 3_600_000);
  await reconcile(db.owner, (tx) => openReports(tx, 'kaari', day), {
    ...{ brand: 'kaari', day, now },
    tell: (difference) => found.push(difference),
  });
  expect(found).not.toContainEqual(expect.objectContaining({ stamp }));
  expect(await reconciledAt()).toEqual(before);
  // What no report has is missing still.
  const unsettled = await paid();
  await reconcile(db.owner, (tx) => openReports(tx, 'kaari', day), {
    ...{ brand: 'kaari', day, now },
    tell: (difference) => found.push(difference),
  });
  expect(found).toContainEqual({ kind: 'missing', stamp: unsettled, settledCents: 0, bookedCents: SUM });
});
