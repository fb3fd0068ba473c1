import type { Kysely } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { addAppointment, DEMO_NOTES, type DemoAppointment } from './add-appointment.ts';
import { demoPeople } from './people.ts';
import { type DemoPractitioner, demoPractitioners } from './practitioners.ts';
import { roomOf } from './timetable.ts';

const MINUTE = 60_000;
const STEP = 5;

interface Options {
  readonly vault: Vault;
  readonly now: Date;
}

/** Of whom the demo shows an appointment that is about to begin, and which. */
interface Soon {
  readonly who: string;
  /** It begins within so many minutes. */
  readonly minutes: number;
  /** What it is with a practitioner; null: they do not see anybody so. */
  readonly visitTo: (
    practitioner: DemoPractitioner,
  ) => Pick<DemoAppointment, 'clinicId' | 'kind' | 'priceCents' | 'room' | 'notes'> | null;
}

/** Aino visits a general practitioner within 30 minutes (BRAND-10). */
const VISIT: Soon = {
  who: 'aino',
  minutes: 30,
  visitTo(practitioner) {
    const [specialty] = practitioner.specialties;
    return specialty?.code === 'YLE'
      ? {
          clinicId: practitioner.clinic.id,
          kind: specialty.kind,
          priceCents: specialty.priceCents,
          room: roomOf(practitioner),
          notes: DEMO_NOTES.medicines.fi,
        }
      : null;
  },
};

/** Eero has a video appointment that can be joined (VIDEO-10). */
const VIDEO: Soon = {
  who: 'eero',
  minutes: 10,
  visitTo({ remoteClinic, specialties: [specialty] }) {
    return remoteClinic === 'RMT' && specialty?.code === 'YLE'
      ? { clinicId: remoteClinic, kind: 'VETA', priceCents: specialty.priceCents, room: null, notes: null }
      : null;
  },
};

/** Ensures that Aino has an appointment within the next 30 minutes. Adds at most one; changes none. */
export function ensureSoonAppointment(owner: Kysely<Tables>, options: Options): Promise<void> {
  return ensureSoon(owner, options, VISIT);
}

/** Ensures that Eero has a video appointment within the next 10 minutes. Adds at most one; changes none. */
export function ensureSoonVideo(owner: Kysely<Tables>, options: Options): Promise<void> {
  return ensureSoon(owner, options, VIDEO);
}

async function ensureSoon(
  owner: Kysely<Tables>,
  { vault, now }: Options,
  { who, minutes, visitTo }: Soon,
): Promise<void> {
  const person = demoPeople(now).find(({ key }) => key === who);
  const patient =
    person &&
    (await owner
      .selectFrom('identities')
      .select('patient_id')
      .where('identity_hash', '=', personHash(vault, person.identityCode))
      .executeTakeFirst());
  if (!patient) return;
  const coming = await owner
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patient.patient_id)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + minutes * MINUTE))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (coming) return;

  const startsAt = new Date(
    Math.ceil(now.getTime() / (STEP * MINUTE)) * STEP * MINUTE + (minutes - STEP) * MINUTE,
  );
  for (const practitioner of demoPractitioners()) {
    const visit = visitTo(practitioner);
    const { patient_id: patientId } = patient;
    if (
      visit &&
      (await addAppointment(owner, vault, {
        ...visit,
        patientId,
        practitionerId: practitioner.id,
        startsAt,
      }))
    )
      return;
  }
}
