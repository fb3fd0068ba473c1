import { sql } from 'kysely';
import { helsinkiDay, partOfDayRange } from '#contract/time/time.ts';
import type { Scoped } from '#platform/context.ts';
import type { Continuing } from '../../search-contract.ts';
import type { SearchFilters } from '../../search-query.ts';
import type { FoundTime } from './find-times.ts';
import type { Looks } from './places-with-times.ts';

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
): Promise<Continuing[]> {
  const last = found.at(-1);
  if (!last) return [];
  const { to } = partOfDayRange(helsinkiDay(last.starts_at), timeOfDay);
  const shown = new Map(found.map((time) => [`${time.practitioner_id} ${time.clinic_id}`, time]));
  const column = (name: 'practitioner_id' | 'clinic_id') => [...shown.values()].map((time) => time[name]);
  const codes = [...new Set(looks.all.map(({ code }) => code))];
  const { rows } = await sql<Continuing>`
    select distinct shown.practitioner_id as "practitionerId", shown.clinic_id as "clinicId"
    from unnest(${column('practitioner_id')}::bigint[], ${column('clinic_id')}::text[])
      as shown (practitioner_id, clinic_id)
    cross join unnest(${codes}::text[]) as specialty (code)
    cross join lateral (
      select from free_times
      where practitioner_id = shown.practitioner_id and specialty_code = specialty.code
        and starts_at >= ${last.starts_at} and starts_at < ${to}
        and (starts_at, practitioner_id) > (${last.starts_at}::timestamptz, ${last.practitioner_id}::bigint)
        -- Concatenated, for no index of clinics: there it would look for one person among all who work that day.
        and clinic_id || '' = shown.clinic_id
      order by starts_at limit 1
    ) as later
    order by 1, 2`.execute(tx);
  return rows;
}
