import type pg from 'pg';
import { StartError } from '#platform/start-error.ts';
import { type Migration, numberOf } from './migration-file.ts';

interface Done {
  readonly name: string;
  readonly hash: string;
  readonly contract_since: string | null;
}

/**
 * Reads which migrations the database has run. Some may be unknown to this version: another, newer one runs beside it, or
 * did. Throws a StartError when one of those took away what this version needs, or when a known one was edited afterwards.
 *
 * @returns names
 */
export async function readHistory(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<ReadonlySet<string>> {
  await client.query(`create table if not exists schema_migrations
    (name text primary key, hash text not null, ran_at timestamptz not null default now())`);
  await client.query('alter table schema_migrations add column if not exists contract_since text');
  const { rows } = await client.query<Done>('select name, hash, contract_since from schema_migrations');
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const numbers = new Set(migrations.map(numberOf));
  for (const { name, hash, contract_since: since } of rows) {
    const own = known.get(name);
    if (own && own.hash !== hash) {
      throw new StartError(
        `The migration ${name} was edited after the database had run it: undo that and add a new migration, ` +
          'or begin with an empty database.',
      );
    }
    if (!own && since !== null && !numbers.has(since)) {
      throw new StartError(
        `The database's schema is too new for this portal (${name} serves versions that have migration ${since}): ` +
          'start a newer portal.',
      );
    }
  }
  return new Set(rows.map(({ name }) => name));
}

export async function noteMigration(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, hash, contract_since) values ($1, $2, $3)', [
    migration.name,
    migration.hash,
    migration.contractSince,
  ]);
}
