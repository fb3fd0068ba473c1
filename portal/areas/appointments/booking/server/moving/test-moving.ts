import { withdrawTimes } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { TEST_NOW } from '#platform/database/test-database.ts';

/** What the tests of moves share: appointments with other times that they could have. */

export interface TestSlot {
  readonly id: number;
  readonly practitioner_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Somebody has so many free times in three weeks. Looking through the whole calendar took longer than most tests. */
const WEEKS_MS = 21 * 86_400_000;

/** Free times of one practitioner, all as long, none beside another, the earliest first. */
export async function timesOfOne(db: TestDatabase, fromHours = 48, count = 4): Promise<TestSlot[]> {
  const earliest = new Date(TEST_NOW.getTime() + fromHours * 3_600_000);
  const rows = await db.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'slot_id'),
    )
    .select(['slots.id', 'slots.practitioner_id', 'slots.starts_at', 'slots.ends_at', 'slots.kind_id'])
    .where('specialty_code', '=', '*')
    .where('requires_authentication', '=', false)
    .where('free_times.starts_at', '>=', earliest)
    .where('free_times.starts_at', '<', new Date(earliest.getTime() + WEEKS_MS))
    .where('slots.clinic_id', '=', 'KAM')
    .orderBy('slots.practitioner_id')
    .orderBy('slots.starts_at')
    .execute();
  for (const practitioner of new Set(rows.map((row) => row.practitioner_id))) {
    const own = rows.filter((row) => row.practitioner_id === practitioner);
    const [first] = own;
    const alike = own.filter((row) => row.kind_id === first?.kind_id).slice(0, count);
    if (alike.length === count) return alike;
  }
  throw new Error('Nobody has so many times');
}

/** Gives a patient a time. Resolves to the appointment's number. */
export async function bookAs(
  db: TestDatabase,
  patientId: string,
  slot: TestSlot,
  more: object = {},
): Promise<number> {
  const kept = await db.owner
    .selectFrom('slots')
    .select(['clinic_id', 'kind_id', 'price_cents', 'room'])
    .where('id', '=', slot.id)
    .executeTakeFirstOrThrow();
  const { id } = await db.owner
    .insertInto('appointments')
    .values({
      ...kept,
      practitioner_id: slot.practitioner_id,
      patient_id: patientId,
      slot_id: slot.id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      brand: 'kaari',
      booked_by: patientId,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await withdrawTimes(db.owner, slot.practitioner_id, slot.starts_at, slot.ends_at);
  return id;
}

/** Whether a time is on sale. */
export async function isOnSale(db: TestDatabase, slotId: number): Promise<boolean> {
  const rows = await db.owner
    .selectFrom('free_times')
    .select('slot_id')
    .where('slot_id', '=', slotId)
    .execute();
  return rows.length > 0;
}
