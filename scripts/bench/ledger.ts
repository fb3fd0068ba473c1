import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { SettledRow } from '../../portal/areas/money/payments/server/read-settlement.ts';
import { reconcile } from '../../portal/areas/money/payments/server/reconcile.ts';
import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { seedDemo } from '../../portal/demo/seed.ts';
import type { Connection } from '../../portal/platform/database/connect.ts';
import { createInScope } from '../../portal/platform/database/scope.ts';
import { startOutsideEnds } from '../../portal/shell/server/reliability/payments/outside-ends.ts';
import {
  registerPatients,
  type TestPatient,
} from '../../portal/shell/server/reliability/register-patients.ts';
import {
  roundLimits,
  roundVault,
  startSandbox,
} from '../../portal/shell/server/reliability/round-portals.ts';
import { createVisitors } from '../../portal/shell/server/test-visitor.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { percentile } from './statistics.ts';
import { table } from './table.ts';

const SIZES = [10_000, 1_000_000] as const;
const INVOICES = 2_000;
const PATIENTS = 200;
/** Who looks at their invoices; each may only so often in a minute. */
const LOOKING = 4;
const LOOKS = 25;
const DAY_OF = 20_000;
const CENTS = 12_345;
const BRAND = 'kaari';

export interface LedgerResult {
  /** Of a patient with 2 000 invoices, by the number of payments in the books; milliseconds. */
  readonly pages: readonly { readonly payments: number; readonly list: number; readonly summary: number }[];
  /** A day's settlement held against the largest books: rows, seconds, and how much the heap grew, in megabytes. */
  readonly days: readonly {
    readonly rows: number;
    readonly seconds: number;
    readonly heapMb: number;
    readonly differences: number;
  }[];
}

/** Invoices and reconciliation over a year's books. */
export async function measureLedger(): Promise<LedgerResult> {
  const { database, dataDir, remove } = await openScratchDatabase();
  const ends = await startOutsideEnds(INVOICES);
  const portals = await startSandbox(
    {
      DATA_DIR: dataDir,
      CUSTOMER_INVOICES_URL: `${ends.origin}/customer-invoices/v1`,
      GOODSIGN_URL: `${ends.origin}/goodsign/v1`,
      NETSUITE_URL: `${ends.origin}/netsuite/v1`,
    },
    1,
  );
  try {
    return await database.asOwner(async (owner) => {
      await seedDemo(owner.db, { vault: roundVault, now: new Date(), days: 1 });
      const patients = await registerPatients(owner.db, roundVault, PATIENTS);
      await portals.start(0);
      const test = { inScope: createInScope(database.db), vault: roundVault };
      const port = portals.ports[0] ?? 0;
      const visitor = createVisitors({ port, test, limits: roundLimits, clock: () => new Date() });
      const pages: LedgerResult['pages'][number][] = [];
      let from = 0;
      for (const [nth, payments] of SIZES.entries()) {
        await fill(owner, from, payments);
        from = payments;
        const looking = patients.slice(nth * LOOKING, (nth + 1) * LOOKING);
        pages.push({ payments, ...(await look(visitor, looking)) });
      }
      const days: LedgerResult['days'][number][] = [];
      for (const [nth, rows] of [DAY_OF / 10, DAY_OF, DAY_OF * 5].entries())
        days.push(await settleDay(owner, addDays(helsinkiDay(new Date()), 10 + nth), rows));
      return { pages, days };
    });
  } finally {
    await portals.stop();
    await ends.close();
    await remove();
  }
}

/** Payments of the past year, spread over all patients, each with what belongs to it. */
async function fill({ db }: Connection, from: number, to: number): Promise<void> {
  await sql`create unlogged table if not exists owed as select row_number() over () - 1 as nth, id from patients`.execute(
    db,
  );
  await sql`create unlogged table paid as
    select owed.id as patient_id, gen_random_uuid() as stamp, each as nth,
      now() - (each % 365) * interval '1 day' - (each % 1440) * interval '1 minute' as at
    from generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) each
    join owed on owed.nth = each % (select count(*) from owed)`.execute(db);
  await writePaid(db);
}

async function writePaid(db: Connection['db']): Promise<void> {
  await sql`insert into payments (patient_id, stamp, brand, language, status, cents, transaction_id, created_at, paid_at)
    select patient_id, stamp, ${BRAND}, 'fi', 'ok', ${CENTS}, stamp::text, at, at from paid`.execute(db);
  await sql`insert into payment_invoices (patient_id, stamp, invoice_id, invoice_number, cents, result)
    select patient_id, stamp, nth + 1, nth::text, ${CENTS}, 'ok' from paid`.execute(db);
  await sql`insert into payment_events (patient_id, stamp, status, heard_by, at)
    select patient_id, stamp, 'ok', 'callback', at from paid`.execute(db);
  await sql`insert into ledger (at, kind, reference, brand, debit, credit, cents, payment)
    select at, 'payment', stamp || '/' || (nth + 1), ${BRAND}, 'provider', 'invoices', ${CENTS}, stamp from paid`.execute(
    db,
  );
  await sql`drop table paid`.execute(db);
  await sql`analyze payments, payment_invoices, payment_events, ledger`.execute(db);
}

/** How long the list and the summary take, p95. */
async function look(
  visitor: ReturnType<typeof createVisitors>,
  patients: readonly TestPatient[],
): Promise<{ readonly list: number; readonly summary: number }> {
  const times = { list: [] as number[], summary: [] as number[] };
  for (const patient of patients) {
    const browser = visitor();
    await browser.signIn(patient);
    const asked = async (kind: keyof typeof times, path: string) => {
      const began = performance.now();
      const { status, body } = await browser.get(path);
      if (status !== 200) throw new Error(`${path} is not answered: ${status}.`);
      times[kind].push(performance.now() - began);
      return body;
    };
    // The first time gives each invoice its number.
    const { body } = await browser.get('/api/payments/invoices-list?lang=fi');
    for (let time = 0; time < LOOKS; time++) {
      await asked('list', `/api/payments/invoices-list?lang=fi&page=${1 + time}`);
      const { id } = body.invoices[time % body.invoices.length];
      await asked('summary', `/api/invoices/invoice-summary?invoiceId=${id}&lang=fi`);
      await sleep(10);
    }
  }
  return { list: percentile(times.list, 95), summary: percentile(times.summary, 95) };
}

/** A day with so many payments, and its settlement. */
async function settleDay(
  { db }: Connection,
  day: string,
  rows: number,
): Promise<LedgerResult['days'][number]> {
  await sql`create unlogged table paid as
    select owed.id as patient_id, gen_random_uuid() as stamp, 2000000 + each as nth,
      (${day}::date + time '12:00') at time zone 'Europe/Helsinki' as at
    from generate_series(1, ${sql.lit(rows)}) each
    join owed on owed.nth = each % (select count(*) from owed)`.execute(db);
  await sql`create unlogged table day_stamps as select stamp, row_number() over () as nth from paid`.execute(
    db,
  );
  await writePaid(db);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 20);
  const began = performance.now();
  const { differences } = await reconcile(db, () => settled(db, rows), {
    ...{ brand: BRAND, day, now: new Date() },
    tell: () => {},
  });
  clearInterval(timer);
  await sql`drop table day_stamps`.execute(db);
  const seconds = (performance.now() - began) / 1000;
  return { rows, differences, seconds, heapMb: (most - before) / 2 ** 20 };
}

/** The report, read from the database in parts as it would be from a file. */
async function* settled(db: Connection['db'], rows: number): AsyncGenerator<SettledRow> {
  const PART = 1_000;
  for (let after = 0; after < rows; after += PART) {
    const found = await sql<{ stamp: string }>`
      select stamp from day_stamps where nth > ${after} and nth <= ${after + PART}`.execute(db);
    for (const { stamp } of found.rows) yield { stamp, cents: CENTS, feeCents: 12, settlementId: '1' };
  }
}

/** Seconds that a day's settlement may take, and megabytes by which it may grow the heap, however long the day is. */
const MOST_SECONDS = 30;
const MOST_HEAP_MB = 64;
/** What a year's payments may make of how long the pages take. */
const MOST_TIMES = 2;

export function isWithinLimits({ pages, days }: LedgerResult): boolean {
  const [small, large] = [pages[0], pages.at(-1)];
  const areSteady =
    small !== undefined &&
    large !== undefined &&
    large.list <= MOST_TIMES * small.list &&
    large.summary <= MOST_TIMES * small.summary;
  const isDayHeld = days.every(
    ({ rows, seconds, heapMb, differences }) =>
      differences === 0 && heapMb <= MOST_HEAP_MB && (rows !== DAY_OF || seconds <= MOST_SECONDS),
  );
  return areSteady && isDayHeld;
}

export function ledgerTables({ pages, days }: LedgerResult): string {
  return [
    table(
      `A patient’s ${INVOICES} invoices over a year’s payments, p95 in ms`,
      ['payments', 'list', 'summary'],
      pages.map(({ payments, list, summary }) =>
        [payments, Math.round(list), Math.round(summary)].map(String),
      ),
    ),
    table(
      `A day’s settlement over ${SIZES.at(-1)} payments`,
      ['rows', 'differences', 'seconds', 'heap, MB'],
      days.map(({ rows, differences, seconds, heapMb }) =>
        [rows, differences, seconds.toFixed(1), heapMb.toFixed(0)].map(String),
      ),
    ),
  ].join('\n');
}
