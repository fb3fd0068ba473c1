import { type Kysely, sql } from 'kysely';
import type { InScope } from '#platform/context.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import type { Database } from '#platform/database/open.ts';
import type { Task } from '#platform/jobs/worker.ts';
import type { Tables } from '#platform/tables.ts';
import { CLEAR } from '#platform/vault.ts';
import type { Keyring } from './keyring.ts';
import { reseal } from './reseal.ts';
import { enqueueReseal, newestKey, RESEAL } from './rotation.ts';
import type { SealedTable } from './sealed-columns.ts';
import { countSealedValues } from './sealed-values.ts';

/** What a run of the job has come to, for the log. */
export interface ResealReport {
  readonly key: string;
  readonly rows: number;
  readonly seconds: number;
  /** Values that are still sealed otherwise; at 0 the change of keys is over. */
  readonly left: number;
  /** Columns with values that do not open. */
  readonly unreadable: readonly string[];
}

export interface ResealParts {
  readonly keyring: Keyring;
  /** Everywhere where something is sealed. */
  readonly sealed: readonly SealedTable[];
  readonly asOwner: Database['asOwner'];
  readonly onReport: (report: ResealReport) => void;
}

/** Seals everything with the current key. It may be killed at any moment, and continues when it runs again. */
export function resealTasks({
  keyring,
  sealed,
  asOwner,
  onReport,
}: ResealParts): Record<typeof RESEAL, Task> {
  return {
    [RESEAL]: (_payload, signal) =>
      asOwner(async ({ db: owner }) => {
        const began = performance.now();
        const newest = await newestKey(owner);
        const due = dueFrom(newest);
        const key = await keyring.refresh();
        if (key !== newest.id || (await databaseNow(owner)) < due) {
          return owner.transaction().execute((tx) => enqueueReseal(tx, due));
        }
        const { rows, unreadable } = await reseal(owner, { sealed, vault: keyring.vault, key, signal });
        const left = await countOthers(owner, key, sealed);
        if (left === 0) await finish(owner, key);
        const seconds = (performance.now() - began) / 1000;
        onReport({ key, rows, seconds, left, unreadable });
        if (left > 0) throw new Error('Values are left that the key has yet to seal.');
      }),
  };
}

/** Leaves the job if there is something for it; a start of the portal asks, since no command may have. */
export async function enqueueResealIfDue(inScope: InScope): Promise<void> {
  await inScope({}, async (tx) => {
    const due = await tx
      .selectFrom('vault_keys')
      .select('id')
      .where('kind', '<>', 'hash')
      .where('resealed_at', 'is', null)
      .executeTakeFirst();
    if (due) await enqueueReseal(tx, await databaseNow(tx));
  });
}

/** Once no transaction can be under way that seals with the key before: as long after as the key was published ahead. */
function dueFrom({ created_at, seals_from }: { created_at: Date; seals_from: Date | null }): Date {
  const from = (seals_from ?? created_at).getTime();
  return new Date(2 * from - created_at.getTime());
}

async function countOthers(
  owner: Kysely<Tables>,
  key: string,
  sealed: readonly SealedTable[],
): Promise<number> {
  const counts = await countSealedValues(owner, sealed);
  return [...counts].reduce((sum, [id, values]) => (id === key ? sum : sum + values), 0);
}

/** Nothing in clear is opened any more, either. */
async function finish(owner: Kysely<Tables>, key: string): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await tx
      .updateTable('vault_keys')
      .set({ resealed_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', key)
      .where('resealed_at', 'is', null)
      .execute();
    await tx.deleteFrom('vault_keys').where('id', '=', CLEAR).execute();
  });
}
