import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { InScope } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { readConfig } from '../config.ts';
import { firstVaultOf } from '../keyring-of-config.ts';
import type { SessionLimits } from '../sessions/session-end.ts';
import { createVisitors, type TestAnswer, type Visitor } from '../test-visitor.ts';
import { freeSlots } from './free-slots.ts';
import { freePorts, type Running, startProgram } from './processes.ts';
import {
  anonymousReservation,
  registerPatients,
  reservation,
  type TestPatient,
} from './register-patients.ts';

/** A database with the demo clinic, sealed with the development keys. */
export interface KillDatabase {
  /** Settings that lead a portal to it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly owner: Kysely<Tables>;
  readonly inScope: InScope;
}

/** What is left of a booking once everything has come to rest. */
export interface BookingOutcome {
  /** Under which the last answer confirmed it; null if none did. */
  readonly confirmedId: number | null;
  /** Whether it had to be asked for again after the kill. */
  readonly wasRetried: boolean;
  /** Appointments of the patient that exist, by id. */
  readonly kept: readonly number[];
  readonly mails: number;
  readonly texts: number;
}

interface Booking {
  readonly patient: TestPatient;
  readonly visitor: Visitor;
  readonly slotId: number;
  readonly isSignedIn: boolean;
  readonly key: string;
  answer: TestAnswer | null;
  wasRetried: boolean;
}

const AT_ONCE = 8;
const REST_PATIENCE_MS = 60_000;
const HOURS = 60_000_000;

/** Sessions that outlast a round. */
export const roundLimits: SessionLimits = {
  idleMs: HOURS,
  maximumMs: HOURS,
  wayBackMs: 0,
  smsCodeMs: HOURS,
  freshMs: HOURS,
  warnings: [],
};

const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' } as const;

/** The vault of the portal that a round starts. */
export const roundVault = firstVaultOf(readConfig(settings));

/**
 * Sends bookings to the portal in a process of its own, kills that with SIGKILL when so many have been
 * answered, starts it again, asks again for what got no answer, and waits until all messages are out.
 */
export async function killRound(
  database: KillDatabase,
  { count, killAfter }: { count: number; killAfter: number },
): Promise<BookingOutcome[]> {
  const [port = 0, sandboxPort = 0, smtpPort = 0] = await freePorts(3);
  const environment = {
    ...settings,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    ...database.settings,
  };
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`;
  const startPortal = () =>
    startProgram('server/main.ts', environment, `http://127.0.0.1:${port}/health/ready`);
  const running: Running[] = [];
  try {
    running.push(await startProgram('sandbox/main.ts', environment, `${sandboxOrigin}/phone.json`));
    const first = await startPortal();
    running.push(first);
    const bookings = await prepare(database, port, count);

    let answered = 0;
    let killed: Promise<void> | null = null;
    await inTurn(bookings, async (booking) => {
      booking.answer = await send(booking).catch(() => null);
      answered += 1;
      if (answered === killAfter) killed = first.kill();
    });
    await killed;
    running.push(await startPortal());
    const open = bookings.filter(({ answer }) => answer === null);
    await inTurn(open, async (booking) => {
      booking.wasRetried = true;
      booking.answer = await send(booking);
    });
    await isAtRest(database.owner);
    return await outcomes(bookings, database.owner, sandboxOrigin);
  } finally {
    for (const program of running.reverse()) await program.stop();
  }
}

async function prepare(database: KillDatabase, port: number, count: number): Promise<Booking[]> {
  const { owner, inScope } = database;
  const now = new Date();
  const slots = await freeSlots(owner, now, count);
  const patients = await registerPatients(owner, roundVault, count);
  const test = { inScope, vault: roundVault };
  const visitor = createVisitors({ port, test, limits: roundLimits, clock: () => new Date() });
  const bookings = patients.map((patient, index): Booking => {
    const common = { answer: null, wasRetried: false, isSignedIn: index % 2 === 0, key: randomUUID() };
    return { ...common, patient, visitor: visitor(), slotId: slots[index] ?? 0 };
  });
  await inTurn(bookings, async ({ isSignedIn, visitor, patient }) => {
    if (isSignedIn) await visitor.signIn(patient);
    await visitor.csrfToken();
  });
  return bookings;
}

function send({ patient, visitor, slotId, isSignedIn, key }: Booking): Promise<TestAnswer> {
  const path = isSignedIn ? '/api/reserve-appointment' : '/api/anon/reserve-appointment';
  const body = isSignedIn ? reservation(patient, slotId) : anonymousReservation(patient, slotId);
  return visitor.send('POST', `${path}?lang=fi`, { body, headers: { 'idempotency-key': key } });
}

/** Works through all of them, a few at a time. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Resolves when no job is left to run. */
export async function isAtRest(owner: Kysely<Tables>): Promise<void> {
  const deadline = Date.now() + REST_PATIENCE_MS;
  while (Date.now() < deadline) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from graphile_worker.jobs where attempts < max_attempts`.execute(owner);
    if (rows[0]?.waiting === 0) return;
    await sleep(100);
  }
  throw new Error('Jobs are left that nobody runs.');
}

async function outcomes(
  bookings: readonly Booking[],
  owner: Kysely<Tables>,
  sandboxOrigin: string,
): Promise<BookingOutcome[]> {
  const received = async (path: string) => {
    const answer = await fetch(`${sandboxOrigin}${path}`);
    const { messages } = (await answer.json()) as { messages: { to: string | string[] }[] };
    return messages.flatMap(({ to }) => to);
  };
  const [mails, texts] = await Promise.all([received('/mailbox.json'), received('/phone.json')]);
  const rows = await owner.selectFrom('appointments').select(['id', 'patient_id']).execute();
  return bookings.map(({ patient, answer, wasRetried }) => ({
    confirmedId: answer?.body.reservationDetails?.appointmentId ?? null,
    wasRetried,
    kept: rows.filter((row) => row.patient_id === patient.patientId).map(({ id }) => id),
    mails: mails.filter((to) => to === patient.email).length,
    texts: texts.filter((to) => to === patient.phone).length,
  }));
}
