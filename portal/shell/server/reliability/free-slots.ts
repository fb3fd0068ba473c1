import { type Kysely, sql } from 'kysely';
import { ANY_SPECIALTY } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { Tables } from '#platform/tables.ts';

/** Ids of free times of Kaari that anybody may book, no two of which overlap, some days from now. */
export async function freeSlots(owner: Kysely<Tables>, now: Date, count: number): Promise<number[]> {
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
    .where('slots.starts_at', '>', new Date(now.getTime() + 4 * 86_400_000))
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
