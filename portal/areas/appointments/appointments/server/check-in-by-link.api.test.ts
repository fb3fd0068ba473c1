import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointmentToken } from '#contract/routes/appointment-token.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { testContext } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { TRIES_OF_APPOINTMENT, WRONG_OF_CALLER } from './end-part-limits.ts';
import { appointmentsService } from './service.ts';
import { changeRow, type MadeAppointment, makeVisit, patientWith, signedIn } from './test-appointments.ts';

const CHECK_IN = 'POST /api/anon/check-in';
const MINUTE_MS = 60_000;
const RIGHT = '902F';
const WRONG = '903F';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let made: MadeAppointment;
let key = 0;
let address = '';
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
});
beforeEach(async () => {
  made = await makeVisit(db, aino);
  address = `198.51.100.${++key}`;
});
afterAll(() => db.drop());

const before = (minutes: number) => new Date(made.startsAt.getTime() - minutes * MINUTE_MS);
const arrive = (ssnEndPart: string, request = {}, appointmentId = made.links.short) =>
  call(
    CHECK_IN,
    { body: { appointmentId, ssnEndPart } },
    { now: before(10), idempotencyKey: `arrival-${++key}`, address, ...request },
  );
const type = (code: string) => ({ body: { type: code } });
const tooMany = { problem: 'tooManyRequests' };
const checkedInAt = async (id = made.id) => {
  const row = await db.owner
    .selectFrom('appointments')
    .select('checked_in_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.checked_in_at;
};

describe('by the link, a patient who arrives', () => {
  test('checks in with the end of their identity code, in either shape of the link, and is told the room', async () => {
    await changeRow(db, made, { room: 'Huone 14' });
    const done = { body: { type: 'success', room: { location: 'Huone 14' } } };
    expect(await arrive(RIGHT, { requestId: 'arrival' })).toEqual(done);
    expect(await checkedInAt()).toEqual(before(10));
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('request_id', '=', 'arrival')
      .execute();
    expect(log).toMatchObject([
      { patient_id: aino, actor_kind: 'anonymous', action: 'change', record_id: String(made.id) },
    ]);
    made = await makeVisit(db, aino);
    expect(await arrive(' 902f ', {}, made.links.long)).toMatchObject(type('success'));
  });

  test('has one answer for one press', async () => {
    const press = { idempotencyKey: 'one-press' };
    const first = await arrive(RIGHT, press);
    expect(await arrive(RIGHT, press)).toEqual(first);
    expect(await arrive('000A', press)).toEqual({ problem: 'idempotencyKeyReused' });
  });

  test('may do it again, and is told the room again', async () => {
    await changeRow(db, made, { room: 'Huone 15' });
    const first = await arrive(RIGHT);
    expect(await arrive(RIGHT, { now: before(5) })).toEqual(first);
    expect(await checkedInAt()).toEqual(before(10));
    const [one, other] = await Promise.all([arrive(RIGHT), arrive(RIGHT)]);
    expect(one).toEqual(other);
  });

  test('reads that the end part is another', async () => {
    expect(await arrive(WRONG)).toEqual(type('ssnEndPartMismatch'));
    expect(await checkedInAt()).toBeNull();
  });

  test.each(['', '902', '902f1', '90F2', '902I', '٩02F'])('types no "%s"', async (endPart) => {
    expect(await arrive(endPart)).toMatchObject({ problem: 'invalidFields' });
  });

  test('fills in the confidentiality form first', async () => {
    const set = (form: object) => db.owner.updateTable('patients').set(form).where('id', '=', aino).execute();
    await set({ consent_status: 'missing' });
    expect(await arrive(WRONG)).toEqual(type('ssnEndPartMismatch'));
    expect(await arrive(RIGHT)).toEqual(type('confidentiality-form-not-filled'));
    await set({ consent_status: 'ok', consent_form_updated_at: new Date('2003-03-13T21:59:59Z') });
    expect(await arrive(RIGHT)).toEqual(type('confidentiality-form-not-filled-as-adult'));
    await set({ consent_form_updated_at: new Date('2020-01-01T12:00:00Z') });
    expect(await arrive(RIGHT)).toMatchObject(type('success'));
  });
});

describe('nothing comes of', () => {
  const other = type('other');

  test('another secret, the number alone, a link for something else, or none', async () => {
    expect(await arrive(RIGHT, {}, 'A'.repeat(20))).toEqual(other);
    expect(await arrive(RIGHT, {}, appointmentToken(made.id, 'x'.repeat(32)))).toEqual(other);
    for (const token of [String(made.id), '', '../etc'])
      expect(await arrive(RIGHT, {}, token)).toMatchObject({ problem: 'invalidFields' });
    expect(await checkedInAt()).toBeNull();
  });

  test('arriving early, too late, at what is cancelled, or where the reception does it: nothing is compared', async () => {
    for (const now of [before(31), before(-600)]) {
      expect(await arrive(RIGHT, { now })).toEqual(other);
      expect(await arrive(WRONG, { now })).toEqual(other);
    }
    made = await makeVisit(db, aino);
    await changeRow(db, made, { clinic_id: 'HER' });
    expect(await arrive(RIGHT)).toEqual(other);
    await changeRow(db, made, { clinic_id: 'KAM', cancelled_at: before(60), cancelled_by: 'patient' });
    expect(await arrive(RIGHT)).toEqual(other);
  });

  test('what the database refuses; while it is away it is nobody’s try', async () => {
    expect(await whileRefused(db, 'update', 'appointments', () => arrive(RIGHT))).toEqual(other);
    const away = async (): Promise<never> => {
      throw new DatabaseUnavailable('away');
    };
    const context = { ...testContext(db, { idempotencyKey: 'away' }), inScope: away };
    const body = { appointmentId: made.links.short, ssnEndPart: RIGHT };
    const answer = runEndpoint(runnableOf(appointmentsService, CHECK_IN), context, { body });
    await expect(answer).rejects.toThrow(DatabaseUnavailable);
    expect(await arrive(RIGHT)).toMatchObject(type('success'));
  });
});

describe('guessing', () => {
  test(`ends after ${TRIES_OF_APPOINTMENT} tries for an appointment, from wherever and at once, for a day`, async () => {
    const guesses = Array.from({ length: 20 }, (_, index) => {
      const guess = `${String(100 + index)}A`;
      return arrive(guess, { address: `203.0.113.${index}` });
    });
    const answers = (await Promise.all(guesses)).map((answer) => JSON.stringify(answer));
    expect(answers.filter((answer) => answer.includes('ssnEndPartMismatch'))).toHaveLength(
      TRIES_OF_APPOINTMENT,
    );
    expect(answers.filter((answer) => answer.includes('tooManyRequests'))).toHaveLength(
      20 - TRIES_OF_APPOINTMENT,
    );
    expect(await arrive(RIGHT)).toEqual(tooMany);
    expect(await arrive(RIGHT, {}, made.links.long)).toEqual(tooMany);
    expect(await checkedInAt()).toBeNull();
  });

  test('is nobody’s while checking in is closed: however often it is pressed then, no try is gone once it opens', async () => {
    const counted = () => db.owner.selectFrom('attempts').selectAll().execute();
    const before31 = { now: before(31) };
    const soFar = await counted();
    for (let nth = 0; nth <= TRIES_OF_APPOINTMENT; nth++)
      expect(await arrive(nth % 2 === 0 ? RIGHT : WRONG, before31)).toEqual(type('other'));
    expect(await counted()).toEqual(soFar);
    for (let nth = 1; nth < TRIES_OF_APPOINTMENT; nth++)
      expect(await arrive(WRONG)).toEqual(type('ssnEndPartMismatch'));
    expect(await arrive(RIGHT)).toMatchObject(type('success'));
  });

  test('that is over before checking in closes is told no more than that it is closed', async () => {
    for (let nth = 0; nth <= TRIES_OF_APPOINTMENT; nth++) await arrive(WRONG);
    expect(await arrive(RIGHT)).toEqual(tooMany);
    expect(await arrive(RIGHT, { now: before(-600) })).toEqual(type('other'));
  });

  test('of one appointment leaves the others of the same patient alone', async () => {
    for (let nth = 0; nth <= TRIES_OF_APPOINTMENT; nth++) await arrive(WRONG);
    made = await makeVisit(db, aino);
    expect(await arrive(RIGHT)).toMatchObject(type('success'));
  });

  test(`ends after ${WRONG_OF_CALLER} wrong ones of a caller; who is right counts for nothing there`, async () => {
    for (let nth = 0; nth < WRONG_OF_CALLER; nth++) {
      if (nth % TRIES_OF_APPOINTMENT === 0) made = await makeVisit(db, aino);
      expect(await arrive(WRONG, { now: before(10) })).toEqual(type('ssnEndPartMismatch'));
    }
    made = await makeVisit(db, aino);
    expect(await arrive(RIGHT)).toEqual(tooMany);
    expect(await arrive(RIGHT, { address: '192.0.2.77' })).toMatchObject(type('success'));
  });
});

describe('the link’s page', () => {
  const show = async (request: object) => {
    const { token } = { token: made.links.short };
    const answer = await call('GET /api/anon/appointment/{token}', { params: { token } }, request);
    return (answer as { body: { appointment: { selfCheckInStatus: string; mayCancel: boolean } } }).body
      .appointment;
  };

  test('says how checking in stands', async () => {
    expect(await show({ now: before(31) })).toMatchObject({ selfCheckInStatus: 'tooEarly' });
    expect(await show({ now: before(30) })).toMatchObject({ selfCheckInStatus: 'allowed' });
    await arrive(RIGHT);
    expect(await show({ now: before(9) })).toMatchObject({ selfCheckInStatus: 'checkedIn' });
  });

  test('lets its signed-in patient cancel, and nobody else', async () => {
    const eero = await patientWith(db, '021179-905R');
    const now = before(48 * 60);
    expect(await show({ now })).toMatchObject({ mayCancel: false });
    expect(await show({ now, session: signedIn(eero) })).toMatchObject({ mayCancel: false });
    expect(await show({ now, session: signedIn(aino) })).toMatchObject({ mayCancel: true });
    expect(await show({ now: before(10), session: signedIn(aino) })).toMatchObject({ mayCancel: false });
  });
});
