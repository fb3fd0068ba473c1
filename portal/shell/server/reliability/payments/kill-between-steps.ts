import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { seedDemo } from '#demo/seed.ts';
import { signedAddress } from '#outside/paytrail/sandbox/tell-portal.ts';
import type { Transaction } from '#outside/paytrail/sandbox/transactions.ts';
import { POOL_SIZE } from '#platform/database/connect.ts';
import { findPostmaster } from '#platform/database/embedded/postmaster.ts';
import type { Database } from '#platform/database/open.ts';
import { createInScope } from '#platform/database/scope.ts';
import type { Tables } from '#platform/tables.ts';
import { createVisitors, exchange, type Visitor } from '../../test-visitor.ts';
import { deliveriesOf, untilAtRest } from '../deliveries.ts';
import type { Running } from '../processes.ts';
import { registerPatients, type TestPatient } from '../register-patients.ts';
import { type RoundPortals, roundLimits, roundVault, startSandbox } from '../round-portals.ts';
import { type BookFaults, checkBooks, isSound, type ToldPayment } from './check-books.ts';
import { type HeldDatabase, holdDatabase } from './held-database.ts';
import { CENTS, invoiceKeyOf, type OutsideEnds, SECRET, startOutsideEnds } from './outside-ends.ts';
import { STEPS, type Step } from './steps.ts';

const VICTIMS = ['portal', 'database'] as const;
type Victim = (typeof VICTIMS)[number];

/** What a moment between two steps has cost. */
export interface StepResult {
  readonly step: Step;
  /** Payments that were at this moment when the process was killed. */
  readonly cut: Readonly<Record<Victim, number>>;
  readonly kills: number;
  /** Names of the payments of it with which something is wrong. */
  readonly faults: readonly string[];
}

export interface KilledPayments {
  readonly steps: readonly StepResult[];
  readonly payments: number;
  readonly paid: number;
  readonly found: BookFaults;
  readonly receipts: { readonly lost: number; readonly doubled: number };
}

/** Payments that a process has to be killed amid, at each moment. */
export const LEAST = 20;
const MOST_KILLS = 30;
/** Of those that begin together, so many are declined. */
const DECLINED = 2;
const SETTLED_MS = 400;
const HELD_MS = 4_000;
const READY_MS = 60_000;
const PATIENTS = 3_000;
const FINISHES = 6;

/** How many can be at a moment at once: each holds a connection of the portal's pool there, or one of its jobs. */
function atOnce({ phase, place }: Step): number {
  if (phase === 'ask' || phase === 'jobs') return 4;
  return place.held === 'call' ? LEAST : POOL_SIZE;
}

/** A patient who pays their only invoice. */
interface Payer {
  readonly patient: TestPatient;
  readonly invoice: number;
  readonly isDeclined: boolean;
}

/** A database of the round's own. */
export interface RoundServer {
  readonly database: Database;
  readonly dataDir: string;
}

interface Scene {
  readonly server: RoundServer;
  readonly owner: Kysely<Tables>;
  readonly portals: RoundPortals;
  readonly database: HeldDatabase;
  readonly ends: OutsideEnds;
  readonly visitor: (patient: TestPatient) => Promise<Visitor>;
  readonly payers: (count: number) => Promise<readonly Payer[]>;
  portal: Running;
}

/** Kills the portal, and the database, between every two steps of a payment, and counts what is wrong afterwards. */
export async function killBetweenSteps(
  server: RoundServer,
  tell: (text: string) => void,
  steps: readonly Step[] = STEPS,
): Promise<KilledPayments> {
  const ends = await startOutsideEnds();
  const { url } = server.database;
  const socket = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const database = await holdDatabase(socket);
  const ownerUrl = new URL(url);
  ownerUrl.username = 'postgres';
  const portals = await startSandbox(
    {
      DATABASE_URL: `postgresql://${new URL(url).username}@127.0.0.1:${database.port}${new URL(url).pathname}`,
      MIGRATION_DATABASE_URL: ownerUrl.href,
      PAYTRAIL_URL: `${ends.origin}/paytrail`,
      CUSTOMER_INVOICES_URL: `${ends.origin}/customer-invoices/v1`,
      GOODSIGN_URL: `${ends.origin}/goodsign/v1`,
      NETSUITE_URL: `${ends.origin}/netsuite/v1`,
    },
    1,
  );
  try {
    return await server.database.asOwner(async ({ db: owner }) => {
      await seedDemo(owner, { vault: roundVault, now: new Date(), days: 1 });
      const portal = await portals.start(0);
      const scene: Scene = {
        server,
        owner,
        portals,
        database,
        ends,
        portal,
        ...(await crowd(server, owner, portals)),
      };
      return round(scene, steps, tell);
    });
  } finally {
    database.clear();
    ends.clear();
    await portals.stop();
    await database.close();
    await ends.close();
  }
}

async function crowd(
  { database }: RoundServer,
  owner: Kysely<Tables>,
  { ports: [port = 0] }: RoundPortals,
): Promise<Pick<Scene, 'visitor' | 'payers'>> {
  const waiting = await registerPatients(owner, roundVault, PATIENTS);
  const test = { inScope: createInScope(database.db), vault: roundVault };
  const make = createVisitors({ port, test, limits: roundLimits, clock: () => new Date() });
  return {
    async visitor(patient) {
      const visitor = make();
      await visitor.signIn(patient);
      return visitor;
    },
    async payers(count) {
      const patients = waiting.splice(0, count);
      const invoices = await owner
        .insertInto('invoice_numbers')
        .values(
          patients.map(({ patientId, identityCode }) => ({
            patient_id: patientId,
            source: 'CustomerInvoice' as const,
            source_key: invoiceKeyOf(identityCode),
          })),
        )
        .returning(['id', 'patient_id'])
        .execute();
      return patients.map((patient, nth) => ({
        patient,
        invoice: invoices.find((each) => each.patient_id === patient.patientId)?.id ?? 0,
        isDeclined: nth >= count - DECLINED,
      }));
    },
  };
}

async function round(
  scene: Scene,
  steps: readonly Step[],
  tell: (text: string) => void,
): Promise<KilledPayments> {
  const stepOf = new Map<string, Step>();
  const results = new Map<Step, { cut: Record<Victim, number>; kills: number }>();
  for (const step of steps) {
    const result = { cut: { portal: 0, database: 0 }, kills: 0 };
    results.set(step, result);
    for (const victim of VICTIMS) {
      for (let kill = 0; kill < MOST_KILLS && result.cut[victim] < LEAST; kill++) {
        const before = new Set(scene.ends.transactions.all().map(({ asked }) => asked.stamp));
        result.cut[victim] += await cutOnce(scene, step, victim);
        result.kills += 1;
        for (const { asked } of scene.ends.transactions.all())
          if (!before.has(asked.stamp)) stepOf.set(asked.stamp, step);
      }
    }
    tell(
      `${step.phase}, ${step.name}: ${result.cut.portal} + ${result.cut.database} in ${result.kills} kills`,
    );
  }
  const { found, payments } = await finish(scene);
  const wrong = new Set(Object.values(found).flatMap((names) => (Array.isArray(names) ? names : [])));
  const { lost, doubled } = await deliveriesOf(scene.owner, scene.portals.sandboxOrigin, []);
  return {
    steps: [...results].map(([step, result]) => ({
      step,
      ...result,
      faults: [...wrong].filter((stamp) => stepOf.get(stamp) === step),
    })),
    payments: payments.length,
    paid: payments.filter(({ status }) => status === 'ok').length,
    found,
    receipts: { lost, doubled },
  };
}

/** Brings payments to a moment, kills, and lets them go on from there. How many were at that moment. */
async function cutOnce(scene: Scene, step: Step, victim: Victim): Promise<number> {
  const payers = await scene.payers(atOnce(step) + DECLINED);
  const begun = step.phase === 'begin' ? [] : await inParallel(payers, (payer) => payAtBank(scene, payer));
  // Nobody tells of those that are declined: they are asked about.
  const told = begun.filter(({ status }) => status === 'ok');
  if (step.phase === 'ask') await hurryAsking(scene, told);
  const hold = step.place.held === 'database' ? scene.database.hold(step.place) : scene.ends.hold(step.place);
  const acts: Promise<unknown>[] =
    step.phase === 'begin'
      ? payers.map((payer) => begin(scene, payer).catch(() => null))
      : step.phase === 'ask'
        ? [wakeWorker(scene)]
        : told.map((transaction, nth) => callBack(scene, transaction, nth % 2 === 0).catch(() => null));
  await untilHeld(hold.count, atOnce(step));
  const cut = hold.count();
  await kill(scene, victim);
  await Promise.all(acts);
  if (step.phase !== 'begin') return cut;
  // Who has got no answer presses again, pays, and is called back once.
  const again = await inParallel(payers, (payer) => payAtBank(scene, payer));
  await inParallel(again, (transaction) => callBack(scene, transaction, false));
  return cut;
}

async function kill(scene: Scene, victim: Victim): Promise<void> {
  if (victim === 'portal') {
    await scene.portal.kill();
    scene.database.clear();
    scene.ends.clear();
    scene.portal = await scene.portals.start(0);
    return;
  }
  const killed = postmasterOf(scene);
  if (killed === null) throw new Error('There is no database to kill.');
  process.kill(killed, 'SIGKILL');
  scene.database.clear();
  scene.ends.clear();
  await untilBack(scene, killed);
  await untilReady(scene.portals.ports[0] ?? 0);
}

function postmasterOf({ server }: Scene): number | null {
  return findPostmaster(join(server.dataDir, 'postgres'))?.pid ?? null;
}

/** Waits until another database runs, and answers here: a connection of the killed one may take a statement and die with it. */
async function untilBack(scene: Scene, killed: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const running = postmasterOf(scene);
    if (running !== null && running !== killed) {
      const answers = await sql`select 1`.execute(scene.owner).then(
        () => true,
        () => false,
      );
      if (answers) return;
    }
    await sleep(100);
  }
  throw new Error('The database is not there again.');
}

async function begin({ visitor }: Scene, { patient, invoice }: Payer): Promise<string> {
  const body = {
    requestBody: {
      amount: CENTS,
      items: [{ productCode: '', unitPrice: CENTS, units: 1, vatPercentage: 0 }],
      language: 'FI',
      reference: String(invoice),
    },
  };
  const browser = await visitor(patient);
  const answer = await browser.send('POST', '/api/payments/?lang=fi', { body });
  if (answer.body.type !== 'success') throw new Error(`No payment began: ${JSON.stringify(answer.body)}`);
  return answer.body.payment;
}

/** Begins a payment, however often it takes, and pays it at the bank, or is declined there. The portal is told nothing. */
async function payAtBank(scene: Scene, payer: Payer): Promise<Transaction> {
  for (let attempt = 0; ; attempt++) {
    const stamp = await begin(scene, payer).catch((error: unknown) => {
      if (attempt === 100) throw error;
      return null;
    });
    const transaction = scene.ends.transactions.all().find(({ asked }) => asked.stamp === stamp);
    if (!transaction) {
      await sleep(SETTLED_MS);
      continue;
    }
    return Object.assign(
      transaction,
      payer.isDeclined
        ? { status: 'fail', reason: 'cardDeclined', provider: 'lumipankki' }
        : { status: 'ok', provider: 'lumipankki', paidAt: new Date() },
    );
  }
}

async function callBack({ portals }: Scene, transaction: Transaction, isPayer: boolean): Promise<void> {
  const port = portals.ports[0] ?? 0;
  const { callbackUrls, redirectUrls } = transaction.asked;
  const { pathname, search } = new URL(
    signedAddress((isPayer ? redirectUrls : callbackUrls).success, transaction, SECRET),
  );
  await exchange(port, 'GET', pathname + search, undefined, undefined, { host: `kaari.localhost:${port}` });
}

/** Those that nobody has told of are asked about now. */
async function hurryAsking({ owner }: Scene, transactions: readonly Transaction[]): Promise<void> {
  const keys = transactions.map(({ asked }) => `ask-payment:${asked.stamp}`);
  await sql`update graphile_worker._private_jobs set run_at = now() where key = any(${keys})`.execute(owner);
}

/** Jobs are looked for every few seconds, and when one comes. */
async function wakeWorker({ owner }: Scene): Promise<void> {
  await sql`select pg_notify('jobs:insert', '{"r":"1","count":10}')`.execute(owner);
}

/** Lets every job run that waits, and asks the provider about everything, until nothing is wrong or nothing changes it. */
async function finish(scene: Scene): Promise<{ found: BookFaults; payments: readonly ToldPayment[] }> {
  const { owner, ends } = scene;
  for (let time = 1; ; time++) {
    await sql`update graphile_worker._private_jobs set run_at = now()
      where key like 'ask-payment:%' or attempts > 0`.execute(owner);
    await wakeWorker(scene);
    await untilAtRest(owner);
    const payments = ends.transactions.all().map(({ id, asked, status }) => ({
      stamp: asked.stamp,
      cents: asked.amount,
      status,
      marked: (ends.marked.get(asked.reference) ?? []).filter((name) => name === id).length,
    }));
    const found = await checkBooks(owner, payments);
    if (isSound(found) || time === FINISHES) return { found, payments };
  }
}

function inParallel<Item, Result>(
  all: readonly Item[],
  work: (one: Item) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(all.map(work));
}

/** Waits until as many are held as can be, or as will be. */
async function untilHeld(count: () => number, most: number): Promise<void> {
  const deadline = Date.now() + HELD_MS;
  let last = 0;
  let since = Date.now();
  while (Date.now() < deadline && count() < most) {
    if (count() !== last) [last, since] = [count(), Date.now()];
    if (last > 0 && Date.now() - since > SETTLED_MS) return;
    await sleep(20);
  }
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The portal is not ready again.');
}
