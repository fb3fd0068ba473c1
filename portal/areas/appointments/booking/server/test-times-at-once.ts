import type { TestDatabase } from '#platform/database/test-database.ts';
import { TEST_NOW } from '#platform/database/test-database.ts';
import type { TestSlot } from './moving/test-moving.ts';

/** How many of them there are at least. */
const PLACES = 4;
/** There are such times in each week. Looking through the whole calendar took longer than most tests. */
const WEEK_MS = 7 * 86_400_000;

/** Free general practitioners' times that begin at one moment and last as long, each of another practitioner, at two clinics or more. */
export async function timesAtOnce(db: TestDatabase, fromHours: number): Promise<TestSlot[]> {
  const earliest = new Date(TEST_NOW.getTime() + fromHours * 3_600_000);
  const rows = await db.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'slot_id'),
    )
    .innerJoin('appointment_kinds as kinds', 'kinds.id', 'slots.kind_id')
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .selectAll('slots')
    .where('free_times.specialty_code', '=', 'YLE')
    .where('requires_authentication', '=', false)
    .where('slots.customers', 'is', null)
    .where('clinics.is_remote', '=', false)
    .where('clinics.id', 'in', ['KAM', 'HAK', 'PAS', 'ITA', 'TAP', 'TIK', 'TRE'])
    .where('free_times.starts_at', '>=', earliest)
    .where('free_times.starts_at', '<', new Date(earliest.getTime() + WEEK_MS))
    .orderBy('slots.starts_at')
    .orderBy('slots.practitioner_id')
    .execute();
  const alike = Object.values(
    Object.groupBy(
      rows,
      ({ starts_at, ends_at, kind_id }) => `${starts_at.getTime()} ${ends_at.getTime()} ${kind_id}`,
    ),
  );
  const found = alike.find(
    (times = []) => times.length >= PLACES && new Set(times.map(({ clinic_id }) => clinic_id)).size > 1,
  );
  if (!found) throw new Error('Nowhere are so many times at once');
  return found;
}
