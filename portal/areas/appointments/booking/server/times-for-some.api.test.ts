import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHours, removeRule } from '#areas/appointments/shared/calendars/server/keep-rules.ts';
import { makeTimes } from '#areas/appointments/shared/calendars/server/make-times.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import type { SearchResult } from '../search-contract.ts';
import { addPatient, bookingService, CONTACT, signedIn, typeOf } from './test-booking.ts';

// A holiday on which this clinic is closed: what is found there then is what a test has made.
const DAY = '2026-04-06';
const CLINIC = 'HAK';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let practitioner: number;
let key = 0;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
  await db.owner.deleteFrom('opened_holidays').where('day', '=', DAY).execute();
  await db.owner.insertInto('opened_holidays').values({ clinic_id: CLINIC, day: DAY }).execute();
  // Practises two specialties.
  const { rows } = await sql<{ id: number }>`
    select practitioner_id as id from practitioner_specialties
    where specialty_code in ('SIS', 'YLE') group by 1 having count(*) = 2 limit 1`.execute(db.owner);
  practitioner = rows[0]?.id ?? 0;
});
afterAll(() => db.drop());

/** Makes the day's only times of the practitioner. Resolves to the first one's number. */
async function only(more: { customers?: HealthCareType[]; specialty_code?: string }): Promise<number> {
  await db.owner.deleteFrom('working_hours').where('practitioner_id', '=', practitioner).execute();
  await addHours(db.owner, {
    practitioner_id: practitioner,
    clinic_id: CLINIC,
    kind_id: 1,
    valid_from: DAY,
    valid_to: DAY,
    from_time: '18:00',
    to_time: '19:00',
    minutes: 20,
    ...more,
  });
  await makeTimes(db.owner, [practitioner], { now: TEST_NOW });
  const slot = await db.owner
    .selectFrom('slots')
    .select(['id', 'starts_at'])
    .where('practitioner_id', '=', practitioner)
    .where('rule_id', 'is not', null)
    .orderBy('starts_at')
    .executeTakeFirstOrThrow();
  expect(helsinkiDay(slot.starts_at)).toBe(DAY);
  return slot.id;
}
const found = async (query: object) => {
  const outcome = await call('GET /api/appointments', {
    query: { startDate: DAY, practitionerIds: [practitioner], clinicIds: [CLINIC], ...query },
  });
  return (outcome as { body: SearchResult }).body.availableAppointments.appointments.map(({ id }) => id);
};
const reserve = async (slotId: number, healthCareType: HealthCareType) => {
  const patient = await addPatient(db, `some ${++key}`);
  return typeOf(
    await call(
      'POST /api/reserve-appointment',
      {
        body: { ...CONTACT, slotId, healthCareType },
      },
      { session: signedIn(patient), idempotencyKey: `some-${key}` },
    ),
  );
};

describe('times that are for some customers', () => {
  test('are found and sold as such, and as nothing else', async () => {
    const id = await only({ customers: ['insurance'] });
    expect(await found({})).toEqual([]);
    expect(await found({ specialtyIds: ['YLE'] })).toEqual([]);
    expect(await found({ isInsuranceCustomer: true })).toHaveLength(3);
    expect(await found({ isInsuranceCustomer: true, specialtyIds: ['YLE'] })).toContain(id);
    expect(await reserve(id, 'private')).toBe('appointmentNotAvailable');
    const params = { params: { id }, query: { lang: 'en' as const } };
    expect(await call('GET /api/appointments/free/{id}', params)).toEqual({
      body: { type: 'no-appointment-found' },
    });
  });

  test('are off sale for all of them once one has booked', async () => {
    const id = await only({ customers: ['private', 'insurance'] });
    expect(await found({})).toHaveLength(3);
    expect(await found({ isInsuranceCustomer: true })).toHaveLength(3);
    expect(await reserve(id, 'private')).toBe('success');
    expect(await found({})).toHaveLength(2);
    expect(await found({ isInsuranceCustomer: true })).toHaveLength(2);
  });
});

test('times that are for one specialty are found under that, and by who looks for any', async () => {
  await db.owner.deleteFrom('appointments').where('practitioner_id', '=', practitioner).execute();
  await only({ specialty_code: 'SIS' });
  expect(await found({ specialtyIds: ['SIS'] })).toHaveLength(3);
  expect(await found({ specialtyIds: ['YLE'] })).toEqual([]);
  expect(await found({})).toHaveLength(3);
});

test('a rule that is gone takes its times from all lists', async () => {
  await only({ customers: ['insurance'] });
  const { id } = await db.owner
    .selectFrom('working_hours')
    .select('id')
    .where('practitioner_id', '=', practitioner)
    .executeTakeFirstOrThrow();
  await removeRule(db.owner, 'working_hours', id);
  await makeTimes(db.owner, [practitioner], { now: TEST_NOW });
  expect(await found({ isInsuranceCustomer: true })).toEqual([]);
});
