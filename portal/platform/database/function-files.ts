import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('./functions/', import.meta.url);
/** A line of a migration: the function's name, and the hash of the text that the migration was written for. */
const NAMED = /^-- function: (\w+)(?: (\S+))?$/gm;

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** By a function's name, what makes it and says who may call it: its only text, which new databases and old ones run. */
export type Functions = ReadonlyMap<string, string>;

/** The functions of the database as this version wants them. */
export async function readFunctions(): Promise<Functions> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'));
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name.slice(0, -'.sql'.length), await readFile(new URL(name, FOLDER), 'utf8')] as const,
      ),
    ),
  );
}

/**
 * Puts the text of each function in place of the lines that name it. A migration that a later one has replaced in this
 * gives a new database today's text, too.
 *
 * @throws Error where a file was changed after the last migration that names it: databases that have run that keep the old
 * @see docs/decisions/036-schema-changes.md
 */
export function withFunctions<Named extends Migration>(
  migrations: readonly Named[],
  functions: Functions,
): Named[] {
  const lastToName = new Map<string, Named>();
  for (const migration of migrations) {
    for (const [, name = ''] of migration.sql.matchAll(NAMED)) lastToName.set(name, migration);
  }
  return migrations.map((migration) => ({
    ...migration,
    sql: migration.sql.replace(NAMED, (_, name: string, hash?: string) => {
      const text = functions.get(name);
      if (text === undefined) {
        throw new Error(
          `Migration ${migration.name} names a function that has no file: functions/${name}.sql.`,
        );
      }
      if (lastToName.get(name) !== migration) return beforeItsTime(text);
      const wanted = hashOf(text);
      if (hash === wanted) return text;
      throw new Error(
        `functions/${name}.sql is another than the one that migration ${migration.name} brings: ` +
          `name it in a new migration, by the line '-- function: ${name} ${wanted}'.`,
      );
    }),
  }));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Its body may speak of tables and columns that only come later. */
const beforeItsTime = (text: string): string =>
  `set local check_function_bodies = off;\n${text}\nset local check_function_bodies = on;`;
