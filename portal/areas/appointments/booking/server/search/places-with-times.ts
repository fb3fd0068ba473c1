import { sql } from 'kysely';
import { codeFor } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { Scoped } from '#platform/context.ts';
import type { Range, SearchScope } from './search-scope.ts';

/** A free time in the order in which a search tells them. */
export interface Moment {
  readonly starts_at: Date;
  readonly practitioner_id: number;
}

/** A beginning of an index of free times: a place, or a practitioner, with a specialty, and the first time there. */
export interface Look extends Moment {
  readonly id: string;
  readonly code: string;
}

/** Where a search looks, range by range. */
export interface Looks {
  readonly by: 'clinic' | 'practitioner';
  /** By their first times that count, earliest first. */
  readonly all: readonly Look[];
  /** The clinics that count; where one looks by clinic they are in the looks. */
  readonly clinicIds: readonly string[];
}

/**
 * Of all that a search asks for, what has a free time between the beginning and the end of the ranges at all. What was
 * invented, and what is sold out, costs one look here instead of one in each range; where there is nothing for such customers
 * alone, one look tells for all places.
 */
export async function placesWithTimes(
  tx: Scoped,
  { customer, specialtyCodes, clinicIds, practitionerIds }: SearchScope,
  ranges: readonly Range[],
): Promise<Looks> {
  const by = practitionerIds.length > 0 ? 'practitioner' : 'clinic';
  const ids = typed(by, by === 'practitioner' ? practitionerIds : clinicIds);
  const pairs = sql`
    select place.id, specialty.code from unnest(${ids}) as place (id)
    cross join (
      select unnest(${specialtyCodes}::text[])
      union all
      select own.code from unnest(${specialtyCodes.map((code) => codeFor(customer, code))}::text[]) as own (code)
      -- In order, here and below: without it PostgreSQL may look through every practitioner instead of at one row.
      cross join lateral (
        select from free_times where specialty_code = own.code order by clinic_id, starts_at limit 1
      ) as any_of_them
    ) as specialty (code)`;
  return { by, clinicIds, all: await firstTimes(tx, { by, clinicIds }, pairs, ranges) };
}

/** Of the places that had a time, those that have one in the ranges that are left: what was ruled out is not looked at again. */
export async function stillWithTimes(tx: Scoped, looks: Looks, ranges: readonly Range[]): Promise<Looks> {
  const column = (name: 'id' | 'code') => looks.all.map((look) => look[name]);
  const pairs = sql`select * from unnest(${typed(looks.by, column('id'))}, ${column('code')}::text[])`;
  return { ...looks, all: await firstTimes(tx, looks, pairs, ranges) };
}

function typed(by: Looks['by'], ids: readonly (number | string)[]) {
  return by === 'practitioner' ? sql`${ids}::bigint[]` : sql`${ids}::text[]`;
}

/** The first time of each pair of a place and a specialty, of those that the search counts, where there is one. */
async function firstTimes(
  tx: Scoped,
  { by, clinicIds }: Omit<Looks, 'all'>,
  pairs: ReturnType<typeof sql>,
  ranges: readonly Range[],
): Promise<Look[]> {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return [];
  const [isThere, inOrder] =
    by === 'practitioner'
      ? [sql`practitioner_id = look.id and clinic_id = any (${clinicIds}::text[])`, sql`starts_at`]
      : [sql`clinic_id = look.id`, sql`starts_at, practitioner_id`];
  const { rows } = await sql<Look>`
    select look.id::text, look.code, one.* from (${pairs}) as look (id, code)
    cross join lateral (
      select starts_at, practitioner_id from free_times
      where specialty_code = look.code and ${isThere}
        and starts_at >= ${first.from} and starts_at < ${last.to}
      order by ${inOrder} limit 1
    ) as one
    order by starts_at, practitioner_id`.execute(tx);
  return rows;
}
