import type { Context } from '../context.ts';
import { isRefusal } from '../database/database-error.ts';
import { ok } from './handler.ts';

/**
 * Answers `unknownError` where the database refuses a change, of which nothing took effect then, and tells the log.
 *
 * @throws what is no refusal: the database is away, or nobody foresaw it
 */
export async function orUnknownError<A>(context: Context, change: () => Promise<A>) {
  try {
    return await change();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    context.report(error);
    return ok({ type: 'unknownError' as const });
  }
}
