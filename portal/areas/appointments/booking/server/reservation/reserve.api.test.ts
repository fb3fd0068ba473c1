import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindersAfter } from '#areas/appointments/shared/appointments/reminders.ts';
import { openBookingContact } from '#areas/appointments/shared/appointments/server/booking-contact.ts';
import { offerSlots } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { statementsOf } from '#platform/database/test-statements.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../../contract.ts';
import {
  AINO,
  addPatient,
  bookingService,
  CONTACT,
  detailsOf,
  freeSlots,
  messagesOf,
  patientOf,
  signedIn,
  typeOf,
} from '../test-booking.ts';
import { MAX_CANCELLED_A_DAY, MAX_OPEN_RESERVATIONS } from './too-many.ts';

const RESERVE = 'POST /api/reserve-appointment';
const ANONYMOUS = 'POST /api/anon/reserve-appointment';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let slots: number[];
let aino: string;
let key = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  slots = await freeSlots(db);
  aino = await patientOf(db, '140385-902F');
  // Her demo appointments would count.
  await sql`update appointments set cancelled_at = now(), cancelled_by = 'clinic'`.execute(db.owner);
});
afterAll(() => db.drop());

const nextSlot = () => slots.shift() ?? 0;
const nextKey = () => `key-${++key}`;
async function lastNoted(patientId: string): Promise<string> {
  const { action, record_kind: kind } = await db.owner
    .selectFrom('access_log')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${action} ${kind}`;
}
const anonymously = (body: object, request = {}) =>
  call(ANONYMOUS, { body }, { idempotencyKey: nextKey(), ...request });
const asPatient = (patientId: string, body: object, request = {}) =>
  call(RESERVE, { body }, { idempotencyKey: nextKey(), session: signedIn(patientId), ...request });
/** How often a reservation has read the time and the patient. */
async function readsOf(work: () => Promise<unknown>) {
  const statements = await statementsOf(db, work);
  const count = (pattern: RegExp) => statements.filter((text) => pattern.test(text)).length;
  return { times: count(/from slots as base/), patients: count(/^select (?!"id" from).* from "patients"/) };
}

describe('a reservation', () => {
  test('reads the time and the patient once', async () => {
    const body = { ...CONTACT, slotId: nextSlot() };
    expect(await readsOf(() => asPatient(aino, body))).toEqual({ times: 1, patients: 1 });
    const visit = { ...AINO, slotId: nextSlot() };
    expect(await readsOf(() => anonymously(visit))).toEqual({ times: 1, patients: 1 });
  });

  test('reads the time once more for a reader of another language, however many messages there are', async () => {
    const patient = await addPatient(db, 'reads-swedish', { language: 'sv', allows_booking_sms: true });
    const body = { ...CONTACT, slotId: nextSlot() };
    const outcomes: string[] = [];
    const reads = await readsOf(async () => outcomes.push(typeOf(await asPatient(patient, body))));
    expect([reads, outcomes]).toEqual([{ times: 2, patients: 1 }, ['success']]);
  });
});

describe('a signed-in reservation', () => {
  test('sells the time with all that follows', async () => {
    const slotId = nextSlot();
    const outcome = await asPatient(aino, { ...CONTACT, slotId });
    const details = detailsOf(outcome);
    expect(details).toMatchObject({ token: null, appointment: { id: slotId } });
    expect(details.confirmations).toEqual({ email: 'aino@example.com', phone: '+358401234501' });

    const row = await db.owner
      .selectFrom('appointments')
      .selectAll()
      .where('id', '=', details.appointmentId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      patient_id: aino,
      slot_id: slotId,
      brand: 'kaari',
      health_care_type: 'private',
    });
    const free = await db.owner.selectFrom('free_times').selectAll().where('slot_id', '=', slotId).execute();
    expect(free).toEqual([]);
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('record_id', '=', String(details.appointmentId))
      .where('action', '=', 'create')
      .execute();
    expect(log).toMatchObject([
      { patient_id: aino, actor_kind: 'patient', actor_id: aino, request_id: 'test-request' },
    ]);

    const messages = await messagesOf(db, aino, details.appointmentId);
    expect(messages.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', 'aino@example.com'],
      ['sms', '+358401234501'],
    ]);
    const { rows: jobs } = await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs
      where payload ->> 'messageId' is not null order by id desc limit 2`.execute(db.owner);
    expect(jobs.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining(messages.map(({ id }) => ({ patientId: aino, messageId: id }))),
    );
    const { rows: reminders } = await sql<{ reminder: string }>`
      select payload ->> 'reminder' as reminder from graphile_worker._private_jobs
      where payload ->> 'appointmentId' = ${String(details.appointmentId)} order by run_at`.execute(db.owner);
    const ahead = remindersAfter(TEST_NOW, new Date(row.starts_at));
    expect(reminders.map(({ reminder }) => reminder)).toEqual(ahead);
    expect(typeOf(await asPatient(aino, { ...CONTACT, slotId }))).toBe('appointmentNotAvailable');
  });

  test('sends a text message only to who allows it, in their own language', async () => {
    const sofia = await patientOf(db, '300886-914F');
    const helmi = await patientOf(db, '250655-908E');
    const swedish = detailsOf(await asPatient(sofia, { ...CONTACT, slotId: nextSlot() }));
    const messages = await messagesOf(db, sofia, swedish.appointmentId);
    expect(messages.map(({ channel, language }) => [channel, language])).toEqual([
      ['email', 'sv'],
      ['sms', 'sv'],
    ]);
    expect(messages[0]?.notice.kind).toMatch(/mottagning/);
    const silent = detailsOf(await asPatient(helmi, { ...CONTACT, slotId: nextSlot() }));
    expect(silent.confirmations.phone).toBeNull();
    expect((await messagesOf(db, helmi, silent.appointmentId)).map(({ channel }) => channel)).toEqual([
      'email',
    ]);
  });

  test('is made once for one idempotency key, and refuses another body under it', async () => {
    const body = { ...CONTACT, slotId: nextSlot() };
    const request = { idempotencyKey: nextKey() };
    const first = await asPatient(aino, body, request);
    expect(typeOf(first)).toBe('success');
    expect(await asPatient(aino, body, request)).toEqual(first);
    expect(typeOf(await asPatient(aino, { ...body, email: 'other@example.com' }, request))).toBe(
      'idempotencyKeyReused',
    );
  });

  test('sells a time that asks for strong identification', async () => {
    const [slotId = 0] = await freeSlots(db, { requiresAuthentication: true });
    expect(typeOf(await asPatient(aino, { ...CONTACT, slotId }))).toBe('success');
  });

  test('is refused by its outcomes', async () => {
    const body = { ...CONTACT, slotId: nextSlot() };
    const kerttu = await patientOf(db, '070771-9249');
    const janne = await patientOf(db, '280282-9372');
    const matti = { firstNames: 'Matti', lastName: 'Nieminen', identityCode: '211298-9217' };
    expect(typeOf(await asPatient(kerttu, body))).toBe('notCreditworthy');
    expect(typeOf(await asPatient(janne, body))).toBe('consentRequired');
    for (const refused of [kerttu, janne]) expect(await lastNoted(refused)).toBe('read patient');
    expect(
      typeOf(await call(RESERVE, { body }, { idempotencyKey: nextKey(), session: { person: matti } })),
    ).toBe('unregistered');
    expect(typeOf(await call(RESERVE, { body }, { idempotencyKey: nextKey() }))).toBe(
      'authenticationRequired',
    );
    expect(typeOf(await asPatient(aino, { ...body, slotId: 999_999_999 }))).toBe('appointmentNotAvailable');
    expect(typeOf(await asPatient(aino, body, { now: new Date('2027-01-01T00:00:00Z') }))).toBe(
      'appointmentNotAvailable',
    );
    expect(typeOf(await asPatient(aino, 'nothing' as never))).toBe('malformed');
    expect(typeOf(await asPatient(aino, body, { idempotencyKey: null }))).toBe('malformed');
    expect(await asPatient(aino, { ...body, email: 'aino', phone: '' })).toEqual({
      problem: 'invalidFields',
      errors: [
        { field: 'email', code: 'invalid' },
        { field: 'phone', code: 'required' },
      ],
    });
  });

  test('asks for the extra confirmation within the binding notice only', async () => {
    const [near = 0] = await freeSlots(db, { fromHours: 1, toHours: 23 });
    const body = { ...CONTACT, acceptsBinding: false };
    expect(await asPatient(aino, { ...body, slotId: near })).toEqual({
      problem: 'invalidFields',
      errors: [{ field: 'acceptsBinding', code: 'required' }],
    });
    expect(typeOf(await asPatient(aino, { ...body, acceptsBinding: true, slotId: near }))).toBe('success');
    expect(typeOf(await asPatient(aino, { ...body, slotId: nextSlot() }))).toBe('success');
  });

  test('takes its own time off the list, what overlaps it, and not the times beside it', async () => {
    const times = await db.owner
      .selectFrom('slots')
      .innerJoin('free_times', (join) =>
        join
          .onRef('free_times.practitioner_id', '=', 'slots.practitioner_id')
          .onRef('slot_id', '=', 'slots.id'),
      )
      .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
      .selectAll('slots')
      .where(sql<boolean>`brands @> array['kaari']`)
      .where('specialty_code', '=', '*')
      .where('requires_authentication', '=', false)
      .where('slots.starts_at', '>', new Date(TEST_NOW.getTime() + 72 * 3_600_000))
      .orderBy('slots.starts_at')
      .execute();
    const keyOf = (practitionerId: number, at: Date) => `${practitionerId} ${Number(at)}`;
    const byStart = new Map(times.map((each) => [keyOf(each.practitioner_id, each.starts_at), each]));
    const nextOf = (time: (typeof times)[number] | undefined) =>
      time && byStart.get(keyOf(time.practitioner_id, time.ends_at));
    const [before, booked, after] =
      times
        .map((first) => [first, nextOf(first), nextOf(nextOf(first))] as const)
        .find(([, , third]) => third) ?? [];
    if (!before || !booked || !after) throw new Error('The clinic has no three times in a row.');
    // Ends a minute after the booked one has begun.
    const { id: overlapping } = await db.owner
      .insertInto('slots')
      .values({
        practitioner_id: booked.practitioner_id,
        clinic_id: booked.clinic_id,
        kind_id: booked.kind_id,
        starts_at: new Date(booked.starts_at.getTime() - 60_000),
        ends_at: new Date(booked.starts_at.getTime() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await offerSlots(db.owner, sql`slots.id = ${overlapping}`);

    const patient = await addPatient(db, 'beside');
    expect(typeOf(await asPatient(patient, { ...CONTACT, slotId: booked.id }))).toBe('success');
    const left = await db.owner
      .selectFrom('free_times')
      .select('slot_id')
      .where('practitioner_id', '=', booked.practitioner_id)
      .where('specialty_code', '=', '*')
      .where('slot_id', 'in', [before.id, booked.id, after.id, overlapping])
      .orderBy('starts_at')
      .execute();
    expect(left.map(({ slot_id }) => slot_id)).toEqual([before.id, after.id]);
  });

  test('is not hindered by appointments that are over, or have begun', async () => {
    const patient = await addPatient(db, 'past');
    for (let nth = 0; nth < MAX_OPEN_RESERVATIONS; nth++) {
      expect(typeOf(await asPatient(patient, { ...CONTACT, slotId: nextSlot() }))).toBe('success');
    }
    const another = () => asPatient(patient, { ...CONTACT, slotId: nextSlot() });
    expect(typeOf(await another())).toBe('tooManyReservations');
    expect(await lastNoted(patient)).toBe('read appointments');
    const mine = await db.owner
      .selectFrom('appointments')
      .select(['practitioner_id', 'id'])
      .where('patient_id', '=', patient)
      .orderBy('id')
      .execute();
    // One begins at this moment, another began ten minutes ago and goes on.
    for (const [nth, minutes] of [0, 10].entries()) {
      const startsAt = new Date(TEST_NOW.getTime() - minutes * 60_000);
      await db.owner
        .updateTable('appointments')
        .set({ starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 20 * 60_000) })
        .where('id', '=', mine[nth]?.id ?? 0)
        .execute();
    }
    expect([typeOf(await another()), typeOf(await another())]).toEqual(['success', 'success']);
    expect(typeOf(await another())).toBe('tooManyReservations');
  });

  test('is refused to a patient who books and cancels without end', async () => {
    const patient = await addPatient(db, 'fickle');
    const book = () => asPatient(patient, { ...CONTACT, slotId: nextSlot() });
    expect(typeOf(await book())).toBe('success');
    const { practitioner_id, slot_id, clinic_id, kind_id, starts_at, ends_at } = await db.owner
      .selectFrom('appointments')
      .selectAll()
      .where('patient_id', '=', patient)
      .executeTakeFirstOrThrow();
    const again = {
      practitioner_id,
      slot_id,
      clinic_id,
      kind_id,
      starts_at,
      ends_at,
      brand: 'kaari',
    } as const;
    const cancelled = { cancelled_at: TEST_NOW, cancelled_by: 'patient', patient_id: patient } as const;
    const more = (count: number) =>
      db.owner
        .insertInto('appointments')
        .values(Array.from({ length: count }, () => ({ ...again, ...cancelled })))
        .execute();
    await more(MAX_CANCELLED_A_DAY - 1);
    expect(typeOf(await book())).toBe('success');
    await more(1);
    expect(typeOf(await book())).toBe('tooManyReservations');
    await db.owner
      .updateTable('appointments')
      .set({ cancelled_at: new Date(TEST_NOW.getTime() - 24 * 3_600_000) })
      .where('patient_id', '=', patient)
      .where('cancelled_by', '=', 'patient')
      .execute();
    expect(typeOf(await book())).toBe('success');
  });

  test('is one too many after ten, pressed at once or not', async () => {
    const patient = await addPatient(db, 'limit');
    const answers = await Promise.all(
      Array.from({ length: MAX_OPEN_RESERVATIONS + 3 }, () =>
        asPatient(patient, { ...CONTACT, slotId: nextSlot() }),
      ),
    );
    expect(answers.map(typeOf).filter((type) => type === 'success')).toHaveLength(MAX_OPEN_RESERVATIONS);
    expect(answers.map(typeOf).filter((type) => type === 'tooManyReservations')).toHaveLength(3);
  });
});

describe('when the database refuses', () => {
  test.each([
    ['messages', 'treatmentChainCreationFailed'],
    ['appointments', 'unknownError'],
  ])('%s, nothing is sold', async (table, type) => {
    const slotId = nextSlot();
    const patient = await addPatient(db, `refused ${table}`);
    const code = formatIdentityCode('1990-01-01', table === 'messages' ? 903 : 905);
    await addPatient(db, code);
    const body = { ...AINO, identityCode: code, firstName: 'Testi', lastName: 'Henkilö', slotId };
    await whileRefused(db, 'insert', table, async () => {
      expect(await asPatient(patient, { ...CONTACT, slotId })).toEqual({ body: { type } });
      expect(await anonymously(body)).toEqual({ body: { type } });
    });
    expect(typeOf(await asPatient(patient, { ...CONTACT, slotId }))).toBe('success');
  });
});

async function contactKept(outcome: Awaited<ReturnType<typeof asPatient>>): Promise<string> {
  const { booking_contact: kept } = await db.owner
    .selectFrom('appointments')
    .select('booking_contact')
    .where('id', '=', detailsOf(outcome).appointmentId)
    .executeTakeFirstOrThrow();
  return kept ?? '';
}

test('a signed-in reservation keeps the contact that was given, sealed, for the messages that may follow', async () => {
  const patient = await addPatient(db, 'gives-a-contact', { allows_booking_sms: true });
  const contact = { email: ' Given@example.com', phone: '0407654321' };
  const outcome = await asPatient(patient, { ...CONTACT, ...contact, slotId: nextSlot() });
  const kept = await contactKept(outcome);
  expect(kept).not.toMatch(/given/i);
  expect(openBookingContact(db.vault, kept)).toEqual({
    email: 'Given@example.com',
    phone: '+358407654321',
    language: 'fi',
    child: null,
    addressedTo: null,
  });
});

test('a guardian’s keeps by whose code the population register is asked before they are reminded', async () => {
  const child = await addPatient(db, 'is-acted-for');
  const session = { ...signedIn(child), actingFor: actingFor(child) };
  const outcome = await asPatient(child, { ...CONTACT, slotId: nextSlot() }, { session });
  expect(openBookingContact(db.vault, await contactKept(outcome))).toMatchObject({
    child: 'Testi',
    addressedTo: expect.any(String),
    guardianCode: session.person?.identityCode,
  });
});
