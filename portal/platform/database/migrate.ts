import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartError } from '#platform/start-error.ts';
import { APPLICATION_ROLE } from './connect.ts';

const JOBS_RIGHTS = new URL('./jobs-rights.sql', import.meta.url);
const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number: processes that migrate the same database at the same time wait for each other by it. */
const LOCK = 7_302_115;

const silent = new Logger(() => () => {});

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/**
 * Brings the schema up to date under the owner's rights, and lets `login` act as the application's
 * role. Safe to repeat and to run from several processes. Throws a StartError when the schema is
 * newer than the code, or a migration was edited after it ran.
 */
export async function migrate(ownerPool: pg.Pool, login: string): Promise<void> {
  const migrations = await readMigrations();
  const client = await ownerPool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migrations
      (name text primary key, hash text not null, ran_at timestamptz not null default now())`);
    const done = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    checkHistory(migrations, new Map(done.rows.map(({ name, hash }) => [name, hash])));
    const ran = new Set(done.rows.map(({ name }) => name));
    await client.query(roles(login));
    await runMigrations({ pgPool: ownerPool, logger: silent });
    await client.query(await readFile(JOBS_RIGHTS, 'utf8'));
    for (const migration of migrations) {
      if (!ran.has(migration.name)) await run(client, migration);
    }
  } finally {
    // Ends the session, and its lock with it.
    client.release(true);
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function checkHistory(migrations: readonly Migration[], done: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of done) {
    if (!known.has(name)) {
      throw new StartError(
        `The database's schema is newer than this portal (it has ${name}): start a newer portal.`,
      );
    }
    if (known.get(name) !== hash) {
      throw new StartError(
        `The migration ${name} was edited after the database had run it: undo that and add a new migration, ` +
          'or begin with an empty database.',
      );
    }
  }
}

function roles(login: string): string {
  // Roles belong to the whole server, so another database's migration may be making this one too.
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
        create role ${APPLICATION_ROLE} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      -- From version 16 on a role's maker is a member of it who may not yet act as it.
      if not pg_has_role(${pg.escapeLiteral(login)}, '${APPLICATION_ROLE}',
          case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
        grant ${APPLICATION_ROLE} to ${pg.escapeIdentifier(login)};
      end if;
    end $$`;
}

async function run(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed.`, { cause });
  }
}
