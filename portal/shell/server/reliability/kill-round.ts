import {
  type BookingOutcome,
  inTurn,
  outcomesOf,
  prepareBookings,
  type RoundDatabase,
  sendBooking,
} from './bookings.ts';
import { type Deliveries, deliveriesOf, untilAtRest } from './deliveries.ts';
import { startSandbox } from './round-portals.ts';

export interface KillOutcome {
  readonly bookings: readonly BookingOutcome[];
  readonly deliveries: Deliveries;
}

/**
 * Sends bookings to the portal in a process of its own, kills that with SIGKILL when so many have been
 * answered, starts it again, asks again for what got no answer, and waits until all messages are out.
 */
export async function killRound(
  database: RoundDatabase,
  { count, killAfter }: { count: number; killAfter: number },
): Promise<KillOutcome> {
  const { owner } = database;
  const portals = await startSandbox(database.settings, 1);
  try {
    const first = await portals.start(0);
    const bookings = await prepareBookings(database, portals.ports, count, (index) => index % 2 === 0);

    let answered = 0;
    let killed: Promise<void> | null = null;
    let from = 0;
    await inTurn(bookings, async (booking) => {
      booking.answer = await sendBooking(booking).catch(() => null);
      answered += 1;
      if (answered !== killAfter) return;
      from = Date.now();
      killed = first.kill();
    });
    await killed;
    await portals.start(0);
    const gap = { from, to: Date.now() };
    const open = bookings.filter(({ answer }) => answer === null);
    await inTurn(open, async (booking) => {
      booking.wasRetried = true;
      booking.answer = await sendBooking(booking);
    });
    await untilAtRest(owner);
    const deliveries = await deliveriesOf(owner, portals.sandboxOrigin, [gap]);
    return { deliveries, bookings: await outcomesOf(bookings, owner, deliveries) };
  } finally {
    await portals.stop();
  }
}
