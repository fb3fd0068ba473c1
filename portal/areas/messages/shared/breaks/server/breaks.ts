import type { Kysely } from 'kysely';
import type { Part, SystemStatus } from '#contract/system/parts.ts';
import type { Tables } from '#platform/tables.ts';

/** A break that is on, or announced. */
export interface Break {
  readonly id: number;
  readonly part: Part;
  readonly isPlanned: boolean;
  readonly announcedAt: Date;
  readonly startsAt: Date;
  /** Null: nobody knows yet. */
  readonly endsAt: Date | null;
  /** Who has said so: by the command a name, by page the number of an operator. */
  readonly author: string | number;
}

/** Breaks that are not over, the next first; also those that are not announced yet. */
export async function readBreaks(db: Kysely<Tables>, now: Date): Promise<Break[]> {
  const rows = await db
    .selectFrom('service_breaks')
    .selectAll()
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    part: row.part,
    isPlanned: row.is_planned,
    announcedAt: row.announced_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    author: row.author ?? row.added_by ?? '',
  }));
}

/** How a part is, by the breaks that are not over. What nobody had planned is told first. */
export function statusOf(part: Part, breaks: readonly Break[], now: Date): SystemStatus {
  const on = breaks.filter((each) => each.part === part && each.startsAt <= now);
  if (on.length === 0) return 'operational';
  return on.every(({ isPlanned }) => isPlanned) ? 'plannedMaintenance' : 'unexpectedDowntime';
}

/** Whether a part is in use at the moment of a call. */
export type IsOpen = (call: { readonly tx: Kysely<Tables>; readonly now: Date }) => Promise<boolean>;

/**
 * Makes what tells whether a part is in use: where its setting says so, and no break of it is on.
 *
 * @param isSet its setting; what is off stays off
 */
export const opennessOf =
  (part: Part, isSet: boolean): IsOpen =>
  async ({ tx, now }) =>
    isSet && statusOf(part, await readBreaks(tx, now), now) === 'operational';
