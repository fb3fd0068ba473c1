import { type Kysely, sql } from 'kysely';
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
  /** Who says so: by the command a name, by page the number of an operator. */
  readonly author: string | number;
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
      ...(typeof given.author === 'number' ? { added_by: given.author } : { author: given.author }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What came of saying a break. */
export type SaidBreak =
  | { readonly type: 'success'; readonly id: number }
  /** It is over before it begins, has begun already, or is told too late. */
  | { readonly type: 'wrongTimes' }
  /** The part has a break of the same kind at that time. */
  | { readonly type: 'overlaps' };

/** Adds a break that makes sense beside the others. Of two that come at once, the second sees the first. */
export async function sayBreak(tx: Kysely<Tables>, given: NewBreak, now: Date): Promise<SaidBreak> {
  const { part, isPlanned, announcedAt, startsAt, endsAt } = given;
  if (startsAt < now || announcedAt > startsAt || (endsAt !== null && endsAt <= startsAt))
    return { type: 'wrongTimes' };
  await sql`select pg_advisory_xact_lock(hashtext('service_breaks'))`.execute(tx);
  const other = await tx
    .selectFrom('service_breaks')
    .select('id')
    .where('part', '=', part)
    .where('is_planned', '=', isPlanned)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', startsAt)]))
    .$if(endsAt !== null, (breaks) => breaks.where('starts_at', '<', endsAt))
    .executeTakeFirst();
  return other ? { type: 'overlaps' } : { type: 'success', id: await addBreak(tx, given) };
}

/** Ends a break now, or takes it back before it begins. Resolves to whether there was one. */
export async function endBreak(db: Kysely<Tables>, id: number, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('service_breaks')
    .where('id', '=', id)
    .where('starts_at', '>=', now)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  const { numUpdatedRows } = await db
    .updateTable('service_breaks')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
