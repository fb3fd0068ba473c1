import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { feature as questionnaires } from '#areas/messages/questionnaires/server/feature.ts';
import { sealHomeMeasurement } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import { addStaff, addThread, type TestStaff } from './test-staff.ts';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let eero: string;
let nurse: TestStaff;
let stranger: TestStaff;
let hr: TestStaff;
let thread: number;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const { renewalDesk } = prescriptions;
  const { readAnswers } = questionnaires;
  call = callerOf(db, workspaceService({ renewalDesk, readAnswers } as never));
  eero = await patientWith(db, '021179-905R');
  nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
  stranger = await addStaff(db, 'Ville');
  hr = await addStaff(db, 'Henna', { kind: 'hr', employer: 'tehdas' });
  thread = await addThread(db, eero, 'Verenpaine', { type: 'hr', team: 'nurses', employer: 'tehdas' });
  await db.owner.deleteFrom('home_measurements').execute();
  await share(false);
  await db.owner
    .insertInto('home_measurements')
    .values({
      patient_id: eero,
      measured_at: TEST_NOW,
      entered_at: TEST_NOW,
      by_guardian: false,
      content: sealHomeMeasurement(db.vault, { measured: { kind: 'pulse', value: 61 }, note: null }),
    })
    .execute();
});
afterAll(() => db.drop());

const as = (staff: TestStaff, key: keyof typeof endpoints & string) =>
  call(
    key,
    { params: { id: String(thread) }, query: { lang: 'fi' } },
    { session: { person: staff.person }, idempotencyKey: randomUUID() },
  );
const read = (staff: TestStaff) => as(staff, 'GET /api/workspace/threads/{id}/home-measurements');
const since = async (staff: TestStaff) => {
  const answer = (await as(staff, 'GET /api/workspace/threads/{id}')) as {
    body: { homeMeasurementsSince: string | null };
  };
  return answer.body.homeMeasurementsSince;
};
const share = (isShared: boolean) =>
  isShared
    ? db.owner
        .insertInto('home_measurement_shares')
        .values({ patient_id: eero, shared_at: TEST_NOW })
        .execute()
    : db.owner.deleteFrom('home_measurement_shares').execute();
/** What the database lets somebody see, past the application. */
const seenBy = (staff: TestStaff) =>
  db.inScope(
    { professional: { hash: personHash(db.vault, staff.person.identityCode), now: TEST_NOW } },
    async (tx) =>
      (await tx.selectFrom('home_measurements').select('id').where('patient_id', '=', eero).execute()).length,
  );
const readings = async () =>
  (
    await db.owner
      .selectFrom('access_log')
      .select(['actor_kind', 'actor_id'])
      .where('patient_id', '=', eero)
      .where('record_kind', '=', 'home-measurements')
      .execute()
  ).map(({ actor_kind, actor_id }) => `${actor_kind} ${actor_id}`);

test('those who answer read home measurements only while the customer shares them, and the log says so', async () => {
  expect(await since(nurse)).toBeNull();
  expect(await read(nurse)).toEqual({ problem: 'notFound' });
  expect(await seenBy(nurse)).toBe(0);
  await share(true);
  expect(await since(nurse)).toBe(TEST_NOW.toISOString());
  expect(await read(nurse)).toMatchObject({
    body: { measurements: [{ measured: { kind: 'pulse', value: 61 } }] },
  });
  expect(await seenBy(nurse)).toBe(1);
  expect(await readings()).toEqual([`professional ${nurse.id}`]);
  await share(false);
  expect(await read(nurse)).toEqual({ problem: 'notFound' });
  expect(await seenBy(nurse)).toBe(0);
  expect(await readings()).toHaveLength(1);
});

test('HR users, and professionals without a conversation with the customer, see none', async () => {
  await share(true);
  expect(await read(hr)).toEqual({ problem: 'forbidden' });
  expect(await since(hr)).toBeNull();
  expect(await seenBy(hr)).toBe(0);
  expect(await read(stranger)).toEqual({ problem: 'notFound' });
  expect(await seenBy(stranger)).toBe(0);
  await share(false);
});
