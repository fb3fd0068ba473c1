import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openGate } from '../../portal/platform/database/test-gate.ts';
import { bookSignedIn, freeTimes } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Portal, Product } from './product.ts';
import type { Scenario } from './scenario.ts';
import type { Visitor } from './visitor.ts';

const ROUNDS = 12;
const CALLERS = 6;
const SLOW_MS = 400;
const SHORTEST_MS = 200;
const LONGEST_MS = 3000;
/** Once the database is back, a message has to be sent within this time. */
const LATE_MS = 15_000;

/** Two processes, a patient who keeps booking and cancelling, and a failing connection to the database. */
export const silentWorker: Scenario = {
  name: '1-silent-worker',
  about: `up to ${ROUNDS} database outages of ${SHORTEST_MS}–${LONGEST_MS} ms over two processes amid bookings: which messages are never sent, what does readiness say?`,
  async attempt(arena) {
    const product = await arena.product({ RATE_LIMIT: '100000', SANDBOX_SLOW_MS: String(SLOW_MS) });
    await makeSlow(product);
    const patient = product.visitor();
    await patient.signIn('aino');
    const slots = await freeTimes(patient, CALLERS);
    const gate = await openGate(product.settings.DATABASE_URL ?? '');
    arena.afterwards(gate.remove);
    const settings = { DATABASE_URL: gate.url };
    const portals = [await product.start({ settings }), await product.start({ settings })];
    await product.portal.stop();
    const callers = slots.map((_, index) => {
      const portal = portals[index % portals.length];
      const caller = product.visitor(portal && { portal });
      for (const [name, value] of patient.cookies) caller.cookies.set(name, value);
      return caller;
    });
    const { email, phone } = knownPerson('aino', arena.clinic.seededOn);
    let sent = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      let isOver = false;
      const bookings = callers.map((caller, index) =>
        bookUntil(product, caller, slots[index] ?? 0, { email, phone }, () => isOver),
      );
      await sleep(randomInt(300, 1500));
      const outage = randomInt(SHORTEST_MS, LONGEST_MS);
      // Alternately with an error, like a stopped server, and in silence, like a broken connection.
      if (round % 2) await endConnections(product);
      gate.close();
      await sleep(outage);
      gate.open();
      const back = Date.now();
      isOver = true;
      await Promise.all(bookings);
      const waiting = await waitingAfter(product, back + LATE_MS);
      if (waiting > 0) {
        const statuses = await Promise.all(portals.map(readiness));
        return {
          succeeded: true,
          seen: `outage ${round} (${outage} ms): ${waiting} messages still wait ${LATE_MS / 1000} s later; /health/ready: ${statuses.join(', ')}`,
        };
      }
      sent = await count(product, 'is not null');
    }
    return {
      succeeded: false,
      seen: `${ROUNDS} outages, ${sent} messages sent, none later than ${LATE_MS / 1000} s`,
    };
  },
};

/** Books and cancels in turn, ignoring failures. */
async function bookUntil(
  product: Product,
  caller: Visitor,
  slot: number,
  contact: { email: string; phone: string },
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const booked = await bookSignedIn(caller, slot, contact).catch(() => null);
    const id = booked?.body.reservationDetails?.appointmentId;
    if (id) await caller.send('DELETE', `/api/appointments/${id}?lang=fi`).catch(() => null);
    // Its connection is one of those that an outage ends.
    await forgetCancellations(product).catch(() => null);
    await sleep(20);
  }
}

/** A patient books no more after so many cancellations in a day; this one goes on. */
async function forgetCancellations(product: Product): Promise<void> {
  await product.sql(
    `update appointments set cancelled_at = cancelled_at - interval '1 day'
     where cancelled_by = 'patient' and cancelled_at > now() - interval '1 day'`,
  );
}

/** Makes several jobs of a process end at the same moment, which hits an outage more often. */
async function makeSlow({ sandboxOrigin }: Product): Promise<void> {
  await fetch(`${sandboxOrigin}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sms: 'slow', mail: 'slow' }),
  });
}

async function endConnections(product: Product): Promise<void> {
  await product.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

async function count(product: Product, sent: 'is null' | 'is not null'): Promise<number> {
  const [row] = await product.sql<{ count: number }>(
    `select count(*)::int as count from messages where sent_at ${sent}`,
  );
  return row?.count ?? 0;
}

/** How many messages still wait at a moment; returns earlier if none do. */
async function waitingAfter(product: Product, deadline: number): Promise<number> {
  for (;;) {
    const waiting = await count(product, 'is null');
    if (waiting === 0 || Date.now() > deadline) return waiting;
    await sleep(250);
  }
}

async function readiness({ port }: Portal): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
}
