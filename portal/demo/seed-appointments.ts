import type { Kysely } from 'kysely';
import { addDays, helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { addAppointment, DEMO_NOTES } from './add-appointment.ts';
import { demoPeople } from './people.ts';
import { demoPractitioners } from './practitioners.ts';
import { roomOf } from './timetable.ts';

interface Visit {
  readonly who: string;
  readonly specialty: string;
  /** Days from the day of seeding. */
  readonly day: number;
  readonly at: readonly [hour: number, minute: number];
  readonly notes?: keyof typeof DEMO_NOTES;
  readonly isRemote?: boolean;
  readonly cancelledBy?: 'patient' | 'clinic';
}

const VISITS: readonly Visit[] = [
  { who: 'aino', specialty: 'YLE', day: -410, at: [9, 20] },
  { who: 'aino', specialty: 'GYN', day: -290, at: [14, 0] },
  { who: 'aino', specialty: 'IHO', day: -175, at: [10, 30] },
  { who: 'aino', specialty: 'ENDO', day: -96, at: [8, 30], notes: 'fasting' },
  { who: 'aino', specialty: 'FYS', day: -44, at: [16, 0], notes: 'exercise' },
  { who: 'aino', specialty: 'FYS', day: -30, at: [16, 0], notes: 'exercise' },
  { who: 'aino', specialty: 'HOI', day: -12, at: [7, 40], notes: 'fasting' },
  { who: 'aino', specialty: 'YLE', day: 4, at: [10, 20], notes: 'medicines' },
  { who: 'aino', specialty: 'ENDO', day: 17, at: [15, 30], isRemote: true },
  { who: 'aino', specialty: 'SIL', day: 23, at: [13, 0], cancelledBy: 'clinic' },
  { who: 'eero', specialty: 'ORT', day: -60, at: [11, 0] },
  { who: 'eero', specialty: 'YLE', day: 9, at: [8, 40] },
  { who: 'helmi', specialty: 'GRG', day: -120, at: [12, 30], notes: 'medicines' },
  { who: 'helmi', specialty: 'Y65V', day: 6, at: [11, 20], notes: 'medicines' },
  { who: 'onni', specialty: 'ORT', day: -21, at: [17, 0] },
  { who: 'onni', specialty: 'FYS', day: 2, at: [17, 30], notes: 'exercise' },
  { who: 'sofia', specialty: 'KNK', day: -200, at: [9, 0] },
  { who: 'elsa', specialty: 'LAS', day: -35, at: [13, 30] },
  { who: 'elsa', specialty: 'LAS', day: 8, at: [9, 30] },
  { who: 'viktor', specialty: 'IHO', day: -80, at: [15, 0] },
  { who: 'kerttu', specialty: 'YLE', day: -300, at: [10, 0] },
  { who: 'janne', specialty: 'KAR', day: -70, at: [12, 0] },
];

/** Past and future appointments of the demo people. */
export async function seedAppointments(
  owner: Kysely<Tables>,
  { vault, now, patients }: { vault: Vault; now: Date; patients: ReadonlyMap<string, string> },
): Promise<void> {
  const practitioners = demoPractitioners();
  const people = demoPeople(now);
  for (const { who, specialty: code, day, at, notes, isRemote = false, cancelledBy } of VISITS) {
    const practitioner = practitioners.find(({ specialties }) => specialties[0]?.code === code);
    const specialty = practitioner?.specialties[0];
    const patientId = patients.get(who);
    if (!practitioner || !specialty || !patientId) throw new Error(`Nobody to see ${who} for ${code}`);
    const language = people.find(({ key }) => key === who)?.patient?.language ?? 'fi';
    await addAppointment(owner, vault, {
      patientId,
      practitionerId: practitioner.id,
      clinicId: isRemote ? 'RMT' : practitioner.clinic.id,
      kind: isRemote ? 'VETA' : specialty.kind,
      startsAt: helsinkiTime(addDays(helsinkiDay(now), day), ...at),
      priceCents: specialty.priceCents,
      room: isRemote ? null : roomOf(practitioner),
      notes: notes ? DEMO_NOTES[notes][language] : null,
      ...(cancelledBy && { cancelledBy }),
    });
  }
}
