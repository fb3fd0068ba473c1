import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { readFunctions, withFunctions } from './function-files.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * One numbered file of SQL, with what the comments at the beginning of its lines say of it:
 *
 * - `-- transaction: none`: its one statement cannot run in a transaction (`create index concurrently`). It may be cut
 *   off half-way and is run again then, so it says `if not exists`.
 * - `-- contract: since 016`: it takes away what versions before migration 016 need; without it, one that does is refused.
 * - `-- harmless: policy own on sessions`: what is new or another there asks nothing of older versions and refuses them
 *   nothing (a check that allows one value more); named as the refusal names it.
 * - `-- function: carry_out_deletion 0123456789ab`: here the function is made what its file in `functions/` says.
 */
export interface Migration {
  /** The file's name; its first three digits are the migration's number. */
  readonly name: string;
  readonly sql: string;
  /** Of the file's own text: it stays when a function that the file names changes later. */
  readonly hash: string;
  readonly isTransaction: boolean;
  /** The number of the migration from which on versions do without what this one takes away; null for one that adds only. */
  readonly contractSince: string | null;
  /** What `contractions` would find in it, and somebody has found to be none. */
  readonly harmless: readonly string[];
}

/** The migrations of this version, in the order in which they run. */
export async function readMigrations(): Promise<Migration[]> {
  const names = await migrationNames();
  const migrations = await Promise.all(
    names.map(async (name) => migrationOf(name, await readFile(new URL(name, FOLDER), 'utf8'))),
  );
  return withFunctions(migrations, await readFunctions());
}

/** The number of the newest migration of this version. */
export async function newestMigration(): Promise<string> {
  return numberOf({ name: (await migrationNames()).at(-1) ?? '' });
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();
}

export function migrationOf(name: string, sql: string): Migration {
  return {
    name,
    sql,
    hash: createHash('sha256').update(sql).digest('hex'),
    isTransaction: !/^-- transaction: none$/m.test(sql),
    contractSince: /^-- contract: since (\d{3})$/m.exec(sql)?.[1] ?? null,
    harmless: [...sql.matchAll(/^-- harmless: (.+)$/gm)].map(([, what = '']) => what),
  };
}

export const numberOf = ({ name }: Pick<Migration, 'name'>): string => name.slice(0, 3);
