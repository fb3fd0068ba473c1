import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** Who waits for one of a pool's connections at this moment. */
export interface ConnectionQueue {
  readonly length: number;
  /** How long the first of them has waited, in milliseconds; 0 if nobody waits. */
  age(): number;
}

/** Watches how long the queries of a pool wait for a connection: the pool itself only counts them. */
export function watchQueue(pool: pg.Pool): {
  readonly watched: PostgresPool;
  readonly queue: ConnectionQueue;
} {
  // In the order in which they came.
  const since = new Map<symbol, number>();
  return {
    watched: {
      options: pool.options,
      async connect() {
        const waiter = Symbol();
        since.set(waiter, performance.now());
        try {
          return await pool.connect();
        } finally {
          since.delete(waiter);
        }
      },
      end: () => pool.end(),
    },
    queue: {
      get length() {
        return since.size;
      },
      age() {
        const [first] = since.values();
        return first === undefined ? 0 : performance.now() - first;
      },
    },
  };
}
