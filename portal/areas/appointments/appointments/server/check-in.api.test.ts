import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { actingFor, testContext } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { changeRow, type MadeAppointment, makeVisit, patientWith, signedIn } from './test-appointments.ts';

const CHECK_IN = 'POST /api/appointments/check-in/{id}';
const MINUTE_MS = 60_000;

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
let made: MadeAppointment;
let key = 0;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
});
beforeEach(async () => {
  made = await makeVisit(db, aino);
});
afterAll(() => db.drop());

/** So many minutes before the start. */
const before = (minutes: number, { startsAt } = made) => new Date(startsAt.getTime() - minutes * MINUTE_MS);
const checkIn = (session: Partial<Session> = signedIn(aino), request = {}, id: number | string = made.id) =>
  call(
    CHECK_IN,
    { params: { id } },
    { session, now: before(10), idempotencyKey: `check-in-${++key}`, ...request },
  );
const type = (code: string) => ({ body: { type: code } });
const rowOf = (id: number) =>
  db.owner.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logOf = (requestId: string) =>
  db.owner.selectFrom('access_log').selectAll().where('request_id', '=', requestId).execute();
const status = async (now: Date, session: Partial<Session> = signedIn(aino)) => {
  const ids = String(made.id);
  const answer = await call('GET /api/own-appointments/{ids}', { params: { ids } }, { session, now });
  return (answer as { body: { appointments: [{ selfCheckInStatus: string }] } }).body.appointments[0]
    .selfCheckInStatus;
};
const setForm = (patientId: string, form: object) =>
  db.owner.updateTable('patients').set(form).where('id', '=', patientId).execute();

describe('a patient who arrives', () => {
  test('checks in, is told the room, and finds it done; it is in the access log', async () => {
    await changeRow(db, made, { room: '2. kerros, huone 14' });
    const { calendar_sequence } = await rowOf(made.id);
    expect(await status(before(10))).toBe('allowed');
    const answer = await checkIn(undefined, { requestId: 'arrival' });
    expect(answer).toEqual({ body: { type: 'success', room: { location: '2. kerros, huone 14' } } });
    expect(await rowOf(made.id)).toMatchObject({ checked_in_at: before(10), calendar_sequence });
    expect(await status(before(9))).toBe('checkedIn');
    expect(await logOf('arrival')).toMatchObject([
      {
        patient_id: aino,
        actor_id: aino,
        action: 'change',
        record_kind: 'appointment',
        record_id: String(made.id),
      },
    ]);
  });

  test('without a room is sent to the reception', async () => {
    await changeRow(db, made, { room: null });
    expect(await checkIn()).toEqual({ body: { type: 'success', room: null } });
  });

  test('who has checked in reads so, and is noted as having read', async () => {
    await checkIn();
    expect(await checkIn(undefined, { now: before(5), requestId: 'again' })).toEqual(
      type('alreadyCheckedIn'),
    );
    expect(await rowOf(made.id)).toMatchObject({ checked_in_at: before(10) });
    expect(await logOf('again')).toMatchObject([{ action: 'read' }]);
  });

  test('who presses three times at once is checked in once; a repeated request gets the same answer', async () => {
    const answers = await Promise.all([checkIn(), checkIn(), checkIn()]);
    const types = answers.map((answer) => (answer as { body: { type: string } }).body.type);
    expect(types.toSorted()).toEqual(['alreadyCheckedIn', 'alreadyCheckedIn', 'success']);
    const again = { idempotencyKey: 'one-press' };
    made = await makeVisit(db, aino);
    const first = await checkIn(undefined, again);
    expect(first).toMatchObject(type('success'));
    expect(await checkIn(undefined, again)).toEqual(first);
    const other = await makeVisit(db, aino);
    expect(await checkIn(undefined, again, other.id)).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await checkIn(undefined, { idempotencyKey: null })).toMatchObject({ problem: 'malformed' });
  });

  test('is early until 30 minutes before', async () => {
    const at = (ms: number) => new Date(before(30).getTime() + ms);
    expect(await status(at(-1))).toBe('tooEarly');
    expect(await checkIn(undefined, { now: at(-1) })).toEqual(type('tooEarly'));
    expect(await status(at(0))).toBe('allowed');
    expect(await checkIn(undefined, { now: at(0) })).toMatchObject(type('success'));
  });

  test('is sent to the reception where the clinic wants that', async () => {
    await whileCheckedInAt('reception', async () => {
      expect(await status(before(10))).toBe('onlyAtReception');
      expect(await checkIn()).toEqual(type('checkInOnlyAtReception'));
    });
    await whileCheckedInAt('none', async () => {
      expect(await status(before(10))).toBe('statusNotAvailable');
      expect(await checkIn()).toEqual(type('unknownError'));
    });
  });

  test('at what is over, cancelled or remote has nothing to check in to', async () => {
    expect(await checkIn(undefined, { now: before(-600) })).toEqual(type('unknownError'));
    await changeRow(db, made, { cancelled_at: before(100), cancelled_by: 'clinic' });
    expect(await checkIn()).toEqual(type('unknownError'));
    made = await makeVisit(db, aino);
    await changeRow(db, made, { clinic_id: 'RMT' });
    expect(await checkIn()).toEqual(type('unknownError'));
    expect((await rowOf(made.id)).checked_in_at).toBeNull();
  });

  test('cannot cancel any more', async () => {
    await checkIn(undefined, { now: before(25) });
    await changeRow(db, made, { starts_at: before(-2900), ends_at: before(-2920) });
    const answer = await call(
      'DELETE /api/appointments/{id}',
      { params: { id: made.id } },
      { session: signedIn(aino), now: before(25) },
    );
    expect(answer).toEqual(type('unknownError'));
  });
});

describe('the confidentiality form', () => {
  test.each(['missing', 'invalid'] as const)('that is %s comes first', async (consent_status) => {
    await setForm(aino, { consent_status });
    expect(await checkIn()).toEqual(type('confidentialityFormNotFilled'));
    expect((await rowOf(made.id)).checked_in_at).toBeNull();
    await setForm(aino, { consent_status: 'ok' });
    expect(await checkIn()).toMatchObject(type('success'));
  });

  test('that was filled in for a minor comes again once they are of age', async () => {
    const { consent_form_updated_at } = await db.owner
      .selectFrom('patients')
      .select('consent_form_updated_at')
      .where('id', '=', aino)
      .executeTakeFirstOrThrow();
    await setForm(aino, { consent_form_updated_at: new Date('2003-03-13T21:59:59Z') });
    expect(await checkIn()).toEqual(type('confidentialityFormNotFilledAsAdult'));
    await setForm(aino, { consent_form_updated_at: new Date('2003-03-13T22:00:00Z') });
    expect(await checkIn()).toMatchObject(type('success'));
    await setForm(aino, { consent_form_updated_at });
  });
});

describe('nobody checks in', () => {
  test('to another patient’s appointment, or to none', async () => {
    const eero = await patientWith(db, '021179-905R');
    const notFound = type('customerNotFound');
    expect(await checkIn(signedIn(eero))).toEqual(notFound);
    expect(await checkIn(undefined, {}, 999_999_999)).toEqual(notFound);
    expect(await checkIn(undefined, {}, 'x')).toMatchObject({ problem: 'malformed' });
    expect(await checkIn({})).toEqual({ problem: 'authenticationRequired' });
    expect((await rowOf(made.id)).checked_in_at).toBeNull();
  });

  test('to their own while they act for a child; the child’s they do, and the guardian is in the log', async () => {
    const eero = await patientWith(db, '021179-905R');
    const acting = { ...signedIn(aino), ownPatientId: eero, actingFor: actingFor(aino) };
    const own = await makeVisit(db, eero);
    expect(await checkIn(acting, { now: before(10, own) }, own.id)).toEqual(type('customerNotFound'));
    expect(await checkIn(acting, { requestId: 'guardian' })).toMatchObject(type('success'));
    expect(await logOf('guardian')).toMatchObject([
      { patient_id: aino, actor_kind: 'guardian', action: 'change' },
    ]);
  });

  test('where a non-disclosure order hides the place from them', async () => {
    const eero = await patientWith(db, '021179-905R');
    const child = actingFor(aino, { isProtected: true });
    const acting = { ...signedIn(aino), ownPatientId: eero, actingFor: child };
    expect(await status(before(10), acting)).toBe('statusNotAvailable');
    expect(await checkIn(acting)).toEqual(type('unknownError'));
  });

  test('when the database refuses, or is away', async () => {
    expect(await whileRefused(db, 'update', 'appointments', () => checkIn())).toEqual(type('unknownError'));
    const away = async (): Promise<never> => {
      throw new DatabaseUnavailable('away');
    };
    const context = {
      ...testContext(db, { session: signedIn(aino), idempotencyKey: 'away' }),
      inScope: away,
    };
    const answer = runEndpoint(runnableOf(appointmentsService, CHECK_IN), context, {
      params: { id: made.id },
    });
    await expect(answer).rejects.toThrow(DatabaseUnavailable);
    expect((await rowOf(made.id)).checked_in_at).toBeNull();
    expect(await checkIn()).toMatchObject(type('success'));
  });
});

/** The clinic's patients check in elsewhere while something runs. */
async function whileCheckedInAt(place: 'reception' | 'none', work: () => Promise<void>): Promise<void> {
  const set = (self_check_in: 'portal' | 'reception' | 'none') =>
    db.owner.updateTable('clinics').set({ self_check_in }).where('id', '=', 'KAM').execute();
  await set(place);
  await work().finally(() => set('portal'));
}
