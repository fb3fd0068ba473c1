import { sql } from 'kysely';
import type { Looks } from './places-with-times.ts';
import type { Range } from './search-scope.ts';

/** The ranges as a table `ranges`, with their numbers from one. */
export function rangeTable(ranges: readonly Range[]) {
  const from = ranges.map((range) => range.from.toISOString());
  const to = ranges.map((range) => range.to.toISOString());
  return sql`unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality as ranges (from_at, to_at, nth)`;
}

/**
 * The first times of each place (or each practitioner) and specialty within the range at hand.
 *
 * @param until start and practitioner of the last time that counts
 */
export function probes({ by, all, clinicIds }: Looks, count: number, until?: ReturnType<typeof sql>) {
  const column = (name: 'id' | 'code') => all.map((look) => look[name]);
  const within = sql`specialty_code = look.code and starts_at >= ranges.from_at and starts_at < ranges.to_at
    ${until ? sql`and (starts_at, practitioner_id) <= (${until})` : sql``}`;
  if (by === 'practitioner') {
    return sql`
      select probe.* from unnest(${column('id')}::bigint[], ${column('code')}::text[]) as look (id, code)
      cross join lateral (
        select practitioner_id, slot_id, clinic_id, starts_at from free_times
        where practitioner_id = look.id and ${within} and clinic_id = any (${clinicIds}::text[])
        order by starts_at limit ${count}
      ) as probe`;
  }
  return sql`
    select probe.* from unnest(${column('id')}::text[], ${column('code')}::text[]) as look (id, code)
    cross join lateral (
      select practitioner_id, slot_id, clinic_id, starts_at from free_times
      where clinic_id = look.id and ${within}
      order by starts_at, practitioner_id limit ${count}
    ) as probe`;
}
