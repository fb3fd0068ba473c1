import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APPLICATION_ROLE, CALENDARS_ROLE } from './connect.ts';
import type { Terms } from './contractions.ts';
import { type Migration, readMigrations } from './migration-file.ts';
import { readHistory } from './migration-history.ts';
import { PATIENCE, type Patience, runMigration } from './run-migration.ts';

const JOBS_RIGHTS = new URL('./jobs-rights.sql', import.meta.url);
/** Any number: processes that migrate the same database at the same time wait for each other by it. */
const LOCK = 7_302_115;
const LOCK_PAUSE_MS = 100;

const silent = new Logger(() => () => {});

export interface MigrateOptions {
  /** This version's own when absent. */
  readonly migrations?: readonly Migration[];
  readonly patience?: Patience;
}

/**
 * Brings the schema up to date under the owner's rights, and lets `login` act as the application's role. Safe to repeat,
 * to run from several processes, and beside other versions of the portal. Throws a StartError when a newer version has
 * taken away what this one needs, when a migration was edited after it ran, or when tables stay in use.
 *
 * @see docs/decisions/036-schema-changes.md
 */
export async function migrate(
  ownerPool: pg.Pool,
  login: string,
  { migrations, patience = PATIENCE }: MigrateOptions = {},
): Promise<void> {
  const all = migrations ?? (await readMigrations());
  const client = await ownerPool.connect();
  try {
    await takeLock(client);
    const done = await readHistory(client, all);
    await client.query(roleOf(APPLICATION_ROLE, login));
    await client.query(roleOf(CALENDARS_ROLE, null));
    await runMigrations({ pgPool: ownerPool, logger: silent });
    await client.query(await readFile(JOBS_RIGHTS, 'utf8'));
    let terms: Terms | null = null;
    for (const migration of all) {
      if (!done.has(migration.name)) terms = await runMigration(client, migration, patience, terms);
    }
  } finally {
    // Ends the session, and its lock with it.
    client.release(true);
  }
}

/** Asks again and again: a query that waited would be a transaction, whose end `create index concurrently` waits for. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    await sleep(LOCK_PAUSE_MS);
  }
}

/** Somebody else has made it, for another database of the server: who migrates goes on, and may be given it later. */
const NOT_ITS_MAKER = 'exception when insufficient_privilege then null;';

/**
 * Makes a role that owns nothing, and lets a login act as it.
 *
 * @param login null: the one that migrates
 */
function roleOf(role: string, login: string | null): string {
  const [name, member] =
    login === null ? ['current_user', 'current_user'] : [pg.escapeIdentifier(login), pg.escapeLiteral(login)];
  // Roles belong to the whole server, so another database's migration may be making this one too.
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      -- From version 16 on a role's maker is a member of it who may not yet act as it.
      if not pg_has_role(${member}, '${role}',
          case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
        grant ${role} to ${name};
      end if;
    ${login === null ? NOT_ITS_MAKER : ''}
    end $$`;
}
