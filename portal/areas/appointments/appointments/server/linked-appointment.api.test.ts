import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { type MadeAppointment, makeAppointment, patientWith } from './test-appointments.ts';

const LINKED = 'GET /api/anon/appointment/{token}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let made: MadeAppointment;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  made = await makeAppointment(db, await patientWith(db, '140385-902F'), 100);
});
afterAll(() => db.drop());

const open = (token: string, lang = 'en', request = {}) =>
  call(LINKED, { params: { token }, query: { lang } }, request);
const type = (code: string) => ({ body: { type: code } });

test('both shapes of the link open the appointment, and no more of it than needed', async () => {
  const answers = [await open(made.links.long), await open(made.links.short)];
  expect(answers[0]).toEqual(answers[1]);
  const { appointment } = (answers[0] as { body: { appointment: object } }).body;
  expect(Object.keys(appointment).toSorted()).toEqual(
    [
      'calendar',
      'cancellationNoticeHours',
      'clinic',
      'durationMinutes',
      'isSpecificTime',
      'isCovidTestAppointment',
      'endDate',
      'healthCareType',
      'toldPrice',
      'id',
      'isRemote',
      'kind',
      'locationType',
      'mayCancel',
      'practitioner',
      'selfCheckInStatus',
      'startDate',
    ].toSorted(),
  );
  expect(JSON.stringify(answers)).not.toMatch(/Aino|Virtanen|140385/);
});

test('opening it is in the patient’s access log', async () => {
  await open(made.links.long);
  const log = await db.owner
    .selectFrom('access_log')
    .selectAll()
    .where('actor_kind', '=', 'anonymous')
    .where('record_id', '=', String(made.id))
    .execute();
  expect(log[0]).toMatchObject({ action: 'read', record_kind: 'appointment' });
});

test('another secret, another appointment and no token at all open nothing', async () => {
  const notFound = type('appointment-not-found');
  expect(await open(appointmentToken(made.id, 'x'.repeat(32)))).toEqual(notFound);
  expect(await open('A'.repeat(20))).toEqual(notFound);
  expect(await open(made.links.short.toLowerCase())).toEqual(notFound);
  for (const token of ['', 'short', '../../etc', 'ä'.repeat(20)]) {
    expect(await open(token)).toMatchObject({ problem: 'malformed' });
  }
});

test('a link opens nothing from the 30th day after the appointment on', async () => {
  const { ends_at } = await db.owner
    .selectFrom('appointments')
    .select('ends_at')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  const after = (days: number) => ({ now: new Date(ends_at.getTime() + days * 24 * 3_600_000) });
  for (const token of [made.links.long, made.links.short]) {
    expect(await open(token, 'en', after(29.99))).toMatchObject(type('success'));
    expect(await open(token, 'en', after(30))).toEqual(type('appointment-not-found'));
    expect(await open(token, 'en', after(400))).toEqual(type('appointment-not-found'));
  }
});

test('a cancelled appointment says so and shows nothing', async () => {
  const cancelled = await makeAppointment(db, await patientWith(db, '021179-905R'), 100);
  await db.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'patient' })
    .where('id', '=', cancelled.id)
    .execute();
  expect(await open(cancelled.links.long)).toEqual(type('appointment-already-cancelled'));
});
