import type { Updateable } from 'kysely';
import {
  issueLinks,
  type LinkTokens,
} from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { withdrawTimes } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { Tables } from '#platform/tables.ts';

export { patientWith, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';

/** What the tests of own appointments share: the demo people and appointments made for them. */

export interface MadeAppointment {
  readonly id: number;
  readonly slotId: number;
  readonly practitionerId: number;
  readonly startsAt: Date;
  readonly links: LinkTokens;
}

/** There are free times in each week. Looking through the whole calendar took longer than most tests. */
const WEEK_MS = 7 * 86_400_000;

/** Gives a patient the first free time that starts so many hours from TEST_NOW or within a week later. */
export async function makeAppointment(
  db: TestDatabase,
  patientId: string,
  fromHours: number,
): Promise<MadeAppointment> {
  const earliest = new Date(TEST_NOW.getTime() + fromHours * 3_600_000);
  const slot = await db.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'slot_id'),
    )
    .selectAll('slots')
    .where('free_times.starts_at', '>=', earliest)
    .where('free_times.starts_at', '<', new Date(earliest.getTime() + WEEK_MS))
    .where('specialty_code', '=', '*')
    .orderBy('slots.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id } = await db.owner
    .insertInto('appointments')
    .values({
      practitioner_id: slot.practitioner_id,
      patient_id: patientId,
      slot_id: slot.id,
      clinic_id: slot.clinic_id,
      kind_id: slot.kind_id,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      price_cents: slot.price_cents,
      room: slot.room,
      brand: 'kaari',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await withdrawTimes(db.owner, slot.practitioner_id, slot.starts_at, slot.ends_at);
  const record = { patientId, practitionerId: slot.practitioner_id, appointmentId: id };
  const links = await db.inScope({ patientId }, (tx) => issueLinks(tx, db.vault, record));
  return { id, slotId: slot.id, practitionerId: slot.practitioner_id, startsAt: slot.starts_at, links };
}

/** How many rows a slot has in the list of free times. */
export async function timesOnSale(db: TestDatabase, slotId: number): Promise<number> {
  const rows = await db.owner
    .selectFrom('free_times')
    .select('specialty_code')
    .where('slot_id', '=', slotId)
    .execute();
  return rows.length;
}

/** Gives a patient a visit to a clinic at which they check in themselves, four days from TEST_NOW or later. */
export async function makeVisit(db: TestDatabase, patientId: string): Promise<MadeAppointment> {
  const made = await makeAppointment(db, patientId, 96);
  const { id: kind_id } = await db.owner
    .selectFrom('appointment_kinds')
    .select('id')
    .where('location_type', '=', 'physicalLocation')
    .limit(1)
    .executeTakeFirstOrThrow();
  await changeRow(db, made, { clinic_id: 'KAM', kind_id });
  return made;
}

/** Changes an appointment behind the portal's back, as the clinic does. */
export async function changeRow(
  db: TestDatabase,
  { id }: Pick<MadeAppointment, 'id'>,
  values: Updateable<Tables['appointments']>,
): Promise<void> {
  await db.owner.updateTable('appointments').set(values).where('id', '=', id).execute();
}
