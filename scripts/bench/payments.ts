import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandOf } from '../../portal/brands/registry.ts';
import { seedDemo } from '../../portal/demo/seed.ts';
import { signatureOf } from '../../portal/outside/paytrail/client/signature.ts';
import {
  type BookFaults,
  checkBooks,
  isSound,
} from '../../portal/shell/server/reliability/payments/check-books.ts';
import {
  type KilledPayments,
  killBetweenSteps,
  LEAST,
} from '../../portal/shell/server/reliability/payments/kill-between-steps.ts';
import { roundVault, startSandbox } from '../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

export interface PaymentsResult {
  readonly payments: number;
  /** Callbacks and redirects that were sent, and how many of them died with their process and were sent again. */
  readonly sent: number;
  readonly sentAgain: number;
  readonly found: BookFaults;
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
      const found = await database.asOwner(({ db }) =>
        checkBooks(
          db,
          stamps.map((stamp, nth) => ({
            stamp,
            cents: CENTS,
            status: nth >= PAYMENTS - UNPAID ? 'fail' : 'ok',
          })),
        ),
      );
      return { payments: PAYMENTS, sent, sentAgain, found };
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

/** Kills the portal and the database between every two steps of a payment. */
export async function measureKilledPayments(): Promise<KilledPayments> {
  const scratch = await openScratchDatabase();
  return killBetweenSteps(scratch, (text) => console.error(text)).finally(scratch.remove);
}

/** Whether nothing is wrong, and every moment was met often enough to say so. */
export function areProven({ steps, found, receipts: { lost, doubled } }: KilledPayments): boolean {
  const areMet = steps.every(({ cut: { portal, database } }) => Math.min(portal, database) >= LEAST);
  return isSound(found) && lost + doubled === 0 && areMet;
}

export function paymentsTable({ payments, sent, sentAgain, found }: PaymentsResult): string {
  const { lost, doubled, invented, wrongStatus, unequalCents } = found;
  return table(
    'Payments told of at two portals at once, one of them killed half-way',
    ['payments', 'sent', 'sent again', 'lost', 'doubled', 'invented', 'wrong status', 'unequal cents'],
    [
      [
        ...[payments, sent, sentAgain, lost.length, doubled.length],
        ...[invented.length, wrongStatus.length, unequalCents],
      ].map(String),
    ],
  );
}

export function killedPaymentsTables({ steps, payments, paid, found, receipts }: KilledPayments): string {
  const { lost, doubled, invented, wrongStatus, unmarked, wronglyMarked, unequalCents } = found;
  return [
    table(
      'Payments that were between two steps when a process was killed (kill -9)',
      ['part', 'moment', 'of the portal', 'of the database', 'kills', 'wrong afterwards'],
      steps.map(({ step, cut, kills, faults }) => [
        ...[step.phase, step.name],
        ...[cut.portal, cut.database, kills, faults.length].map(String),
      ]),
    ),
    table(
      'What the books, the provider and the invoices’ system say afterwards',
      [
        ...[
          'payments',
          'paid',
          'lost',
          'doubled',
          'invented',
          'wrong status',
          'not marked',
          'wrongly marked',
        ],
        ...['unequal cents', 'receipts lost', 'receipts doubled'],
      ],
      [
        [
          ...[payments, paid, lost.length, doubled.length, invented.length, wrongStatus.length],
          ...[unmarked.length, wronglyMarked.length, unequalCents, receipts.lost, receipts.doubled],
        ].map(String),
      ],
    ),
  ].join('\n');
}
