import { sql } from 'kysely';
import { helsinkiDay, partOfDayRange } from '#contract/time/time.ts';
import type { Scoped } from '#platform/context.ts';
import type { Continuing, SearchFilters } from '../../search-contract.ts';
import type { FoundTime } from './find-times.ts';
import type { SearchScope } from './search-scope.ts';

/**
 * Who of those found has further times on the last day that was found, later than what was found: the search has
 * ended in the middle of that day.
 *
 * @param found in the order of the search
 */
export async function whoContinues(
  tx: Scoped,
  { specialtyCodes, clinicIds }: SearchScope,
  found: readonly FoundTime[],
  timeOfDay: SearchFilters['timeOfDay'],
): Promise<Continuing[]> {
  const last = found.at(-1);
  if (!last) return [];
  const { to } = partOfDayRange(helsinkiDay(last.starts_at), timeOfDay);
  const ids = [...new Set(found.map(({ practitioner_id: id }) => id))];
  const { rows } = await sql<Continuing>`
    select distinct practitioner_id as "practitionerId", clinic_id as "clinicId" from free_times
    where practitioner_id = any (${ids}::bigint[]) and specialty_code = any (${specialtyCodes}::text[])
      and clinic_id = any (${clinicIds}::text[]) and starts_at < ${to}
      and (starts_at, practitioner_id) > (${last.starts_at}::timestamptz, ${last.practitioner_id}::bigint)
    order by 1, 2`.execute(tx);
  return rows;
}
