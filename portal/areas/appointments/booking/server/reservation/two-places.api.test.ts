import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { endpoints } from '../../contract.ts';
import { bookAs, isOnSale, type TestSlot } from '../moving/test-moving.ts';
import {
  AINO,
  addPatient,
  bookingService,
  CONTACT,
  detailsOf,
  patientOf,
  signedIn,
  typeOf,
} from '../test-booking.ts';
import { timesAtOnce } from '../test-times-at-once.ts';

const MINUTE = 60_000;

describe.each(testServers())('two places at one moment on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  let nth = 0;
  let at: TestSlot[];
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    call = callerOf(db, bookingService);
  });
  afterAll(() => db.drop());
  /** Times of several practitioners at several clinics that begin at one moment, and that no other test has used. */
  beforeEach(async () => {
    nth += 1;
    at = await timesAtOnce(db, nth * 24 + 48);
  });

  const key = () => ({ idempotencyKey: `two-places-${++keys}` });
  let keys = 0;
  const slot = (index: number) => at[index] as TestSlot;
  const newPatient = async () => {
    const identityCode = formatIdentityCode('1990-01-01', 900 + nth);
    return { identityCode, id: await addPatient(db, identityCode) };
  };
  const book = (
    patientId: string,
    { id }: TestSlot,
    body: object = {},
    session: object = signedIn(patientId),
  ) =>
    call(
      'POST /api/reserve-appointment',
      { body: { ...CONTACT, slotId: id, ...body } },
      { ...key(), session },
    );
  const bookFor = (identityCode: string, { id }: TestSlot) => {
    const body = { ...AINO, identityCode, firstName: 'Testi', lastName: 'Henkilö', slotId: id };
    return call('POST /api/anon/reserve-appointment', { body }, key());
  };
  const move = (patientId: string, id: number, { id: slotId }: TestSlot) =>
    call(
      'PUT /api/appointments/{id}',
      { params: { id }, body: { slotId, acceptsBinding: true } },
      { ...key(), session: signedIn(patientId) },
    );
  const accept = (patientId: string, id: number, { id: slotId }: TestSlot) =>
    call(
      'PUT /api/appointments/{id}/earlier-time',
      { params: { id }, body: { slotId, accepts: true, acceptsBinding: true } },
      { ...key(), session: signedIn(patientId) },
    );
  /** How many pairs of standing appointments of one patient are at the same time. */
  const pairsAtOnce = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from appointments as one join appointments as other
        on other.patient_id = one.patient_id and other.id > one.id and other.period && one.period
      where one.cancelled_at is null and other.cancelled_at is null`.execute(db.owner);
    return rows[0]?.n;
  };

  test('a patient who has one of two times is told which is in the way, and may have one beside it', async () => {
    const { id: patient } = await newPatient();
    const { appointmentId, appointment } = detailsOf(await book(patient, slot(0)));
    const inTheWay = {
      id: appointmentId,
      startDate: appointment.startDate,
      clinic: appointment.clinic?.name,
    };
    expect(await book(patient, slot(1))).toEqual({ body: { type: 'overlappingTime', inTheWay } });
    expect(await isOnSale(db, slot(1).id)).toBe(true);
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('patient_id', '=', patient)
      .orderBy('id', 'desc')
      .execute();
    expect(log[0]).toMatchObject({ action: 'read', record_kind: 'appointments' });
    const shift = (minutes: number) =>
      db.owner
        .updateTable('slots')
        .set({
          starts_at: new Date(slot(1).starts_at.getTime() + minutes * MINUTE),
          ends_at: new Date(slot(1).ends_at.getTime() + minutes * MINUTE),
        })
        .where('id', '=', slot(1).id)
        .execute();
    const length = (slot(0).ends_at.getTime() - slot(0).starts_at.getTime()) / MINUTE;
    await shift(length - 1);
    expect(typeOf(await book(patient, slot(1)))).toBe('overlappingTime');
    await shift(length);
    expect(typeOf(await book(patient, slot(1)))).toBe('success');
    await db.owner
      .updateTable('appointments')
      .set({ cancelled_at: TEST_NOW, cancelled_by: 'patient' })
      .where('id', '=', appointmentId)
      .execute();
    expect(typeOf(await book(patient, slot(2)))).toBe('success');
  });

  test.each(['private', 'insurance', 'occupational'])(
    'no way to book sells both: %s',
    async (healthCareType) => {
      const eero = await patientOf(db, '021179-905R');
      const body = { healthCareType, insurer: 'OTHER', confirmsOccupational: true };
      await bookAs(db, eero, slot(0));
      expect(typeOf(await book(eero, slot(1), body))).toBe('overlappingTime');
    },
  );

  test('a guardian hears it of the child they act for, and no place that is hidden from them', async () => {
    const { id: child } = await newPatient();
    const session = { ...signedIn(child), actingFor: actingFor(child) };
    expect(typeOf(await book(child, slot(0), {}, session))).toBe('success');
    expect(await book(child, slot(1), {}, session)).toMatchObject({
      body: { inTheWay: { clinic: expect.any(String) } },
    });
    await db.owner
      .updateTable('appointments')
      .set({ booked_by: 'another' })
      .where('patient_id', '=', child)
      .execute();
    const hidden = { ...session, actingFor: actingFor(child, { isProtected: true }) };
    expect(await book(child, slot(1), {}, hidden)).toMatchObject({
      body: { type: 'overlappingTime', inTheWay: { clinic: null } },
    });
    // She herself has an appointment of her own then.
    const { id: guardian } = await addPatient(db, `guardian ${nth}`).then((id) => ({ id }));
    expect(typeOf(await book(guardian, slot(1)))).toBe('success');
  });

  test('who has not signed in is asked to, whatever it is, and tries no time after another', async () => {
    const { id: patient, identityCode } = await newPatient();
    await bookAs(db, patient, slot(0));
    const conflict = { body: { type: 'patientInfoConflict' } };
    expect(await bookFor(identityCode, slot(1))).toEqual(conflict);
    expect(await isOnSale(db, slot(1).id)).toBe(true);
    await bookAs(db, await addPatient(db, `sold ${nth}`), slot(2));
    expect(typeOf(await bookFor(identityCode, slot(2)))).toBe('appointmentNotAvailable');
    // Who has booked as many as they may learns nothing of other times.
    for (const hours of [400, 424, 448]) {
      const [other] = await timesAtOnce(db, hours + nth * 24);
      expect(typeOf(await bookFor(identityCode, other as TestSlot))).toBe('success');
    }
    expect(typeOf(await bookFor(identityCode, slot(1)))).toBe('tooManyReservations');
  });

  test('a stranger’s booking is in the patient’s way, who is led to it', async () => {
    const { id: patient, identityCode } = await newPatient();
    const { appointmentId } = detailsOf(await bookFor(identityCode, slot(0)));
    expect(await book(patient, slot(1))).toMatchObject({ body: { inTheWay: { id: appointmentId } } });
  });

  test('there is no time without its practitioner, and a booking of one that is gone finds none', async () => {
    const { id: patient } = await newPatient();
    const { id } = slot(0);
    const given = (practitioner_id: number) =>
      db.owner.updateTable('slots').set({ practitioner_id }).where('id', '=', id).execute();
    await expect(given(999_999)).rejects.toMatchObject({ code: '23503' });
    await db.owner.deleteFrom('slots').where('id', '=', id).execute();
    expect(typeOf(await book(patient, slot(0)))).toBe('appointmentNotAvailable');
  });

  test('of many tabs at once, signed in or not, one books', async () => {
    const { id: patient, identityCode } = await newPatient();
    const answers = await Promise.all(
      at.map((time, index) => (index % 3 === 2 ? bookFor(identityCode, time) : book(patient, time))),
    );
    const types = answers.map(typeOf);
    expect(types.filter((type) => type === 'success')).toHaveLength(1);
    // A visitor's conflict is missing where the visitor was the first.
    expect(['success', 'overlappingTime', 'patientInfoConflict']).toEqual(expect.arrayContaining(types));
    expect(await pairsAtOnce()).toBe(0);
  });

  test('of bookings, moves and an offer accepted at once, one has the moment', async () => {
    const { id: patient } = await newPatient();
    const held = await timesAtOnce(db, 600 + nth * 24);
    const others = await timesAtOnce(db, 700 + nth * 24);
    const [one, other] = [
      await bookAs(db, patient, held[0] as TestSlot),
      await bookAs(db, patient, others[0] as TestSlot),
    ];
    await db.owner.deleteFrom('free_times').where('slot_id', '=', slot(0).id).execute();
    await db.owner
      .insertInto('earlier_time_offers')
      .values({
        ...{
          patient_id: patient,
          appointment_id: one,
          practitioner_id: slot(0).practitioner_id,
          slot_id: slot(0).id,
        },
        ...{ offered_at: TEST_NOW, expires_at: new Date(TEST_NOW.getTime() + 15 * MINUTE), answer: null },
      })
      .execute();
    const answers = await Promise.all([
      accept(patient, one, slot(0)),
      book(patient, slot(1)),
      move(patient, other, slot(2)),
      book(patient, slot(3)),
    ]);
    const types = answers.map(typeOf);
    expect(types.filter((type) => type === 'success')).toHaveLength(1);
    expect(types.filter((type) => !['success', 'overlappingTime', 'noAvailableTime'].includes(type))).toEqual(
      [],
    );
    expect(await pairsAtOnce()).toBe(0);
  });

  test('a patient reads which appointment is in the way before booking, and a visitor nothing', async () => {
    const { id: patient } = await newPatient();
    const look = (session?: object) =>
      call('GET /api/appointments/free/{id}', { params: { id: slot(1).id } }, session ? { session } : {});
    expect(await look(signedIn(patient))).toMatchObject({ body: { type: 'available', inTheWay: null } });
    const { appointmentId, appointment } = detailsOf(await book(patient, slot(0)));
    expect(await look(signedIn(patient))).toMatchObject({
      body: {
        type: 'available',
        inTheWay: {
          id: appointmentId,
          startDate: appointment.startDate,
          clinic: appointment.clinic?.name,
        },
      },
    });
    expect(await look()).toMatchObject({ body: { type: 'available', inTheWay: null } });
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('patient_id', '=', patient)
      .where('record_kind', '=', 'appointment')
      .where('action', '=', 'read')
      .execute();
    expect(log).toHaveLength(1);
  });
});
