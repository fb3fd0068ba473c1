import { type Kysely, sql } from 'kysely';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { SealedTable } from './sealed-columns.ts';
import { sealedRows } from './sealed-rows.ts';

export interface SealedCheck {
  /** Values that open. */
  readonly opened: number;
  /** Values that do not, by `table.column`. */
  readonly unreadable: ReadonlyMap<string, number>;
}

/** Opens every sealed value of a database, one after the other: what a restored copy is worth. As the owner. */
export async function checkSealed(
  owner: Kysely<Tables>,
  vault: Vault,
  tables: readonly SealedTable[],
): Promise<SealedCheck> {
  let opened = 0;
  const unreadable = new Map<string, number>();
  for (const sealed of tables) {
    for await (const rows of sealedRows(owner, sealed, sql<boolean>`true`)) {
      for (const row of rows) {
        for (const [column, purposeOf] of Object.entries(sealed.purposes)) {
          const value = row[column];
          if (value === null) continue;
          try {
            if (Buffer.isBuffer(value)) vault.openBytes(purposeOf(row), value);
            else vault.open(purposeOf(row), value as string);
            opened += 1;
          } catch {
            const name = `${sealed.table}.${column}`;
            unreadable.set(name, (unreadable.get(name) ?? 0) + 1);
          }
        }
      }
    }
  }
  return { opened, unreadable };
}
