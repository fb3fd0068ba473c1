import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFER_EARLIER_TIME } from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { withdrawTimes } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { waitingForLocks } from '#platform/database/test-locks.ts';
import { whileRefused } from '#platform/database/test-refusal.ts';
import { testContext } from '#platform/test-context.ts';
import type { endpoints } from '../contract.ts';
import { appointmentsService } from './service.ts';
import { makeAppointment, patientWith, signedIn, timesOnSale } from './test-appointments.ts';

const CANCEL = 'DELETE /api/appointments/{id}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
let aino: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, appointmentsService);
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

const cancel = (patientId: string, id: number | string, request = {}) =>
  call(CANCEL, { params: { id } }, { session: signedIn(patientId), ...request });
const rowOf = (id: number) =>
  db.owner.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const type = (code: string) => ({ body: { type: code } });

async function messages(patientId: string) {
  const rows = await db.owner
    .selectFrom('messages')
    .selectAll()
    .where('patient_id', '=', patientId)
    .execute();
  return rows.map(({ channel, template, content }) => [
    channel,
    template,
    JSON.parse(db.vault.open('messages.content', content)).token,
  ]);
}

test('frees the time, tells the patient and leaves a line in the log', async () => {
  const { id, slotId } = await makeAppointment(db, aino, 100);
  expect(await timesOnSale(db, slotId)).toBe(0);
  expect(await cancel(aino, id)).toEqual(type('success'));
  expect(await rowOf(id)).toMatchObject({ cancelled_by: 'patient', cancelled_at: TEST_NOW });
  expect(await timesOnSale(db, slotId)).toBeGreaterThanOrEqual(2);
  expect((await messages(aino)).toSorted()).toEqual([
    ['email', 'appointment-cancelled', null],
    ['sms', 'appointment-cancelled', null],
  ]);
  const log = await db.owner.selectFrom('access_log').selectAll().where('action', '=', 'cancel').execute();
  expect(log).toMatchObject([
    { patient_id: aino, actor_id: aino, record_kind: 'appointment', record_id: String(id) },
  ]);
});

test('ends the waiting for an earlier time, and lets go of the one that is held', async () => {
  const held = await makeAppointment(db, aino, 110);
  const other = await makeAppointment(db, aino, 112);
  const shared = { patient_id: aino, appointment_id: held.id };
  await db.owner
    .insertInto('earlier_time_waits')
    .values({ ...shared, since: TEST_NOW })
    .execute();
  await db.owner
    .insertInto('earlier_time_offers')
    .values({
      ...shared,
      practitioner_id: other.practitionerId,
      slot_id: other.slotId,
      offered_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 900_000),
      answer: null,
    })
    .execute();
  expect(await cancel(aino, held.id)).toEqual(type('success'));
  expect(await db.owner.selectFrom('earlier_time_waits').select('appointment_id').execute()).toEqual([]);
  const offers = await db.owner.selectFrom('earlier_time_offers').select('answer').execute();
  expect(offers).toEqual([{ answer: 'withdrawn' }]);
  const { rows } = await sql`select from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = task_id
    where tasks.identifier = ${OFFER_EARLIER_TIME} and payload ->> 'slotId' = ${String(other.slotId)}`.execute(
    db.owner,
  );
  expect(rows).toHaveLength(1);
});

test('once more changes nothing, one press after the other or at once', async () => {
  const { id } = await makeAppointment(db, aino, 120);
  const before = (await messages(aino)).length;
  const answers = await Promise.all([cancel(aino, id), cancel(aino, id), cancel(aino, id)]);
  const again = { body: { type: 'success', wasCancelled: true } };
  // One of those at once was the first.
  expect(answers).toEqual(expect.arrayContaining([type('success'), again, again]));
  expect(answers.filter((answer) => JSON.stringify(answer).includes('wasCancelled'))).toHaveLength(2);
  expect(await cancel(aino, id)).toEqual(again);
  expect((await messages(aino)).length).toBe(before + 2);
});

test('goes by consent: no text message to patients who do not allow it', async () => {
  const helmi = await patientWith(db, '250655-908E');
  const { id } = await makeAppointment(db, helmi, 100);
  await cancel(helmi, id);
  expect(await messages(helmi)).toEqual([['email', 'appointment-cancelled', null]]);
});

test('ends so many hours before the start', async () => {
  const { id, startsAt } = await makeAppointment(db, aino, 150);
  const at = (hours: number) => ({ now: new Date(startsAt.getTime() - hours * 3_600_000) });
  expect(await cancel(aino, id, at(23.9))).toEqual({ body: { type: 'deadlineExceeded', hours: 24 } });
  expect(await cancel(aino, id, at(-1))).toEqual({ body: { type: 'deadlineExceeded', hours: 24 } });
  expect((await rowOf(id)).cancelled_at).toBeNull();
  expect(await cancel(aino, id, at(24))).toEqual(type('success'));
});

test('finds nothing of others, of the clinic’s cancelled ones and of nobody’s', async () => {
  const eero = await patientWith(db, '021179-905R');
  const { id } = await makeAppointment(db, eero, 100);
  const byClinic = await makeAppointment(db, aino, 100);
  await db.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'clinic' })
    .where('id', '=', byClinic.id)
    .execute();
  expect(await cancel(aino, id)).toEqual(type('appointmentNotFound'));
  expect(await cancel(aino, byClinic.id)).toEqual(type('appointmentNotFound'));
  expect(await cancel(aino, 999_999_999)).toEqual(type('appointmentNotFound'));
  expect((await rowOf(id)).cancelled_at).toBeNull();
  expect(await cancel(aino, 'x')).toMatchObject({ problem: 'malformed' });
  expect(await call(CANCEL, { params: { id } })).toEqual({ problem: 'authenticationRequired' });
});

test('is undone whole when the database refuses a part of it', async () => {
  const { id, slotId } = await makeAppointment(db, aino, 200);
  expect(await whileRefused(db, 'insert', 'messages', () => cancel(aino, id))).toEqual(type('unknownError'));
  expect((await rowOf(id)).cancelled_at).toBeNull();
  expect(await timesOnSale(db, slotId)).toBe(0);
  expect(await cancel(aino, id)).toEqual(type('success'));
});

test('is no outcome where it is the portal that fails: an error with a code need not be the database’s', async () => {
  const { id } = await makeAppointment(db, aino, 220);
  const failure = Object.assign(new Error('A value could not be opened.'), { code: 'EPERM' });
  const vault = {
    ...db.vault,
    open: () => {
      throw failure;
    },
  };
  const context = { ...testContext(db, { session: signedIn(aino) }), vault };
  const answer = runEndpoint(runnableOf(appointmentsService, CANCEL), context, { params: { id } });
  await expect(answer).rejects.toBe(failure);
  expect((await rowOf(id)).cancelled_at).toBeNull();
});

describe('that meets a move of the same appointment', () => {
  /** Begins to move an appointment to a practitioner elsewhere, and ends that once `then` waits for it. */
  async function whileMoving(id: number, then: () => Promise<unknown>) {
    const { practitioner_id: mover } = await rowOf(id);
    const to = await db.owner
      .selectFrom('free_times')
      .innerJoin('slots', 'slots.id', 'free_times.slot_id')
      .selectAll('slots')
      .where('slots.practitioner_id', '!=', mover)
      .where('slots.clinic_id', '=', 'KAM')
      .where('slots.starts_at', '>', new Date(TEST_NOW.getTime() + 20 * 24 * 3_600_000))
      .orderBy('slots.starts_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { answer } = await db.inScope({ patientId: aino }, async (tx) => {
      await sql`select move_appointment(${id}, ${to.practitioner_id}, ${to.id}, null)`.execute(tx);
      await withdrawTimes(tx, to.practitioner_id, to.starts_at, to.ends_at);
      const waiting = then();
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      // In an object, so that the move does not wait for it.
      return { answer: waiting };
    });
    return { to, answer: await answer };
  }

  test('cancels it where it is now', async () => {
    const { id, slotId } = await makeAppointment(db, aino, 100);
    const { to, answer } = await whileMoving(id, () => cancel(aino, id));
    expect(answer).toEqual(type('success'));
    expect(await rowOf(id)).toMatchObject({ cancelled_by: 'patient', slot_id: to.id });
    expect(await timesOnSale(db, to.id)).toBeGreaterThan(0);
    // The move puts the old time on sale; the cancellation does not.
    expect(await timesOnSale(db, slotId)).toBe(0);
  });

  test.each([
    ['POST /api/appointments/check-in/{id}', {}, 'tooEarly'],
    ['POST /api/appointments/{id}/arrival-reason', { arrivalReason: 'Yskä' }, 'success'],
  ] as const)('%s answers for the new time, too', async (endpoint, body, code) => {
    const { id } = await makeAppointment(db, aino, 100);
    const { answer } = await whileMoving(id, () =>
      call(endpoint, { params: { id }, body } as never, {
        session: signedIn(aino),
        idempotencyKey: `moved-${code}`,
      }),
    );
    expect(answer).toMatchObject(type(code));
  });
});
