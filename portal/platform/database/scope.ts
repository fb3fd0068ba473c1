import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Cost } from '#contract/calls/endpoint.ts';
import type { InScope } from '#platform/context.ts';
import { withConnection } from '#platform/limits/stand-aside.ts';
import type { Tables } from '#platform/tables.ts';
import { POOL_SIZE } from './connect.ts';
import { type ConnectionQuota, createConnectionQuota } from './connection-quota.ts';
import { CameSecond, DatabaseUnavailable, isConflict, isUnavailable } from './database-error.ts';
import { beginInScope } from './enter-scope.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 10;
/** Milliseconds that expensive work waits for its turn: somebody still looks at the page, and others wait behind. */
const PATIENCE = 2_000;

/** How many connections each kind of expensive work may hold at a time; half are left for light work. */
const QUOTAS: Readonly<Record<Exclude<Cost, 'light'>, number>> = { search: 0.3, heavy: 0.2 };

/**
 * Makes the one way in which the application reaches the database. A transaction that loses against
 * another one (deadlock, serialization failure) is repeated, so `work` must have no effects outside of it.
 * Rejects with DatabaseUnavailable when the database is away; whether a transaction that was about to
 * commit then took effect is unknown, so its caller repeats it with the same idempotency key.
 * Expensive work takes turns in its quota of connections, and rejects in the same way when its turn does not come.
 *
 * @param before awaited ahead of each transaction: what this process knows of the keys must not be old
 */
export function createInScope(db: Kysely<Tables>, before: () => Promise<void> = async () => {}): InScope {
  const quotas = { search: quotaOf('search'), heavy: quotaOf('heavy') };
  const run = createRun(db, before);
  return (scope, work) =>
    scope.cost === undefined || scope.cost === 'light'
      ? run(scope, work)
      : quotas[scope.cost](() => run(scope, work));
}

function quotaOf(cost: keyof typeof QUOTAS): ConnectionQuota {
  const most = Math.max(1, Math.floor(POOL_SIZE * QUOTAS[cost]));
  return createConnectionQuota({ most, waiting: POOL_SIZE * 3, patience: PATIENCE });
}

function createRun(db: Kysely<Tables>, before: () => Promise<void>): InScope {
  return async (scope, work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        await before();
        return await db.transaction().execute(async (tx) => {
          await beginInScope(tx, scope);
          return withConnection(() => work(tx));
        });
      } catch (error) {
        if (isUnavailable(error)) throw new DatabaseUnavailable('The database is away.', { cause: error });
        if (!isConflict(error)) throw error;
        if (attempt === ATTEMPTS) throw error instanceof CameSecond ? error.cause : error;
        // Those who collided should not do so again in step.
        await sleep(PAUSE_MS * attempt * (1 + Math.random()));
      }
    }
  };
}
