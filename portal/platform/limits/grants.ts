import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Vault } from '../context.ts';
import { DatabaseUnavailable } from '../database/database-error.ts';
import { type Grant, type TakeGrant, WINDOW_MS } from './limiter.ts';

/** A process takes this part of what is left: large allowances cost a write for many requests, the last ones are counted singly. */
const PART = 32;
/** Milliseconds that a request waits for the database here. */
const PATIENCE_MS = 5_000;

/** Of a limit ($2) so much is granted to a caller that needs $3 at least. */
const part = (used: string) =>
  `least(greatest($2::int - ${used}, 0), greatest($3::int, ($2::int - ${used}) / ${PART}))`;

/** Prepared once in each connection: planning it takes longer than running it. */
const TAKE = {
  name: 'take-grant',
  text: `
    insert into allowances as kept (subject, ends_at, used, granted)
    values ($1, now() + interval '${WINDOW_MS} milliseconds', ${part('0')}, ${part('0')})
    on conflict (subject) do update set (ends_at, used, granted) = (
      select window_end, used_so_far + ${part('used_so_far')}, ${part('used_so_far')}
      from (select
        case when kept.ends_at > now() then kept.ends_at else excluded.ends_at end as window_end,
        case when kept.ends_at > now() then kept.used else 0 end as used_so_far) as running)
    returning granted, extract(epoch from ends_at - now())::float8 * 1000 as "endsIn"`,
};

/**
 * Grants out of the table of allowances, by the database's clock: one statement that writes one row, outside of any scope
 * since there is nothing of anybody's in it.
 */
export function grantsOf(pool: Pool, vault: Vault): TakeGrant {
  return async ({ subject, limit, needed }) => {
    const hash = vault.hash('allowances.subject', subject);
    const asked = pool.query<Grant>({ ...TAKE, values: [hash, limit, needed] });
    const waiting = new AbortController();
    const late = sleep(PATIENCE_MS, null, { ref: false, signal: waiting.signal }).catch(() => null);
    const answer = await Promise.race([asked, late]).finally(() => waiting.abort());
    const [grant] = answer?.rows ?? [];
    if (!grant) throw new DatabaseUnavailable('The allowances were not counted in time.');
    return grant;
  };
}
