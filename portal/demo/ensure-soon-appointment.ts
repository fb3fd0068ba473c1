import type { Kysely } from 'kysely';
import { personHash } from '#domain/patients/server/person-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { addAppointment, DEMO_NOTES } from './add-appointment.ts';
import { demoPeople } from './people.ts';
import { demoPractitioners } from './practitioners.ts';
import { roomOf } from './timetable.ts';

const MINUTE = 60_000;
/** Aino has an appointment within so many minutes, so that every demo shows one that is about to begin (BRAND-10). */
const SOON = 30;
const STEP = 5;

/** Ensures that Aino has an appointment within the next 30 minutes. Adds at most one; changes none. */
export async function ensureSoonAppointment(
  owner: Kysely<Tables>,
  { vault, now }: { vault: Vault; now: Date },
): Promise<void> {
  const aino = demoPeople(now).find(({ key }) => key === 'aino');
  const patient =
    aino &&
    (await owner
      .selectFrom('identities')
      .select('patient_id')
      .where('identity_hash', '=', personHash(vault, aino.identityCode))
      .executeTakeFirst());
  if (!patient) return;
  const coming = await owner
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patient.patient_id)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + SOON * MINUTE))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (coming) return;

  const startsAt = new Date(
    Math.ceil(now.getTime() / (STEP * MINUTE)) * STEP * MINUTE + (SOON - STEP) * MINUTE,
  );
  for (const practitioner of demoPractitioners()) {
    const specialty = practitioner.specialties[0];
    if (specialty?.code !== 'YLE') continue;
    const isAdded = await addAppointment(owner, vault, {
      patientId: patient.patient_id,
      practitionerId: practitioner.id,
      clinicId: practitioner.clinic.id,
      kind: specialty.kind,
      startsAt,
      priceCents: specialty.priceCents,
      room: roomOf(practitioner),
      notes: DEMO_NOTES.medicines.fi,
    });
    if (isAdded) return;
  }
}
