import type { Kysely } from 'kysely';
import type { Part } from '#contract/system/parts.ts';
import type { Tables } from '#platform/tables.ts';

/** A break as an operator says it. */
export interface NewBreak {
  readonly part: Part;
  readonly isPlanned: boolean;
  readonly announcedAt: Date;
  readonly startsAt: Date;
  /** Null: nobody knows yet. */
  readonly endsAt: Date | null;
  readonly author: string;
}

/** Adds a break. Resolves to its number. */
export async function addBreak(owner: Kysely<Tables>, given: NewBreak): Promise<number> {
  const { id } = await owner
    .insertInto('service_breaks')
    .values({
      part: given.part,
      is_planned: given.isPlanned,
      announced_at: given.announcedAt,
      starts_at: given.startsAt,
      ends_at: given.endsAt,
      author: given.author,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a break now, or takes it back before it begins. Resolves to whether there was one. */
export function endBreak(owner: Kysely<Tables>, id: number, now: Date): Promise<boolean> {
  return owner.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('service_breaks')
      .where('id', '=', id)
      .where('starts_at', '>=', now)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return true;
    const { numUpdatedRows } = await tx
      .updateTable('service_breaks')
      .set({ ends_at: now })
      .where('id', '=', id)
      .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
