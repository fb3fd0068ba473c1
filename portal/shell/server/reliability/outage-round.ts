import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/database/open.ts';
import {
  type Booking,
  type BookingOutcome,
  outcomesOf,
  prepareBookings,
  type RoundDatabase,
  sendBooking,
} from './bookings.ts';
import { type Deliveries, deliveriesOf, type Gap, untilAtRest } from './deliveries.ts';
import { OUTAGES, type OutageKind, openSaboteur } from './outages.ts';
import { startSandbox } from './round-portals.ts';

export interface OutageOutcome {
  readonly outages: readonly (Gap & { readonly kind: OutageKind })[];
  readonly bookings: readonly BookingOutcome[];
  readonly deliveries: Deliveries;
}

interface OutagePlan {
  readonly outages: number;
  /** Maximum number; one is sent every `BOOKING_MS` as long as there are outages. */
  readonly bookings: number;
}

const PORTALS = 2;
const BOOKING_MS = 600;
const RETRY_MS = 250;
const PATIENCE_MS = 240_000;
const LENGTH_MS = { least: 50, most: 5_000 };
const PAUSE_MS = { least: 500, most: 6_000 };

/**
 * Books with two portals over one database that goes away again and again, at random moments, for random
 * times and in turn in each way; asks again for what got no answer, and waits until all messages are out.
 */
export async function outageRound(
  database: RoundDatabase,
  server: { readonly database: Database; readonly dataDir: string },
  plan: OutagePlan,
): Promise<OutageOutcome> {
  const { owner } = database;
  const portals = await startSandbox(database.settings, PORTALS);
  const saboteur = openSaboteur(server.database, server.dataDir);
  try {
    for (let number = 0; number < PORTALS; number++) await portals.start(number);
    const bookings = await prepareBookings(database, portals.ports, plan.bookings, () => true);

    let areOver = false;
    const sent: Promise<void>[] = [];
    const booking = (async () => {
      for (const one of bookings) {
        if (areOver) return;
        sent.push(book(one));
        await sleep(BOOKING_MS);
      }
    })();
    const outages: (Gap & { kind: OutageKind })[] = [];
    for (let number = 0; number < plan.outages; number++) {
      await sleep(random(PAUSE_MS));
      const kind = OUTAGES[number % OUTAGES.length] ?? 'killed';
      outages.push({ kind, ...(await saboteur.cause(kind, random(LENGTH_MS))) });
    }
    areOver = true;
    await booking;
    await Promise.all(sent);
    await untilAtRest(owner);
    const deliveries = await deliveriesOf(owner, portals.sandboxOrigin, outages);
    const asked = bookings.slice(0, sent.length);
    return { outages, deliveries, bookings: await outcomesOf(asked, owner, deliveries) };
  } finally {
    await saboteur.close();
    await portals.stop();
  }
}

/** Asks until it is answered, as a patient does who sees that it has not worked. */
async function book(booking: Booking): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    booking.answer = await sendBooking(booking).catch(() => null);
    if (booking.answer?.body.reservationDetails) return;
    booking.wasRetried = true;
    await sleep(RETRY_MS);
  }
}

const random = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);
