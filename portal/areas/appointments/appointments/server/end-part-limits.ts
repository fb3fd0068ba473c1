import type { LinkedRecord } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { attemptsSoFar, countAttempt } from '#platform/limits/attempts.ts';

const DAY = 24 * 60;
const HOUR = 60;

/** How often the end of an identity code may be typed for one appointment in a day: there are some 900 of them. */
export const TRIES_OF_APPOINTMENT = 5;
/** How many wrong ones may come from one address in an hour. A clinic's network is one address to all who wait there. */
export const WRONG_OF_CALLER = 20;

type Asked = Pick<Context, 'vault' | 'now' | 'address'>;

/**
 * Counts a try for an appointment, and whether it may be compared. In a transaction of its own, ahead of the one that
 * compares: what that answers takes no try back.
 */
export async function mayTryEndPart(tx: Scoped, context: Asked, link: LinkedRecord): Promise<boolean> {
  const { vault, now } = context;
  const wrong = await attemptsSoFar(tx, ofCaller(context), now, HOUR);
  if (wrong >= WRONG_OF_CALLER) return false;
  const { patientId, appointmentId } = link;
  const subject = vault.hash('attempts.check-in', `${patientId} ${appointmentId}`);
  return (await countAttempt(tx, subject, now, DAY)) <= TRIES_OF_APPOINTMENT;
}

/** Counts one that was wrong, for its caller. */
export async function countWrongEndPart(tx: Scoped, context: Asked): Promise<void> {
  await countAttempt(tx, ofCaller(context), context.now, HOUR);
}

function ofCaller({ vault, address }: Asked): Buffer {
  return vault.hash('attempts.check-in.address', address);
}
