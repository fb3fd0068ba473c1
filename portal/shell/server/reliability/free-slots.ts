import { type Kysely, sql } from 'kysely';
import { ANY_SPECIALTY } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { Tables } from '#platform/tables.ts';

const DAY_MS = 86_400_000;
/** One time is found within a week. For each more, another day is looked through: all of the calendar where many are needed. */
const LEAST_DAYS = 7;

/** Ids of free times of Kaari that anybody may book, no two of which overlap, some days from now. */
export async function freeSlots(owner: Kysely<Tables>, now: Date, count: number): Promise<number[]> {
  const earliest = new Date(now.getTime() + 4 * DAY_MS);
  const latest = new Date(earliest.getTime() + (LEAST_DAYS + count) * DAY_MS);
  const rows = await owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'free_times.slot_id'),
    )
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select(['slots.id', 'slots.practitioner_id', 'slots.starts_at', 'slots.ends_at'])
    .where('free_times.specialty_code', '=', ANY_SPECIALTY)
    .where('slots.requires_authentication', '=', false)
    .where(sql<boolean>`'kaari' = any (clinics.brands)`)
    .where('free_times.starts_at', '>', earliest)
    .where('free_times.starts_at', '<', latest)
    .orderBy('slots.starts_at')
    .orderBy('slots.id')
    .execute();
  const busyUntil = new Map<number, Date>();
  const chosen: number[] = [];
  for (const { id, practitioner_id, starts_at, ends_at } of rows) {
    if (starts_at < (busyUntil.get(practitioner_id) ?? starts_at)) continue;
    busyUntil.set(practitioner_id, ends_at);
    chosen.push(id);
    if (chosen.length === count) return chosen;
  }
  throw new Error(`The clinic has only ${chosen.length} such times.`);
}
