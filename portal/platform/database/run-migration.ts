import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#platform/start-error.ts';
import { contractions, readTerms, type Terms } from './contractions.ts';
import { errorCode } from './database-error.ts';
import { type Migration, numberOf } from './migration-file.ts';
import { noteMigration } from './migration-history.ts';

/** How long a migration may be in the way of others, and how often it is tried. */
export interface Patience {
  /** Milliseconds for which it waits for a table: meanwhile everybody who wants the table waits behind it. */
  readonly lockTimeout: number;
  readonly tries: number;
  /** Milliseconds between two tries, on average. */
  readonly pause: number;
}

/** The longest that a transaction of the application lasts is 15 s a statement and 30 s between two. */
export const PATIENCE: Patience = { lockTimeout: 1_000, tries: 60, pause: 1_000 };

/** Workers write a heartbeat every second. */
const SILENCE = '15 seconds';
/** Up to this one migrations were run while nothing else was. */
const LAST_UNCHECKED = '017';
/** SQLSTATE lock_not_available and deadlock_detected. */
const IN_THE_WAY = ['55P03', '40P01'];

/**
 * Runs a migration and notes it, again for as long as it finds its tables in use. Throws a StartError when they stay so,
 * or portals run that need what it takes away; an Error when it fails or does not say that it takes something away.
 *
 * @param former the schema's terms where the migration before has read them: nobody else changes the schema meanwhile
 * @returns the terms after it, for the next one; null where they need not be read
 */
export async function runMigration(
  client: pg.PoolClient,
  migration: Migration,
  { lockTimeout, tries, pause }: Patience,
  former: Terms | null,
): Promise<Terms | null> {
  await refuseBesideOlder(client, migration);
  const run = migration.isTransaction ? inTransaction : withoutTransaction;
  for (let nth = 1; ; nth++) {
    try {
      return await run(client, migration, former, lockTimeout);
    } catch (cause) {
      if (!IN_THE_WAY.includes(errorCode(cause))) {
        throw new Error(`Migration ${migration.name} failed.`, { cause });
      }
      if (nth === tries) {
        throw new StartError(
          `Migration ${migration.name} found its tables in use ${tries} times and changed nothing: ` +
            'see in pg_stat_activity which transaction stays open, and start again.',
          { cause },
        );
      }
    }
    await sleep(pause * (0.5 + Math.random()));
  }
}

/** What it takes away was needed by versions before the migration that it names: none of them may be left. */
async function refuseBesideOlder(client: pg.PoolClient, { name, contractSince }: Migration): Promise<void> {
  if (contractSince === null) return;
  const { rows } = await client.query<{ older: number }>(
    `select count(*) as older from workers
     where beat_at > clock_timestamp() - $1::interval and coalesce(migration, '') < $2`,
    [SILENCE, contractSince],
  );
  if (!rows[0]?.older) return;
  throw new StartError(
    `Migration ${name} takes away what portals from before migration ${contractSince} need, and ${rows[0].older} of them run: ` +
      'replace them by a version in between first, or stop them.',
  );
}

async function inTransaction(
  client: pg.PoolClient,
  migration: Migration,
  former: Terms | null,
  lockTimeout: number,
): Promise<Terms | null> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    const after = await checked(client, migration, former, () => client.query(migration.sql));
    await noteMigration(client, migration);
    await client.query('commit');
    return after;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What waits here (`concurrently`, `validate constraint`) has nobody wait behind it, so it waits for as long as it takes. */
async function withoutTransaction(
  client: pg.PoolClient,
  migration: Migration,
  former: Terms | null,
): Promise<Terms | null> {
  await dropUnfinishedIndexes(client);
  // The extended protocol refuses a second statement, which would make a transaction of the two.
  const query = { text: migration.sql, queryMode: 'extended' } as pg.QueryConfig;
  const after = await checked(client, migration, former, () => client.query(query));
  await noteMigration(client, migration);
  return after;
}

/** Changes the schema, and refuses what takes something away without saying so; returns the terms after it if it read them. */
async function checked(
  client: pg.PoolClient,
  migration: Migration,
  former: Terms | null,
  change: () => Promise<unknown>,
): Promise<Terms | null> {
  if (numberOf(migration) <= LAST_UNCHECKED || migration.contractSince !== null) {
    await change();
    return null;
  }
  const before = former ?? (await readTerms(client));
  await change();
  const after = await readTerms(client);
  refuseUnmarked(migration, before, after);
  return after;
}

/** An index whose building was cut off keeps its name and is never used. Nobody else builds any: they hold no lock of ours. */
async function dropUnfinishedIndexes(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_index join pg_class on oid = indexrelid
    where not indisvalid and relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) {
    await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name)}`);
  }
}

function refuseUnmarked(migration: Migration, before: Terms, after: Terms): void {
  const found = contractions(before, after).filter(
    (contraction) => !migration.harmless.some((what) => contraction.startsWith(`${what} is `)),
  );
  if (found.length === 0) return;
  throw new Error(
    `Versions that run beside it need what it takes away (${found.join('; ')}): add only, ` +
      "or begin it with '-- contract: since <number of the migration from which on versions do without>'.",
  );
}
