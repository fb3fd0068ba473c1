import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Vault } from './context.ts';
import { DatabaseUnavailable } from './database/database-error.ts';
import { type Grant, type TakeGrant, WINDOW_MS } from './limiter.ts';
import type { Tables } from './tables.ts';

/** A process takes this part of what is left: large allowances cost a write for many requests, the last ones are counted singly. */
const PART = 32;
/** Milliseconds that a request waits for the database here. */
const PATIENCE_MS = 5_000;

/**
 * Grants out of the table of allowances, by the database's clock: one statement that writes one row, outside of any scope
 * since there is nothing of anybody's in it.
 */
export function grantsOf(db: Kysely<Tables>, vault: Vault): TakeGrant {
  return async ({ subject, limit, needed }) => {
    const hash = vault.hash('allowances.subject', subject);
    const part = (used: ReturnType<typeof sql>) =>
      sql`least(greatest(${limit}::int - ${used}, 0), greatest(${needed}::int, (${limit}::int - ${used}) / ${PART}::int))`;
    const asked = sql<Grant>`
      insert into allowances as kept (subject, ends_at, used, granted)
      values (${hash}, now() + ${WINDOW_MS}::int * interval '1 millisecond', ${part(sql`0`)}, ${part(sql`0`)})
      on conflict (subject) do update set (ends_at, used, granted) = (
        select window_end, used_so_far + ${part(sql`used_so_far`)}, ${part(sql`used_so_far`)}
        from (select
          case when kept.ends_at > now() then kept.ends_at else excluded.ends_at end as window_end,
          case when kept.ends_at > now() then kept.used else 0 end as used_so_far) as running)
      returning granted, extract(epoch from ends_at - now())::float8 * 1000 as "endsIn"`.execute(db);
    const waiting = new AbortController();
    const late = sleep(PATIENCE_MS, null, { ref: false, signal: waiting.signal }).catch(() => null);
    const answer = await Promise.race([asked, late]).finally(() => waiting.abort());
    const [grant] = answer?.rows ?? [];
    if (!grant) throw new DatabaseUnavailable('The allowances were not counted in time.');
    return grant;
  };
}
