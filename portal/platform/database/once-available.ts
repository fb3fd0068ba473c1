import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-error.ts';

const PAUSE_MS = 250;

export interface Patience {
  /** For how long the database may be away, in milliseconds. */
  readonly patienceMs: number;
  /** Ends the waiting early. */
  readonly signal?: AbortSignal;
}

/**
 * Does `work`, again for as long as it is rejected because the database is away. It must be safe to repeat.
 * Rejects as `work` does once the patience has run out.
 */
export async function onceAvailable<T>(work: () => Promise<T>, { patienceMs, signal }: Patience): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isOver = signal?.aborted || performance.now() > deadline;
      if (isOver || !(error instanceof DatabaseUnavailable)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
