import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { eachBrand } from '#brands/registry.ts';
import { type TestPaytrail, testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { applyRefund } from './apply-refund.ts';
import { applyStatus } from './apply-status.ts';
import { listTroubles } from './list-troubles.ts';
import { readSettlement } from './read-settlement.ts';
import { type Difference, reconcile } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';

const INVOICE = 7;
const SUM = 10_000;
const DAY = '2026-03-23';

let db: TestDatabase;
let aino: string;
let paytrail: TestPaytrail;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());
beforeEach(() => {
  paytrail = testPaytrail();
});

/** A payment that was begun, and paid unless said otherwise; what the provider calls it. */
async function payment({ isPaid = true, result = 'ok' as 'ok' | 'invoiceAlreadyPaid' | null } = {}) {
  const stamp = randomUUID();
  const transactionId = randomUUID();
  const row = { patient_id: aino, stamp };
  await db.owner
    .insertInto('payments')
    .values({ ...row, brand: 'kaari', language: 'fi', cents: SUM, created_at: TEST_NOW })
    .execute();
  await db.owner
    .insertInto('payment_invoices')
    .values({ ...row, invoice_id: INVOICE, invoice_number: '700', cents: SUM })
    .execute();
  if (isPaid) {
    const told = {
      stamp,
      transactionId,
      status: 'ok',
      amountCents: SUM,
      provider: 'bank',
      reason: null,
    } as const;
    await applyStatus({ ...db, now: TEST_NOW, requestId: null }, told, 'callback', 'kaari');
    await db.owner.updateTable('payment_invoices').set({ result }).where('stamp', '=', stamp).execute();
  }
  return stamp;
}

const refund = (stamp: string, cents: number | null = null, invoiceId = INVOICE) =>
  refundPayment(
    {
      db: db.owner,
      paytrail,
      vault: db.vault,
      now: TEST_NOW,
      origins: eachBrand((id) => `https://${id}.example`),
    },
    { payment: stamp, invoiceId, cents },
  );
const refundsOf = (stamp: string) =>
  db.owner
    .selectFrom('ledger')
    .select(['debit', 'credit', 'cents'])
    .where('payment', '=', stamp)
    .where('kind', '=', 'refund')
    .orderBy('id')
    .execute();

describe('a refund', () => {
  test('pays back a part, then the rest, and no more', async () => {
    const stamp = await payment();
    expect(await refund(stamp, 2500)).toEqual({ type: 'refunded', cents: 2500 });
    expect(await refund(stamp, 7501)).toEqual({ type: 'tooMuch', leftCents: 7500 });
    expect(await refund(stamp)).toEqual({ type: 'refunded', cents: 7500 });
    expect(await refund(stamp)).toEqual({ type: 'tooMuch', leftCents: 0 });
    expect(paytrail.refunds.map(({ amountCents }) => amountCents)).toEqual([2500, 7500]);
    const row = { debit: 'invoices', credit: 'provider' };
    expect(await refundsOf(stamp)).toEqual([
      { ...row, cents: 2500 },
      { ...row, cents: 7500 },
    ]);
    const entries = await db.owner
      .selectFrom('access_log')
      .select(['actor_kind', 'action', 'record_kind'])
      .where('record_id', '=', stamp)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entries).toEqual([{ actor_kind: 'system', action: 'change', record_kind: 'payment' }]);
  });

  test('that was not answered is asked for again by the same name', async () => {
    const stamp = await payment();
    paytrail.isDown = true;
    await expect(refund(stamp, 100)).rejects.toThrow('down');
    const troubles = await listTroubles(db.owner, TEST_NOW);
    expect(troubles.find((trouble) => trouble.stamp === stamp)).toMatchObject({ why: 'refund' });
    paytrail.isDown = false;
    expect(await refund(stamp)).toEqual({ type: 'refunded', cents: 100 });
    expect(await refundsOf(stamp)).toHaveLength(1);
  });

  test('that the provider refuses pays nothing back', async () => {
    const stamp = await payment();
    paytrail.refundAnswer = 'fail';
    expect(await refund(stamp, 100)).toEqual({ type: 'refused' });
    expect(await refundsOf(stamp)).toEqual([]);
  });

  test('of what was paid twice empties what is owed to the payer', async () => {
    const stamp = await payment({ result: 'invoiceAlreadyPaid' });
    await refund(stamp);
    expect(await refundsOf(stamp)).toEqual([{ debit: 'overpaid', credit: 'provider', cents: SUM }]);
  });

  test.each([
    ['what is not paid', async () => refund(await payment({ isPaid: false }))],
    ['an invoice that is none of it', async () => refund(await payment(), null, 8)],
    ['a payment that there is not', () => refund(randomUUID())],
  ])('of %s pays nothing back', async (_, ask) => {
    expect(await ask()).toEqual({ type: 'notPaid' });
    expect(paytrail.refunds).toEqual([]);
  });
});

describe('a refund that the provider takes its time over', () => {
  const parts = () => ({ ...db, now: TEST_NOW, requestId: null });
  /** One that was asked for, and how the provider calls back about it. */
  async function asked(cents = 2500) {
    const stamp = await payment();
    paytrail.refundAnswer = 'pending';
    expect(await refund(stamp, cents)).toEqual({ type: 'pending', cents });
    const { stamp: id } = paytrail.refunds.at(-1) ?? { stamp: '' };
    const told = { stamp: id, reference: '700', amountCents: cents, transactionId: `refund-${id}` };
    const tell = (status: 'ok' | 'fail' | 'pending', changes = {}) => {
      const read = paytrail.readReturn('kaari', paytrail.returned(told, status, changes));
      if (!read) throw new Error('The provider has not signed it');
      return applyRefund(parts(), read, 'kaari');
    };
    return { stamp, id, tell };
  }
  const applied = { type: 'applied' };
  const booked = { debit: 'invoices', credit: 'provider', cents: 2500 };
  const receiptsOf = (id: string) =>
    db.owner.selectFrom('messages').select(['template', 'recipient']).where('id', '=', id).execute();
  const changesOf = (stamp: string) =>
    db.owner
      .selectFrom('access_log')
      .select('id')
      .where('record_id', '=', stamp)
      .where('action', '=', 'change')
      .execute();

  test('is in the books, the log and an e-mail once it is made, however often that is told', async () => {
    const { stamp, id, tell } = await asked();
    expect(await refundsOf(stamp)).toEqual([]);
    const before = (await changesOf(stamp)).length;
    for (const status of ['pending', 'ok', 'ok', 'fail', 'pending'] as const)
      expect(await tell(status)).toEqual(applied);
    await Promise.all(Array.from({ length: 20 }, () => tell('ok')));
    expect(await refundsOf(stamp)).toEqual([booked]);
    expect(await changesOf(stamp)).toHaveLength(before + 1);
    const [receipt, ...more] = await receiptsOf(id);
    expect(more).toEqual([]);
    expect(receipt?.template).toBe('refund-receipt');
    expect(db.vault.open('messages.recipient', receipt?.recipient ?? '')).toBe('aino.virtanen@example.com');
  });

  test('is not asked for again, and is no trouble for a week', async () => {
    const { stamp } = await asked();
    expect(await refund(stamp)).toEqual({ type: 'pending', cents: 2500 });
    expect(paytrail.refunds).toHaveLength(1);
    const why = async (days: number) => {
      const later = new Date(TEST_NOW.getTime() + days * 24 * 3_600_000);
      return (await listTroubles(db.owner, later)).find((trouble) => trouble.stamp === stamp)?.why;
    };
    expect(await why(6)).toBeUndefined();
    expect(await why(8)).toBe('refundOpen');
  });

  test('and refuses leaves what was paid to be paid back', async () => {
    const { stamp, id, tell } = await asked(SUM);
    await tell('fail');
    await tell('pending');
    expect(await refundsOf(stamp)).toEqual([]);
    expect(await receiptsOf(id)).toEqual([]);
    paytrail.refundAnswer = 'ok';
    expect(await refund(stamp)).toEqual({ type: 'refunded', cents: SUM });
  });

  test('and refuses, and makes after all, is made', async () => {
    const { stamp, tell } = await asked();
    await tell('fail');
    await tell('ok');
    expect(await refundsOf(stamp)).toEqual([booked]);
  });

  test('is known by the provider’s name of it, too', async () => {
    const { stamp, tell } = await asked();
    expect(await tell('ok', { 'checkout-stamp': stamp })).toEqual(applied);
    expect(await refundsOf(stamp)).toEqual([booked]);
  });

  test.each([
    ['another sum', { 'checkout-amount': '1' }, 'wrongSum'],
    ['another transaction', { 'checkout-transaction-id': 'another' }, 'wrongTransaction'],
    [
      'a refund that nobody has asked for',
      { 'checkout-stamp': randomUUID(), 'checkout-transaction-id': 'another' },
      'unknownPayment',
    ],
    [
      'what is no name of a refund',
      { 'checkout-stamp': '1; drop', 'checkout-transaction-id': 'another' },
      'unknownPayment',
    ],
  ])('of %s changes nothing', async (_, changes, answer) => {
    const { stamp, tell } = await asked();
    expect(await tell('ok', changes)).toEqual({ type: answer });
    expect(await refundsOf(stamp)).toEqual([]);
  });

  test('for another brand changes nothing', async () => {
    const { stamp, id } = await asked();
    const told = { stamp: id, transactionId: `refund-${id}`, status: 'ok', amountCents: 2500 } as const;
    const foreign = { ...told, provider: null, reason: null };
    expect(await applyRefund(parts(), foreign, 'pikkujatti')).toEqual({ type: 'unknownPayment' });
    expect(await refundsOf(stamp)).toEqual([]);
  });
});

describe('what an operator has to look at', () => {
  test('is what does not end by itself', async () => {
    const [refused, untold, fine] = [
      await payment({ result: 'invoiceAlreadyPaid' }),
      await payment({ result: null }),
      await payment(),
    ];
    const troubles = async (hours: number) => {
      const rows = await listTroubles(db.owner, new Date(TEST_NOW.getTime() + hours * 3_600_000));
      return new Map(rows.map(({ stamp, why }) => [stamp, why]));
    };
    expect((await troubles(0)).get(untold)).toBeUndefined();
    const later = await troubles(2);
    expect(later.get(untold)).toBe('notTold');
    expect(later.get(refused)).toBe('result');
    expect(later.get(fine)).toBeUndefined();
  });
});

describe('a settlement', () => {
  const report = (...rows: (readonly [stamp: string, amount: string, fee?: string])[]) =>
    readSettlement(
      Readable.from(
        [
          'entryDate;stamp;amount;paymentMethodFee;settlementId\n',
          ...rows.map(([stamp, amount, fee = '0,12']) => `23-03-2026;"${stamp}";${amount};${fee};678\n`),
        ],
        { objectMode: false },
      ),
    );
  async function reconciled(settlement: ReturnType<typeof report>) {
    const found: Difference[] = [];
    const result = await reconcile(db.owner, () => settlement, {
      brand: 'kaari',
      day: DAY,
      now: TEST_NOW,
      tell: (difference) => found.push(difference),
    });
    return { ...result, found };
  }
  /** Everything of the day that is in the books. */
  const all = async () =>
    (
      await sql<{ stamp: string; cents: string }>`
        select case kind when 'payment' then payment::text else split_part(reference, '/', 1) end as stamp,
          (case kind when 'payment' then cents else -cents end / 100.0)::text as cents
        from ledger where kind in ('payment', 'refund')`.execute(db.owner)
    ).rows.map(({ stamp, cents }): [string, string] => [stamp, Number(cents).toFixed(2).replace('.', ',')]);

  test('that agrees with the books is booked, once', async () => {
    const stamp = await payment();
    await refund(stamp, 1000);
    const balance = async (account: string) =>
      (
        await db.owner
          .selectFrom('ledger_balances')
          .select('cents')
          .where('brand', '=', 'kaari')
          .where('account', '=', account as 'bank')
          .executeTakeFirst()
      )?.cents ?? 0;
    const rows = await all();
    expect(await reconciled(report(...rows))).toMatchObject({ differences: 0, booked: ['678'], found: [] });
    expect(await balance('provider')).toBe(0);
    const bank = await balance('bank');
    expect(bank).toBeGreaterThan(0);
    expect(await balance('fees')).toBe(rows.length * 12);
    await reconciled(report(...rows));
    expect(await balance('bank')).toBe(bank);
  });

  test('that differs is told, row by row, and not booked', async () => {
    const [wrong, twice, missing] = [await payment(), await payment(), await payment()];
    const unknown = randomUUID();
    const own: readonly string[] = [wrong, twice, missing];
    const others = (await all()).filter(([stamp]) => !own.includes(stamp));
    const { found, booked } = await reconciled(
      report(
        ...others,
        [wrong, '99,99'],
        [twice, '100,00'],
        [twice, '100'],
        [unknown, '5,00'],
        ['not ours', '1'],
      ),
    );
    expect(booked).toEqual([]);
    expect(found).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        { kind: 'sum', stamp: wrong, settledCents: 9999, bookedCents: SUM },
        { kind: 'twice', stamp: twice, settledCents: 2 * SUM, bookedCents: SUM },
        { kind: 'missing', stamp: missing, settledCents: 0, bookedCents: SUM },
        { kind: 'unknown', stamp: unknown, settledCents: 500, bookedCents: 0 },
        { kind: 'unknown', stamp: 'not ours', settledCents: 100, bookedCents: 0 },
      ]),
    );
  });

  test('that is none is refused by its line', async () => {
    await expect(reconciled(report(['x', 'ten']))).rejects.toThrow('Line 2 of the report is no payment.');
    await expect(reconciled(readSettlement(Readable.from(['a;b\n'])))).rejects.toThrow('no column stamp');
  });
});
