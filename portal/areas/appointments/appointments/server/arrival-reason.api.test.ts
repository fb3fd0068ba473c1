import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { DatabaseUnavailable } from '#platform/database/database-error.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { actingFor, testContext } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { changeRow, type MadeAppointment, makeVisit, patientWith, signedIn } from './test-appointments.ts';

const TELL = 'POST /api/appointments/{id}/arrival-reason';
const REASON = 'Päänsärkyä kaksi viikkoa.\nPahinta aamuisin.';

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

const tell = (
  arrivalReason: unknown,
  session: Partial<Session> = signedIn(aino),
  request = {},
  id = made.id,
) =>
  call(
    TELL,
    { params: { id }, body: { arrivalReason } },
    { session, idempotencyKey: `reason-${++key}`, ...request },
  );
const type = (code: string) => ({ body: { type: code } });
const kept = async () => {
  const row = await db.owner
    .selectFrom('appointments')
    .select('arrival_reason')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  return row.arrival_reason;
};
const shown = async (session: Partial<Session> = signedIn(aino)) => {
  const ids = String(made.id);
  const answer = await call('GET /api/own-appointments/{ids}', { params: { ids } }, { session });
  return (answer as { body: { appointments: [{ arrivalReason: string | null }] } }).body.appointments[0]
    .arrivalReason;
};

describe('why a patient comes', () => {
  test('is kept sealed, shown to the patient, and in the access log', async () => {
    expect(await tell(`  ${REASON.replace('\n', '\r\n')} `, undefined, { requestId: 'told' })).toEqual(
      type('success'),
    );
    expect(await shown()).toBe(REASON);
    const sealed = await kept();
    expect(sealed).not.toContain('särky');
    expect(db.vault.open('appointments.arrival_reason', sealed ?? '')).toBe(REASON);
    const log = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .where('request_id', '=', 'told')
      .execute();
    expect(log).toMatchObject([{ patient_id: aino, action: 'change', record_id: String(made.id) }]);
  });

  test('can be changed, and taken back', async () => {
    await tell(REASON);
    expect(await tell('Reseptin uusinta')).toEqual(type('success'));
    expect(await shown()).toBe('Reseptin uusinta');
    expect(await tell('  ')).toEqual(type('success'));
    expect(await kept()).toBeNull();
  });

  test('has 300 characters at most, lines and no other control characters', async () => {
    expect(await tell('ä'.repeat(300))).toEqual(type('success'));
    expect(await tell('ä'.repeat(301))).toMatchObject({
      problem: 'invalidFields',
      errors: [{ field: 'arrivalReason', code: 'tooLong' }],
    });
    expect(await tell('a\u0007b')).toMatchObject({ problem: 'invalidFields' });
    expect(await tell(7)).toMatchObject({ problem: 'invalidFields' });
    expect(await shown()).toBe('ä'.repeat(300));
  });

  test('is told before the visit is over', async () => {
    const ended = new Date(made.startsAt.getTime() + 24 * 3_600_000);
    expect(await tell(REASON, undefined, { now: ended })).toEqual(type('notAvailable'));
    await changeRow(db, made, { cancelled_at: TEST_NOW, cancelled_by: 'patient' });
    expect(await tell(REASON)).toEqual(type('notAvailable'));
    made = await makeVisit(db, aino);
    await changeRow(db, made, { clinic_id: 'RMT' });
    expect(await tell(REASON)).toEqual(type('notAvailable'));
    expect(await kept()).toBeNull();
  });

  test('is kept once for one press, and refused whole by the database', async () => {
    const press = { idempotencyKey: 'the-same-press' };
    expect(await tell(REASON, undefined, press)).toEqual(type('success'));
    await tell('Later');
    expect(await tell(REASON, undefined, press)).toEqual(type('success'));
    expect(await shown()).toBe('Later');
    expect(await tell('Another', undefined, press)).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await whileRefused(db, 'update', 'appointments', () => tell(REASON))).toEqual(
      type('unknownError'),
    );
    expect(await shown()).toBe('Later');
  });

  test('waits for a database that is away', async () => {
    const away = async (): Promise<never> => {
      throw new DatabaseUnavailable('away');
    };
    const context = {
      ...testContext(db, { session: signedIn(aino), idempotencyKey: 'away' }),
      inScope: away,
    };
    const input = { params: { id: made.id }, body: { arrivalReason: REASON } };
    await expect(runEndpoint(runnableOf(appointmentsService, TELL), context, input)).rejects.toThrow(
      DatabaseUnavailable,
    );
    expect(await kept()).toBeNull();
  });
});

describe('nobody tells it', () => {
  test('of another patient’s appointment, or of none', async () => {
    const eero = await patientWith(db, '021179-905R');
    expect(await tell(REASON, signedIn(eero))).toEqual(type('appointmentNotFound'));
    expect(await tell(REASON, undefined, {}, 999_999_999)).toEqual(type('appointmentNotFound'));
    expect(await tell(REASON, {})).toEqual({ problem: 'authenticationRequired' });
    expect(await kept()).toBeNull();
  });

  test('nor reads it, where a non-disclosure order hides the place from them', async () => {
    const eero = await patientWith(db, '021179-905R');
    const acting = (isProtected: boolean) => ({
      ...signedIn(aino),
      ownPatientId: eero,
      actingFor: actingFor(aino, { isProtected }),
    });
    expect(await tell('Guardian’s', acting(false))).toEqual(type('success'));
    expect(await shown(acting(false))).toBe('Guardian’s');
    expect(await shown(acting(true))).toBeNull();
    expect(await tell(REASON, acting(true))).toEqual(type('notAvailable'));
    expect(await shown()).toBe('Guardian’s');
  });
});
