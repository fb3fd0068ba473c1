import { sql } from 'kysely';
import type { Scoped } from '../context.ts';

/** Attempts are counted together within this part of a window, and forgotten together once the window has passed. */
const STEPS = 60;
const MINUTE_MS = 60_000;

/**
 * Counts an attempt about a subject, for all processes together. The window ends now: one that begins with the hour
 * allows twice as many around its beginning.
 *
 * @param subject keyed hash of what is tried
 * @param windowMinutes how long an attempt counts
 * @returns how many there have been in the window, this one included
 */
export async function countAttempt(
  tx: Scoped,
  subject: Buffer,
  now: Date,
  windowMinutes: number,
): Promise<number> {
  const step = (windowMinutes * MINUTE_MS) / STEPS;
  const stepStart = new Date(Math.floor(now.getTime() / step) * step);
  const { count } = await tx
    .insertInto('attempts')
    .values({ subject, window_start: stepStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_start']).doUpdateSet({ count: sql`attempts.count + 1` }),
    )
    .returning((row) =>
      sql<number>`attempts.count + ${row
        .selectFrom('attempts as earlier')
        .select(sum)
        .where('earlier.subject', '=', subject)
        .where('earlier.window_start', '>', windowStart(now, windowMinutes))
        .where('earlier.window_start', '!=', stepStart)}`.as('count'),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** How many attempts about a subject there have been in the window that ends now. */
export async function attemptsSoFar(
  tx: Scoped,
  subject: Buffer,
  now: Date,
  windowMinutes: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom('attempts')
    .select(sum)
    .where('subject', '=', subject)
    .where('window_start', '>', windowStart(now, windowMinutes))
    .executeTakeFirstOrThrow();
  return count;
}

const sum = sql<number>`coalesce(sum(count), 0)::integer`.as('count');

function windowStart(now: Date, windowMinutes: number): Date {
  return new Date(now.getTime() - windowMinutes * MINUTE_MS);
}
