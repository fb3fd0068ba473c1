import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { bookingService } from './test-booking.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, bookingService);
});
afterAll(() => db.drop());

test.each([
  ['PUH', { isSpecificTime: false, isCovidTestAppointment: false }],
  ['KOR', { isSpecificTime: true, isCovidTestAppointment: true }],
  ['LVO', { isSpecificTime: true, isCovidTestAppointment: false }],
])('a time of the kind %s says what is particular to it', async (code, expected) => {
  const slot = await db.owner
    .selectFrom('slots')
    .innerJoin('appointment_kinds', 'appointment_kinds.id', 'kind_id')
    .innerJoin('clinics', 'clinics.id', 'clinic_id')
    .select(['slots.id', 'clinics.brands'])
    .where('appointment_kinds.code', '=', code)
    .where('starts_at', '>', new Date(TEST_NOW.getTime() + 86_400_000))
    .orderBy('slots.id')
    .executeTakeFirstOrThrow();
  const [brand = 'kaari'] = slot.brands;
  const input = { params: { id: slot.id }, query: { lang: 'en' } };
  const outcome = await call('GET /api/appointments/free/{id}', input, { brand: brandOf(brand) });
  expect(outcome).toMatchObject({ body: { type: 'available', appointment: expected } });
});
