import { sql } from 'kysely';
import { codeFor } from '#domain/appointments/server/free-times.ts';
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
  /** By their first times, earliest first. */
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
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return { by, all: [], clinicIds };
  const [ids, isThere, inOrder] =
    by === 'practitioner'
      ? [sql`${practitionerIds}::bigint[]`, sql`practitioner_id = place.id`, sql`starts_at`]
      : [sql`${clinicIds}::text[]`, sql`clinic_id = place.id`, sql`starts_at, practitioner_id`];
  const { rows } = await sql<Look>`
    select place.id::text, specialty.code, one.* from unnest(${ids}) as place (id)
    cross join (
      select unnest(${specialtyCodes}::text[])
      union all
      select own.code from unnest(${specialtyCodes.map((code) => codeFor(customer, code))}::text[]) as own (code)
      -- In order, here and below: without it PostgreSQL may look through every practitioner instead of at one row.
      cross join lateral (
        select from free_times where specialty_code = own.code order by clinic_id, starts_at limit 1
      ) as any_of_them
    ) as specialty (code)
    cross join lateral (
      select starts_at, practitioner_id from free_times
      where specialty_code = specialty.code and ${isThere}
        and starts_at >= ${first.from} and starts_at < ${last.to}
      order by ${inOrder} limit 1
    ) as one
    order by starts_at, practitioner_id`.execute(tx);
  return { by, all: rows, clinicIds };
}
