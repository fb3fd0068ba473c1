import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { brandOf } from '../../portal/brands/registry.ts';
import { seedDemo } from '../../portal/demo/seed.ts';
import { signatureOf } from '../../portal/outside/paytrail/client/signature.ts';
import type { Database } from '../../portal/platform/database/open.ts';
import { roundVault, startSandbox } from '../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

export interface PaymentsResult {
  readonly payments: number;
  /** Callbacks and redirects that were sent, and how many of them died with their process and were sent again. */
  readonly sent: number;
  readonly sentAgain: number;
  /** Paid at the provider and not in the books. */
  readonly lost: number;
  /** In the books more than once. */
  readonly doubled: number;
  /** In the books and not paid at the provider. */
  readonly invented: number;
  /** Payments whose status is not the highest that was sent. */
  readonly wrongStatus: number;
  /** Cents by which the two sides of the books differ. */
  readonly unequalCents: number;
}

const PAYMENTS = 50;
const TOLD = 100;
const CENTS = 12_345;
const AT_ONCE = 16;
const SECRET = 'sandbox';
/** Of the last ten payments the provider never says that they are paid. */
const UNPAID = 10;

interface Told {
  readonly path: string;
}

/** Tells two portals of 50 payments, each 100 times, shuffled and at once; one portal is killed half-way. */
export async function measurePayments(): Promise<PaymentsResult> {
  const { database, dataDir, remove } = await openScratchDatabase();
  try {
    const stamps = await database.asOwner(async ({ db: owner }) => {
      await seedDemo(owner, { vault: roundVault, now: new Date(), days: 1 });
      return begin(owner);
    });
    const portals = await startSandbox({ DATA_DIR: dataDir }, 2);
    try {
      const [first] = await Promise.all([portals.start(0), portals.start(1)]);
      const told = shuffled(stamps.flatMap((stamp, nth) => tellings(stamp, nth >= PAYMENTS - UNPAID)));
      let sent = 0;
      let sentAgain = 0;
      let restarted: Promise<unknown> | null = null;
      const next = told[Symbol.iterator]();
      const send = async () => {
        for (const { path } of next) {
          sent += 1;
          if (sent === Math.floor(told.length / 2)) restarted = first.kill().then(() => portals.start(0));
          for (let attempt = 0; ; attempt++) {
            const port = portals.ports[(sent + attempt) % 2] ?? 0;
            const status = await ask(port, path).catch(() => 0);
            if (status === 204 || status === 303) break;
            sentAgain += 1;
            await sleep(20);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, send));
      await restarted;
      return { ...(await check(database, stamps)), sent, sentAgain };
    } finally {
      await portals.stop();
    }
  } finally {
    await remove();
  }
}

/** Writes down payments as if their patient had just begun them. */
async function begin(owner: Parameters<typeof seedDemo>[0]): Promise<readonly string[]> {
  const { id: patient_id } = await owner
    .selectFrom('patients')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const stamps = Array.from({ length: PAYMENTS }, () => randomUUID());
  await owner
    .insertInto('payments')
    .values(
      stamps.map((stamp) => ({
        ...{ patient_id, stamp, brand: 'kaari' as const, language: 'fi' as const, cents: CENTS },
        created_at: new Date(),
      })),
    )
    .execute();
  await owner
    .insertInto('payment_invoices')
    .values(
      stamps.map((stamp, nth) => ({
        ...{ patient_id, stamp, cents: CENTS },
        invoice_id: nth + 1,
        invoice_number: String(nth + 1),
      })),
    )
    .execute();
  return stamps;
}

function tellings(stamp: string, isUnpaid: boolean): Told[] {
  const statuses = isUnpaid ? ['pending', 'fail', 'delayed'] : ['pending', 'fail', 'delayed', 'ok'];
  return Array.from({ length: TOLD }, (_, nth) => {
    const fields = {
      'checkout-account': brandOf('kaari').payment.merchantId,
      'checkout-algorithm': 'sha256',
      'checkout-amount': String(CENTS),
      'checkout-stamp': stamp,
      'checkout-reference': stamp,
      'checkout-transaction-id': `t-${stamp}`,
      'checkout-status': statuses[nth % statuses.length] ?? 'ok',
      'checkout-provider': 'bank',
    };
    const query = new URLSearchParams({ ...fields, signature: signatureOf(SECRET, 'sha256', fields) });
    return { path: `/payments/${nth % 3 === 0 ? 'return' : 'callback'}?${query}` };
  });
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function ask(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { host: `kaari.localhost:${port}` } });
    outgoing.on('response', (incoming) => {
      incoming.resume();
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Reads the books by itself: by what was sent, not by what the portal says. */
async function check(database: Database, stamps: readonly string[]) {
  const paid = new Set(stamps.slice(0, PAYMENTS - UNPAID));
  return database.asOwner(async ({ db }) => {
    const { rows: booked } = await sql<{ payment: string; times: number; cents: number }>`
      select payment, count(*)::integer as times, sum(cents)::integer as cents
      from ledger where kind = 'payment' group by payment`.execute(db);
    const byStamp = new Map(booked.map((row) => [row.payment, row]));
    const { rows: states } = await sql<{
      stamp: string;
      status: string;
    }>`select stamp, status from payments`.execute(db);
    const { rows: sides } = await sql<{ cents: number }>`
      select coalesce(sum(cents), 0)::integer as cents from ledger_balances`.execute(db);
    return {
      payments: stamps.length,
      lost: [...paid].filter((stamp) => byStamp.get(stamp)?.cents !== CENTS && !byStamp.has(stamp)).length,
      doubled: booked.filter(({ times, cents }) => times > 1 || cents !== CENTS).length,
      invented: booked.filter(({ payment }) => !paid.has(payment)).length,
      wrongStatus: states.filter(({ stamp, status }) => status !== (paid.has(stamp) ? 'ok' : 'fail')).length,
      unequalCents: sides[0]?.cents ?? 0,
    };
  });
}

export function isSound({ lost, doubled, invented, wrongStatus, unequalCents }: PaymentsResult): boolean {
  return lost + doubled + invented + wrongStatus + Math.abs(unequalCents) === 0;
}

export function paymentsTable(result: PaymentsResult): string {
  return table(
    'Payments told of at two portals at once, one of them killed half-way',
    ['payments', 'sent', 'sent again', 'lost', 'doubled', 'invented', 'wrong status', 'unequal cents'],
    [
      [
        ...[result.payments, result.sent, result.sentAgain, result.lost, result.doubled],
        ...[result.invented, result.wrongStatus, result.unequalCents],
      ].map(String),
    ],
  );
}
