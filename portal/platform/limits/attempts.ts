import { sql } from 'kysely';
import type { Scoped } from '../context.ts';

/**
 * Counts an attempt about a subject, for all processes together.
 *
 * @param subject keyed hash of what is tried
 * @param windowMinutes attempts are counted in windows of this length
 * @returns how many there have been in the running window, this one included
 */
export async function countAttempt(
  tx: Scoped,
  subject: Buffer,
  now: Date,
  windowMinutes: number,
): Promise<number> {
  const { count } = await tx
    .insertInto('attempts')
    .values({ subject, window_start: windowStart(now, windowMinutes), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_start']).doUpdateSet({ count: sql`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** How many attempts about a subject there have been in the running window, this one not counted. */
export async function attemptsSoFar(
  tx: Scoped,
  subject: Buffer,
  now: Date,
  windowMinutes: number,
): Promise<number> {
  const row = await tx
    .selectFrom('attempts')
    .select('count')
    .where('subject', '=', subject)
    .where('window_start', '=', windowStart(now, windowMinutes))
    .executeTakeFirst();
  return row?.count ?? 0;
}

function windowStart(now: Date, windowMinutes: number): Date {
  const length = windowMinutes * 60_000;
  return new Date(Math.floor(now.getTime() / length) * length);
}
