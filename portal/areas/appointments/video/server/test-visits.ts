import { patientWith } from '#areas/person/shared/patients/server/test-patients.ts';
import { demoPeople } from '#demo/people.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';

const MINUTE_MS = 60_000;

/** The record of a demo person. */
export function recordOf(db: TestDatabase, key: string): Promise<string> {
  const person = demoPeople(TEST_NOW).find((each) => each.key === key);
  return patientWith(db, person?.identityCode ?? '');
}

export interface MadeVideo {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Gives a patient an appointment of 20 minutes, by video unless another kind is named, so many days from TEST_NOW. */
export async function makeVideo(
  db: TestDatabase,
  patientId: string,
  { days, kind = 'VETA', bookedBy = null }: { days: number; kind?: string; bookedBy?: string | null },
): Promise<MadeVideo> {
  const startsAt = new Date(TEST_NOW.getTime() + days * 86_400_000);
  const endsAt = new Date(startsAt.getTime() + 20 * MINUTE_MS);
  const { id: kind_id } = await db.owner
    .selectFrom('appointment_kinds')
    .select('id')
    .where('code', '=', kind)
    .executeTakeFirstOrThrow();
  const { id: practitioner_id } = await db.owner
    .selectFrom('practitioners')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const time = { practitioner_id, clinic_id: 'RMT', kind_id, starts_at: startsAt, ends_at: endsAt };
  const { id: slot_id } = await db.owner
    .insertInto('slots')
    .values(time)
    .onConflict((conflict) => conflict.columns(['practitioner_id', 'starts_at']).doUpdateSet(time))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db.owner
    .insertInto('appointments')
    .values({ ...time, slot_id, patient_id: patientId, brand: 'kaari', booked_by: bookedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, startsAt, endsAt };
}
