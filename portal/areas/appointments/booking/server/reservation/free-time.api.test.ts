import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../../contract.ts';
import { bookingService, CONTACT, freeSlots, patientOf, signedIn } from '../test-booking.ts';

const FREE = 'GET /api/appointments/free/{id}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let id: number;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  [id = 0] = await freeSlots(db, { clinicIds: ['KAM'] });
});
afterAll(() => db.drop());

const read = (slot: number | string, request = {}) =>
  call(FREE, { params: { id: slot }, query: { lang: 'en' } }, request);

test('a free time tells what it is and what its reservation asks', async () => {
  expect(await read(id)).toMatchObject({
    body: {
      type: 'available',
      appointment: { id, isReserved: false, requiresAuthToReserve: false, clinic: { name: 'Kaari Kamppi' } },
      isBinding: false,
      bindingNoticeHours: 24,
      cancellationNoticeHours: 24,
      reader: { type: 'anonymous' },
    },
  });
  const [near = 0] = await freeSlots(db, { fromHours: 2, toHours: 23 });
  expect(await read(near)).toMatchObject({ body: { type: 'available', isBinding: true } });
});

test('it knows who is signed in', async () => {
  const matti = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };
  expect(await read(id, { session: { person: matti } })).toMatchObject({
    body: { reader: { type: 'unregistered', firstNames: 'Matti Antero', lastName: 'Nieminen' } },
  });
  const kerttu = await patientOf(db, '070771-9249');
  expect(await read(id, { session: signedIn(kerttu) })).toMatchObject({
    body: {
      reader: {
        type: 'patient',
        firstNames: 'Kerttu Helena',
        email: 'kerttu.laine@example.com',
        phone: '+358401234507',
        isContactComplete: true,
        isCreditworthy: false,
        consentStatus: 'ok',
      },
    },
  });
});

test('it knows whose own contact details are incomplete', async () => {
  const eero = await patientOf(db, '021179-905R');
  const change = (postal_code: string | null) =>
    db.owner
      .updateTable('patients')
      .set(sealPatient(db.vault, { postal_code }))
      .where('id', '=', eero)
      .execute();
  await change(null);
  expect(await read(id, { session: signedIn(eero) })).toMatchObject({
    body: { reader: { type: 'patient', isContactComplete: false } },
  });
  await change('02100');
  expect(await read(id, { session: signedIn(eero) })).toMatchObject({
    body: { reader: { type: 'patient', isContactComplete: true } },
  });
});

test('once reserved, only the person who booked learns which appointment it is', async () => {
  const aino = await patientOf(db, '140385-902F');
  const eero = await patientOf(db, '021179-905R');
  const [sold = 0] = await freeSlots(db, { clinicIds: ['HAK'] });
  const outcome = await call(
    'POST /api/reserve-appointment',
    { body: { ...CONTACT, slotId: sold } },
    { session: signedIn(aino), idempotencyKey: 'sold' },
  );
  const { appointmentId } = (outcome as { body: { reservationDetails: { appointmentId: number } } }).body
    .reservationDetails;
  expect(await read(sold, { session: signedIn(aino) })).toEqual({
    body: { type: 'already-reserved', ownAppointmentId: appointmentId },
  });
  for (const session of [signedIn(eero), {}]) {
    expect(await read(sold, { session })).toEqual({
      body: { type: 'already-reserved', ownAppointmentId: null },
    });
  }
});

test('there is none of another brand, in the past or anywhere', async () => {
  const none = { body: { type: 'no-appointment-found' } };
  expect(await read(id, { brand: brandOf('pikkujatti') })).toEqual(none);
  expect(await read(id, { now: new Date(TEST_NOW.getTime() + 100 * 86_400_000) })).toEqual(none);
  expect(await read(999_999_999)).toEqual(none);
  expect(await read('x')).toMatchObject({ problem: 'malformed' });
});

describe('what a price consists of', () => {
  const rateOf = async (request = {}, query = {}) => {
    const outcome = await call(FREE, { params: { id }, query: { lang: 'en', ...query } }, request);
    const { appointment } = ('body' in outcome ? outcome.body : {}) as {
      appointment?: { practitionerRate: Record<string, unknown> | null };
    };
    return appointment?.practitionerRate;
  };

  test('is itemised for callers with the right, in the clinic’s fees of that day', async () => {
    const rate = await rateOf();
    expect(rate).toMatchObject({
      additionalFees: [
        { name: 'Office fee', rateEuros: 28.9 },
        { name: 'Kanta fee', rateEuros: 3.9 },
      ],
    });
    const { rateEuros, compensationEuros, totalEuros } = rate as Record<string, number>;
    const cents = Math.round(((rateEuros ?? 0) + 28.9 + 3.9 - (compensationEuros ?? 0)) * 100);
    expect(Math.round((totalEuros ?? 0) * 100)).toBe(cents);
  });

  test('is not told to callers without it', async () => {
    const rate = await rateOf({ rights: async () => [] });
    const { totalEuros } = (await rateOf()) as { totalEuros: number };
    // The least sum is for everybody: what it consists of is not.
    expect(rate).toMatchObject({ totalEuros, additionalFees: [] });
    expect(rate).not.toHaveProperty('compensationEuros');
  });

  test('is told of no visit that somebody else pays', async () => {
    const session = signedIn(await patientOf(db, '021179-905R'));
    expect(await rateOf({ session }, { healthCareType: 'insurance' })).toBeNull();
    expect(await rateOf({ session }, { healthCareType: 'occupational' })).toBeNull();
  });

  test('follows the register: fees of another time are not charged', async () => {
    const { numUpdatedRows } = await db.owner
      .updateTable('visit_fees')
      .set({ valid_to: '2026-01-31' })
      .where('code', '=', 'KANTA')
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    expect(await rateOf()).toMatchObject({ additionalFees: [{ name: 'Office fee' }] });
  });
});
