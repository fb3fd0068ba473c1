import { sql } from 'kysely';
import { helsinkiDay, partOfDayRange } from '#contract/time/time.ts';
import type { Scoped } from '#platform/context.ts';
import { TIMES_OF_CARD } from '../../rules-search.ts';
import type { SearchFilters } from '../../search-query.ts';
import type { FoundTime } from './find-times.ts';
import type { Looks } from './places-with-times.ts';

/** A practitioner at a clinic with further times on the last day that was found. */
export interface FurtherTimes {
  readonly practitionerId: number;
  readonly clinicId: string;
  /** How many. */
  readonly count: number;
  /** The first of them, as many as there is room for on a card with those found of that day. */
  readonly next: readonly FoundTime[];
}

/**
 * Who of those found has further times at the same clinic on the last day that was found, later than what was found: the
 * search has ended in the middle of that day.
 *
 * @param looks where the search has found them: under a specialty that is not among them nobody has a time
 * @param found in the order of the search
 */
export async function whoContinues(
  tx: Scoped,
  looks: Looks,
  found: readonly FoundTime[],
  timeOfDay: SearchFilters['timeOfDay'],
): Promise<FurtherTimes[]> {
  const last = found.at(-1);
  if (!last) return [];
  const lastDay = helsinkiDay(last.starts_at);
  const { to } = partOfDayRange(lastDay, timeOfDay);
  const shown = Map.groupBy(found, placeOf);
  const column = (name: 'practitioner_id' | 'clinic_id') => [...shown.values()].map(([time]) => time?.[name]);
  const codes = [...new Set(looks.all.map(({ code }) => code))];
  const { rows } = await sql<FoundTime & { readonly total: number }>`
    select shown.practitioner_id, shown.clinic_id, later.slot_id, later.starts_at, later.total
    from unnest(${column('practitioner_id')}::bigint[], ${column('clinic_id')}::text[])
      as shown (practitioner_id, clinic_id)
    cross join lateral (
      -- A practitioner of two of the specialties has each time under both.
      select slot_id, starts_at, (count(*) over ())::int as total from (
        select distinct times.slot_id, times.starts_at
        from unnest(${codes}::text[]) as specialty (code)
        cross join lateral (
          select slot_id, starts_at from free_times
          where practitioner_id = shown.practitioner_id and specialty_code = specialty.code
            and starts_at >= ${last.starts_at} and starts_at < ${to}
            and (starts_at, practitioner_id) > (${last.starts_at}::timestamptz, ${last.practitioner_id}::bigint)
            -- Concatenated, for no index of clinics: there it would look for one person among all who work that day.
            and clinic_id || '' = shown.clinic_id
        ) as times
      ) as all_of_them
      order by starts_at limit ${TIMES_OF_CARD}
    ) as later
    order by 1, 2, 4`.execute(tx);
  return [...Map.groupBy(rows, placeOf).values()].flatMap((further) => {
    const [first] = further;
    if (!first) return [];
    const told = shown.get(placeOf(first)) ?? [];
    const ofDay = told.filter(({ starts_at }) => helsinkiDay(starts_at) === lastDay).length;
    // A number of one takes as much room as the time itself.
    const fits = ofDay + first.total <= TIMES_OF_CARD + 1;
    const room = fits ? first.total : Math.max(0, TIMES_OF_CARD - ofDay);
    return [
      {
        practitionerId: first.practitioner_id,
        clinicId: first.clinic_id,
        count: first.total,
        next: further.slice(0, room),
      },
    ];
  });
}

function placeOf({ practitioner_id, clinic_id }: FoundTime): string {
  return `${practitioner_id} ${clinic_id}`;
}
