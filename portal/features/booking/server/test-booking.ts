import { randomUUID } from 'node:crypto';
import type { Session } from '#platform/context.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { TEST_NOW } from '#platform/database/test-database.ts';
import { sealPatient } from '#platform/patient-record.ts';
import type { AnonymousReserveBody, ReserveBody } from '../contract.ts';

/** What the tests of reservations share: whom they book for and which times there are. */

export const AINO: Omit<AnonymousReserveBody, 'appointmentId'> = {
  identityCode: '140385-902f',
  firstName: 'aino',
  lastName: 'Virtanen ',
  email: 'aino@example.com',
  phone: '040 1234501',
  acceptsTerms: true,
  acceptsBinding: true,
};

export const CONTACT: Omit<ReserveBody, 'appointmentId'> = {
  email: 'aino@example.com',
  phone: '0401234501',
  acceptsBinding: true,
};

/** The id of the patient with an identity code. */
export async function patientOf(db: TestDatabase, identityCode: string): Promise<string> {
  const { patient_id: id } = await db.owner
    .selectFrom('identities')
    .select('patient_id')
    .where('identity_hash', '=', db.vault.hash('identity', identityCode))
    .executeTakeFirstOrThrow();
  return id;
}

/** A signed-in session of a patient. */
export function signedIn(patientId: string): Partial<Session> {
  return { patientId, person: { firstNames: 'Test', lastName: 'Person', identityCode: 'not needed' } };
}

export interface WantedSlot {
  readonly requiresAuthentication?: boolean;
  /** Earliest start from now, in hours. */
  readonly fromHours?: number;
  readonly toHours?: number;
  readonly clinicIds?: readonly string[];
}

/** Ids of free times, each of another practitioner. */
export async function freeSlots(db: TestDatabase, wanted: WantedSlot = {}): Promise<number[]> {
  const { requiresAuthentication = false, fromHours = 48, toHours = 24 * 60 } = wanted;
  const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000);
  const rows = await db.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'slot_id'),
    )
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select('slots.id')
    .distinctOn('slots.practitioner_id')
    .where('requires_authentication', '=', requiresAuthentication)
    .where('slots.starts_at', '>=', hours(fromHours))
    .where('slots.starts_at', '<=', hours(toHours))
    .where('clinics.id', 'in', wanted.clinicIds ?? ['KAM', 'HAK', 'PAS', 'ITA', 'TAP', 'TIK', 'TRE', 'RMT'])
    .orderBy('slots.practitioner_id')
    .orderBy('slots.starts_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Registers somebody in good standing. Resolves to their id. */
export async function addPatient(
  db: TestDatabase,
  identityCode: string,
  changes: object = {},
): Promise<string> {
  const id = randomUUID();
  await db.owner
    .insertInto('patients')
    .values({
      id,
      ...sealPatient(db.vault, { identity_code: identityCode, first_names: 'Testi', last_name: 'Henkilö' }),
      consent_status: 'ok',
      ...changes,
    })
    .execute();
  await db.owner
    .insertInto('identities')
    .values({ identity_hash: db.vault.hash('identity', identityCode), patient_id: id })
    .execute();
  return id;
}
