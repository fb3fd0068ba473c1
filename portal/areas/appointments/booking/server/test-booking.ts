import { randomUUID } from 'node:crypto';
import type { AppointmentNotice } from '#areas/appointments/shared/mail/server/appointment-messages.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { TEST_NOW } from '#platform/database/test-database.ts';
import type { AnonymousReserveBody, ReservationDetails, ReserveBody } from '../reservation-contract.ts';
import type { AnonymousBookingSettings } from './reservation/anonymous-booking-settings.ts';
import { createBookingService } from './service.ts';

export { patientWith as patientOf, signedIn } from '#areas/person/shared/patients/server/test-patients.ts';

/** What the tests of reservations share: whom they book for and which times there are. */

/** As a portal is unless it is told otherwise, but for callers who try many codes: most tests are no attack. */
export const SETTINGS: AnonymousBookingSettings = {
  bookingsAhead: 3,
  codesPerAddress: 100_000,
  codesPerBirthDate: 100_000,
  codesAnHour: 100_000,
};
export const bookingService = createBookingService(SETTINGS);

export const AINO: Omit<AnonymousReserveBody, 'slotId'> = {
  identityCode: '140385-902f',
  firstName: 'aino',
  lastName: 'Virtanen ',
  email: 'aino@example.com',
  phone: '040 1234501',
  acceptsTerms: true,
  acceptsBinding: true,
};

export const CONTACT: Omit<ReserveBody, 'slotId'> = {
  email: 'aino@example.com',
  phone: '0401234501',
  acceptsBinding: true,
};

export interface WantedSlot {
  readonly requiresAuthentication?: boolean;
  /** Earliest start from now, in hours. */
  readonly fromHours?: number;
  readonly toHours?: number;
  readonly clinicIds?: readonly string[];
}

/** Everybody who has free times has some in two weeks. Looking through the whole calendar took longer than most tests. */
const WEEKS_HOURS = 14 * 24;

/** Ids of free times, each of another practitioner, no two of which overlap: one patient may have them all. */
export async function freeSlots(db: TestDatabase, wanted: WantedSlot = {}): Promise<number[]> {
  const { requiresAuthentication = false, fromHours = 48, toHours = fromHours + WEEKS_HOURS } = wanted;
  const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000);
  const rows = await db.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'slot_id'),
    )
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select(['slots.id', 'slots.practitioner_id', 'slots.starts_at', 'slots.ends_at'])
    .where('free_times.specialty_code', '=', '*')
    .where('requires_authentication', '=', requiresAuthentication)
    .where('free_times.starts_at', '>=', hours(fromHours))
    .where('free_times.starts_at', '<=', hours(toHours))
    .where('clinics.id', 'in', wanted.clinicIds ?? ['KAM', 'HAK', 'PAS', 'ITA', 'TAP', 'TIK', 'TRE', 'RMT'])
    .orderBy('slots.practitioner_id')
    .orderBy('slots.starts_at')
    .execute();
  const chosen: typeof rows = [];
  for (const row of rows) {
    const isBeside = chosen.some(
      (other) =>
        other.practitioner_id === row.practitioner_id ||
        (other.starts_at < row.ends_at && other.ends_at > row.starts_at),
    );
    if (!isBeside) chosen.push(row);
  }
  return chosen.map(({ id }) => id);
}

/** Registers somebody in good standing. Resolves to their id. */
export async function addPatient(
  db: TestDatabase,
  identityCode: string,
  changes: object = {},
): Promise<string> {
  const id = randomUUID();
  const values = {
    id,
    identity_code: identityCode,
    first_names: 'Testi',
    last_name: 'Henkilö',
    consent_status: 'ok' as const,
    ...changes,
  };
  await db.owner.insertInto('patients').values(sealPatient(db.vault, values)).execute();
  await db.owner
    .insertInto('identities')
    .values({ identity_hash: personHash(db.vault, identityCode), patient_id: id })
    .execute();
  return id;
}

/** What an answer is called. */
export function typeOf(outcome: Outcome): string {
  return 'body' in outcome ? (outcome.body as { type: string }).type : outcome.problem;
}

/** What a booking that succeeded has told. */
export function detailsOf(outcome: Outcome): ReservationDetails {
  return (outcome as { body: { reservationDetails: ReservationDetails } }).body.reservationDetails;
}

/** The messages about an appointment, opened, e-mail and confirmations first. */
export async function messagesOf(db: TestDatabase, patientId: string, appointmentId: number) {
  const messages = await db.owner
    .selectFrom('messages')
    .selectAll()
    .where('patient_id', '=', patientId)
    .execute();
  return messages
    .map((message) => ({
      ...message,
      to: db.vault.open('messages.recipient', message.recipient),
      notice: JSON.parse(db.vault.open('messages.content', message.content)) as AppointmentNotice,
    }))
    .filter(({ notice }) => notice.appointmentId === appointmentId)
    .toSorted((a, b) => `${a.channel} ${a.template}`.localeCompare(`${b.channel} ${b.template}`));
}
