import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { onSystem } from '#platform/clock.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { StartError } from '#platform/start-error.ts';
import type { Tables } from '#platform/tables.ts';
import { STALE_MS } from './keyring.ts';
import type { SealedTable } from './sealed-columns.ts';
import { countSealedValues } from './sealed-values.ts';
import type { Wrapping } from './wrapping.ts';

/** The job that reseals everything with the current key. */
export const RESEAL = 'reseal';
/** Longer than a process may go without having read the keys and a transaction may then last. */
export const GRACE_MS = STALE_MS + 40_000;
const KEY_BYTES = 32;

/**
 * Adds a key for sealing: every process reads it at once, seals with it after the grace, and after as much again a job
 * starts to reseal what former keys have sealed. As the owner. Throws a StartError while an earlier change of keys
 * is under way.
 *
 * @returns the key's id
 */
export async function publishKey(
  owner: Kysely<Tables>,
  wrapping: Wrapping,
  graceMs = GRACE_MS,
): Promise<string> {
  return owner.transaction().execute(async (tx) => {
    await sql`lock table vault_keys in share row exclusive mode`.execute(tx);
    const newest = await newestKey(tx);
    if (newest.resealed_at === null) {
      throw new StartError(
        `The change to the key ${newest.id} is still under way: --status shows how far it is.`,
      );
    }
    const now = await databaseNow(tx);
    const id = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const sealsFrom = new Date(now.getTime() + graceMs);
    await tx
      .insertInto('vault_keys')
      .values({
        id,
        kind: 'seal',
        wrapped: wrapping.wrap(id, randomBytes(KEY_BYTES)),
        created_at: now,
        seals_from: sealsFrom,
      })
      .execute();
    await enqueueReseal(tx, new Date(sealsFrom.getTime() + graceMs));
    return id;
  });
}

/** Leaves the job for whichever portal runs then, by the database's clock, as keys are kept. */
export function enqueueReseal(tx: Parameters<typeof enqueue>[0], runAt: Date): Promise<void> {
  return enqueue(tx, RESEAL, {}, { jobKey: RESEAL, runAt: onSystem(runAt) });
}

/** The key that seals, or will. */
export async function newestKey(db: Kysely<Tables>) {
  return db
    .selectFrom('vault_keys')
    .select(['id', 'created_at', 'seals_from', 'resealed_at'])
    .where('kind', '=', 'seal')
    .orderBy('seals_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/**
 * Forgets the former keys: what a copy of the database from before holds can then be read with that copy's own keys
 * only. Throws a StartError while something is sealed by them. As the owner.
 *
 * @param sealed everywhere where something is sealed
 * @returns the ids of the keys that are no more
 */
export async function retireKeys(owner: Kysely<Tables>, sealed: readonly SealedTable[]): Promise<string[]> {
  return owner.transaction().execute(async (tx) => {
    await sql`lock table vault_keys in share row exclusive mode`.execute(tx);
    const newest = await newestKey(tx);
    const counts = await countSealedValues(tx, sealed);
    const others = [...counts].filter(([key]) => key !== newest.id);
    if (newest.resealed_at === null || others.length > 0) {
      const left = others.map(([key, values]) => `${values} by ${key}`).join(', ') || 'none by a former key';
      throw new StartError(
        `Former keys are needed still: values that the key ${newest.id} has yet to seal: ${left}.`,
      );
    }
    const gone = await tx
      .deleteFrom('vault_keys')
      .where('kind', '=', 'seal')
      .where('id', '<>', newest.id)
      .returning('id')
      .execute();
    return gone.map(({ id }) => id);
  });
}

/** Wraps every key with the secret of today. As the owner. Resolves to how many a former secret had wrapped. */
export async function rewrapKeys(owner: Kysely<Tables>, wrapping: Wrapping): Promise<number> {
  return owner.transaction().execute(async (tx) => {
    await sql`lock table vault_keys in share row exclusive mode`.execute(tx);
    const rows = await tx.selectFrom('vault_keys').select(['id', 'wrapped']).execute();
    const due = rows.flatMap(({ id, wrapped }) =>
      wrapped && !wrapping.isCurrent(wrapped) ? [{ id, wrapped }] : [],
    );
    for (const { id, wrapped } of due) {
      const rewrapped = wrapping.wrap(id, wrapping.unwrap(id, wrapped));
      await tx.updateTable('vault_keys').set({ wrapped: rewrapped }).where('id', '=', id).execute();
    }
    return due.length;
  });
}
