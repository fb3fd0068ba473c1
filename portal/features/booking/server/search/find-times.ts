import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';
import type { Look, Looks } from './places-with-times.ts';
import type { Range } from './search-scope.ts';

/** Which slot a free time is of. */
export interface FoundTime {
  readonly practitioner_id: number;
  readonly slot_id: number;
  readonly clinic_id: string;
  readonly starts_at: Date;
}

/** How many ranges one query looks through: a search that finds enough at once need not look at the rest. */
const RANGES_AT_ONCE = 5;

/**
 * The first free times of some ranges, earliest first. For each place and range it reads the beginning
 * of one index, so it costs the same however many times there are.
 *
 * @param ranges in order and apart
 */
export async function findTimes(
  tx: Scoped,
  looks: Looks,
  ranges: readonly Range[],
  count: number,
): Promise<FoundTime[]> {
  if (looks.all.length === 0) return [];
  const found: FoundTime[] = [];
  for (let first = 0; first < ranges.length && found.length < count; first += RANGES_AT_ONCE) {
    const some = ranges.slice(first, first + RANGES_AT_ONCE);
    found.push(...(await query(tx, looks, some, count - found.length)));
  }
  return found;
}

/** The first free time of each of the first `count` ranges that have one. */
export async function findFirstOfEach(
  tx: Scoped,
  looks: Looks,
  ranges: readonly Range[],
  count: number,
): Promise<FoundTime[]> {
  if (looks.all.length === 0) return [];
  const found: FoundTime[] = [];
  for (let first = 0; first < ranges.length && found.length < count; first += RANGES_AT_ONCE) {
    const { rows } = await sql<FoundTime>`
      select found.* from ${rangeTable(ranges.slice(first, first + RANGES_AT_ONCE))}
      cross join lateral (
        select * from (${probes(looks, 1)}) as times order by starts_at, practitioner_id limit 1
      ) as found
      order by found.starts_at limit ${count - found.length}`.execute(tx);
    found.push(...rows);
  }
  return found;
}

/** Which ranges have a free time, by their position. */
export async function findRangesWithTimes(
  tx: Scoped,
  looks: Looks,
  ranges: readonly Range[],
): Promise<number[]> {
  if (ranges.length === 0 || looks.all.length === 0) return [];
  const { rows } = await sql<{ nth: number }>`
    select ranges.nth - 1 as nth from ${rangeTable(ranges)}
    where exists (${probes(looks, 1)})
    order by ranges.nth`.execute(tx);
  return rows.map(({ nth }) => nth);
}

async function query(tx: Scoped, looks: Looks, ranges: readonly Range[], count: number) {
  // A practitioner of two of the specialties is found under both.
  const { rows } = await sql<FoundTime>`
    select distinct found.* from ${rangeTable(ranges)}
    cross join lateral (${probes(looks, count)}) as found
    order by found.starts_at, found.practitioner_id
    limit ${count}`.execute(tx);
  return rows;
}

function rangeTable(ranges: readonly Range[]) {
  const from = ranges.map((range) => range.from.toISOString());
  const to = ranges.map((range) => range.to.toISOString());
  return sql`unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality as ranges (from_at, to_at, nth)`;
}

/** The first times of each place (or each practitioner) and specialty within the range at hand. */
function probes({ by, all, clinicIds }: Looks, count: number) {
  const column = (name: keyof Look) => all.map((look) => look[name]);
  const within = sql`specialty_code = look.code and starts_at >= ranges.from_at and starts_at < ranges.to_at`;
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
