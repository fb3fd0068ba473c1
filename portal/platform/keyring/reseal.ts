import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { SealedTable } from './sealed-columns.ts';
import { type Row, sealedRows } from './sealed-rows.ts';
import { isSealedOtherwise } from './sealed-values.ts';

export interface Resealed {
  /** Rows that were resealed. */
  readonly rows: number;
  /** Columns with values that do not open, as `table.column`; they stay as they are. */
  readonly unreadable: readonly string[];
}

export interface ResealOptions {
  /** Everywhere where something is sealed. */
  readonly sealed: readonly SealedTable[];
  /** Opens everything, and seals with `key`. */
  readonly vault: Vault;
  readonly key: string;
  /** Stops it between two rows; what is done stays done. */
  readonly signal?: AbortSignal;
  /** Called after each batch with the number of rows resealed so far. */
  readonly onProgress?: (rows: number) => void;
}

/**
 * Reseals everything that is sealed with another key, or unsealed. Each row is a change of its own, and only
 * if it still holds what was read: who changes it meanwhile wins, and has sealed with the key of today. As the owner.
 */
export async function reseal(owner: Kysely<Tables>, options: ResealOptions): Promise<Resealed> {
  return owner.connection().execute(async (db) => {
    // A row that a crash takes back is sealed with its former key, and found again.
    await sql`set synchronous_commit = off`.execute(db);
    const unreadable = new Set<string>();
    let rows = 0;
    for (const table of options.sealed) {
      const isDue = sql<boolean>`(${sql.join(
        Object.keys(table.purposes).map((column) => isSealedOtherwise(column, table.type, options.key)),
        sql` or `,
      )})`;
      for await (const batch of sealedRows(db, table, isDue)) {
        for (const row of batch) {
          options.signal?.throwIfAborted();
          const values = resealed(table, row, options, unreadable);
          if (Object.keys(values).length > 0 && (await replace(db, table, row, values))) rows += 1;
        }
        options.onProgress?.(rows);
      }
    }
    await sql`reset synchronous_commit`.execute(db);
    return { rows, unreadable: [...unreadable] };
  });
}

function resealed(
  { table, purposes, type }: SealedTable,
  row: Row,
  { vault, key }: ResealOptions,
  unreadable: Set<string>,
): Record<string, string | Buffer> {
  const values: Record<string, string | Buffer> = {};
  for (const [column, purposeOf] of Object.entries(purposes)) {
    const value = row[column];
    const purpose = purposeOf(row);
    try {
      if (type === 'text' && typeof value === 'string' && !value.startsWith(`${key}.`)) {
        values[column] = vault.seal(purpose, vault.open(purpose, value));
      } else if (
        Buffer.isBuffer(value) &&
        !value.subarray(0, key.length + 1).equals(Buffer.from(`${key}.`))
      ) {
        values[column] = vault.sealBytes(purpose, vault.openBytes(purpose, value));
      }
    } catch {
      unreadable.add(`${table}.${column}`);
    }
  }
  return values;
}

/** Whether the row still held what was read, and holds the new values now. */
async function replace(
  db: Kysely<Tables>,
  { table, key }: SealedTable,
  row: Row,
  values: Readonly<Record<string, string | Buffer>>,
): Promise<boolean> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const isAsRead = [...Object.keys(key), ...Object.keys(values)].map(
    (name) => sql`${sql.ref(name)} = ${row[name]}`,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(isAsRead, sql` and `)}`.execute(db);
  return numAffectedRows === 1n;
}
