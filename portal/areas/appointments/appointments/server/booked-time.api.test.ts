import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { makeAppointment, patientWith, signedIn } from './test-appointments.ts';

const BOOKED = 'GET /api/own-appointments/by-time/{id}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const read = (id: number, request = {}) => call(BOOKED, { params: { id }, query: { lang: 'en' } }, request);
const notFound = { problem: 'notFound' };

test('who booked a time is told of the booking, and nobody else is', async () => {
  const { id, slotId } = await makeAppointment(db, aino, 48);
  expect(await read(slotId, { session: signedIn(aino) })).toMatchObject({
    body: { appointment: { id, mayCancel: true, hasPatientCanceled: false } },
  });
  expect(await read(slotId, { session: signedIn(eero) })).toMatchObject(notFound);
  expect(await read(slotId)).toMatchObject(notFound);
  expect(await read(999_999_999, { session: signedIn(aino) })).toMatchObject(notFound);
});

test('a booking that was cancelled is told as such, until the time is booked again', async () => {
  const { id, slotId, practitionerId, startsAt } = await makeAppointment(db, aino, 72);
  await call('DELETE /api/appointments/{id}', { params: { id } }, { session: signedIn(aino) });
  const session = signedIn(aino);
  expect(await read(slotId, { session })).toMatchObject({
    body: { appointment: { id, hasPatientCanceled: true, mayCancel: false } },
  });
  const again = await db.owner
    .insertInto('appointments')
    .columns([
      'practitioner_id',
      'patient_id',
      'slot_id',
      'clinic_id',
      'kind_id',
      'starts_at',
      'ends_at',
      'brand',
    ])
    .expression((eb) =>
      eb
        .selectFrom('slots')
        .select(({ val }) => [
          'practitioner_id',
          val(aino).as('patient_id'),
          'id as slot_id',
          'clinic_id',
          'kind_id',
          'starts_at',
          'ends_at',
          val('kaari').as('brand'),
        ])
        .where('practitioner_id', '=', practitionerId)
        .where('starts_at', '=', startsAt),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await read(slotId, { session })).toMatchObject({
    body: { appointment: { id: again.id, hasPatientCanceled: false } },
  });
});

test('within the notice hours it may not be cancelled', async () => {
  const { slotId } = await makeAppointment(db, aino, 2);
  expect(await read(slotId, { session: signedIn(aino), now: TEST_NOW })).toMatchObject({
    body: { appointment: { mayCancel: false } },
  });
});
