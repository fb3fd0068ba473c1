import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { InScope } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { createVisitors, type TestAnswer, type Visitor } from '../test-visitor.ts';
import { freeSlots } from './free-slots.ts';
import {
  anonymousReservation,
  registerPatients,
  reservation,
  type TestPatient,
} from './register-patients.ts';
import { type DatabaseSettings, roundLimits, roundVault } from './round-portals.ts';

/** A database with the demo clinic, sealed with the development keys. */
export interface RoundDatabase {
  readonly settings: DatabaseSettings;
  readonly owner: Kysely<Tables>;
  readonly inScope: InScope;
}

/** A patient about to book a time of their own. */
export interface Booking {
  readonly patient: TestPatient;
  readonly visitor: Visitor;
  readonly slotId: number;
  readonly isSignedIn: boolean;
  readonly key: string;
  answer: TestAnswer | null;
  wasRetried: boolean;
}

/** What is left of a booking once everything has come to rest. */
export interface BookingOutcome {
  /** Under which the last answer confirmed it; null if none did. */
  readonly confirmedId: number | null;
  /** Whether it had to be asked for again. */
  readonly wasRetried: boolean;
  /** Appointments of the patient that exist, by id. */
  readonly kept: readonly number[];
  readonly mails: number;
  readonly texts: number;
}

const AT_ONCE = 8;

/** Patients with their sessions, spread over the portals on these ports. */
export async function prepareBookings(
  { owner, inScope }: RoundDatabase,
  ports: readonly number[],
  count: number,
  isSignedIn: (index: number) => boolean,
): Promise<Booking[]> {
  const slots = await freeSlots(owner, new Date(), count);
  const patients = await registerPatients(owner, roundVault, count);
  const test = { inScope, vault: roundVault };
  const makers = ports.map((port) =>
    createVisitors({ port, test, limits: roundLimits, clock: () => new Date() }),
  );
  const bookings = patients.map((patient, index): Booking => {
    const visitor = makers[index % makers.length]?.();
    if (!visitor) throw new Error('There is no portal to book with.');
    const slotId = slots[index] ?? 0;
    const key = randomUUID();
    return { patient, visitor, slotId, isSignedIn: isSignedIn(index), key, answer: null, wasRetried: false };
  });
  await inTurn(bookings, async ({ isSignedIn, visitor, patient }) => {
    if (isSignedIn) await visitor.signIn(patient);
    await visitor.csrfToken();
  });
  return bookings;
}

/** Asks for the time; asked again, the portal knows that it is the same wish. */
export function sendBooking({ patient, visitor, slotId, isSignedIn, key }: Booking): Promise<TestAnswer> {
  const path = isSignedIn ? '/api/reserve-appointment' : '/api/anon/reserve-appointment';
  const body = isSignedIn ? reservation(patient, slotId) : anonymousReservation(patient, slotId);
  return visitor.send('POST', `${path}?lang=fi`, { body, headers: { 'idempotency-key': key } });
}

/** Works through all of them, a few at a time. */
export async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** @param received to whom messages have come, one entry a message */
export async function outcomesOf(
  bookings: readonly Booking[],
  owner: Kysely<Tables>,
  received: { readonly mails: readonly string[]; readonly texts: readonly string[] },
): Promise<BookingOutcome[]> {
  const rows = await owner.selectFrom('appointments').select(['id', 'patient_id']).execute();
  return bookings.map(({ patient, answer, wasRetried }) => ({
    confirmedId: answer?.body.reservationDetails?.appointmentId ?? null,
    wasRetried,
    kept: rows.filter((row) => row.patient_id === patient.patientId).map(({ id }) => id),
    mails: received.mails.filter((to) => to === patient.email).length,
    texts: received.texts.filter((to) => to === patient.phone).length,
  }));
}
