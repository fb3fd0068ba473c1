import { sql } from 'kysely';
import type { Scoped } from '#platform/context.ts';
import { type Looks, type Moment, stillWithTimes } from './places-with-times.ts';
import { probes, rangeTable } from './probes.ts';
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
  const until = untilWhen(looks, ranges, count);
  const found = await rangeByRange(tx, looks, ranges, count, until);
  // What the look has seen may be booked since: then there are fewer by then.
  return until && found.length < count ? rangeByRange(tx, looks, ranges, count) : found;
}

async function rangeByRange(
  tx: Scoped,
  looks: Looks,
  ranges: readonly Range[],
  count: number,
  until?: Moment,
): Promise<FoundTime[]> {
  const found: FoundTime[] = [];
  for (let first = 0; first < ranges.length && found.length < count; first += RANGES_AT_ONCE) {
    const some = ranges.slice(first, first + RANGES_AT_ONCE);
    found.push(...(await query(tx, looks, some, count - found.length, until)));
  }
  return found;
}

/**
 * By when there are as many times as are asked for: as many places have one each by then. Without it PostgreSQL reads all
 * that stands on the same page of the index, at each place.
 */
function untilWhen(looks: Looks, ranges: readonly Range[], count: number): Moment | undefined {
  const within = looks.all.filter(({ starts_at }) =>
    ranges.some(({ from, to }) => from <= starts_at && starts_at < to),
  );
  const each = new Map(within.map((look) => [`${look.practitioner_id} ${look.starts_at.getTime()}`, look]));
  return [...each.values()][count - 1];
}

/**
 * The first free time of each of the first `count` ranges that have one. Where some ranges have too few of them, it asks
 * first who has any time later: beyond the last day on sale there is nobody to look for day by day.
 *
 * @param places those of the scope that have a time in some of the ranges
 */
export async function findFirstOfEach(
  tx: Scoped,
  places: Looks,
  ranges: readonly Range[],
  count: number,
): Promise<FoundTime[]> {
  const found: FoundTime[] = [];
  let looks = places;
  for (let first = 0; first < ranges.length && found.length < count; first += RANGES_AT_ONCE) {
    if (first > 0) looks = await stillWithTimes(tx, looks, ranges.slice(first));
    if (looks.all.length === 0) break;
    const { rows } = await sql<FoundTime>`
      select found.* from ${rangeTable(ranges.slice(first, first + RANGES_AT_ONCE))}
      -- The place with the first time of all is early on other days, too: elsewhere only what is earlier need be read.
      left join lateral (${probes({ ...looks, all: looks.all.slice(0, 1) }, 1)}) as early on true
      cross join lateral (
        select * from (
          ${probes(looks, 1, sql`coalesce(early.starts_at, ranges.to_at), coalesce(early.practitioner_id, 0)`)}
        ) as times order by starts_at, practitioner_id limit 1
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

async function query(tx: Scoped, looks: Looks, ranges: readonly Range[], count: number, until?: Moment) {
  const last = until && sql`${until.starts_at}::timestamptz, ${until.practitioner_id}::bigint`;
  // A practitioner of two of the specialties is found under both.
  const { rows } = await sql<FoundTime>`
    select distinct found.* from ${rangeTable(ranges)}
    cross join lateral (${probes(looks, count, last)}) as found
    order by found.starts_at, found.practitioner_id
    limit ${count}`.execute(tx);
  return rows;
}
