import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hoursUntil } from '#contract/time/time.ts';
import { OFFER_EARLIER_TIME } from '#domain/appointments/server/earlier-times.ts';
import type { endpoints as own } from '#features/appointments/contract.ts';
import { offerEarlierTime } from '#features/appointments/server/offer-earlier-time.ts';
import { appointmentsService } from '#features/appointments/server/service.ts';
import { TELL_EARLIER_TIME, tellEarlierTime } from '#features/appointments/server/tell-earlier-time.ts';
import type { endpoints } from '#features/booking/contract.ts';
import type { EarlierTime } from '#features/booking/earlier-contract.ts';
import { bookAs, isOnSale, type TestSlot, timesOfOne } from '#features/booking/server/moving/test-moving.ts';
import { addPatient, bookingService, signedIn } from '#features/booking/server/test-booking.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);

describe.each(testServers())('an earlier time on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let call: Call<typeof endpoints>;
  let callOwn: Call<typeof own>;
  let hours = 74;
  let people = 0;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    call = callerOf(db, bookingService);
    callOwn = callerOf(db, appointmentsService);
  });
  afterAll(() => db.drop());
  // Who waits in one test would be offered what becomes free in the next.
  beforeEach(() => db.owner.deleteFrom('earlier_time_waits').execute());

  /** Somebody with an e-mail address who holds a time and waits for an earlier one. */
  const waiting = async (slot: TestSlot, choice = { samePractitioner: true, sameClinic: true }) => {
    people += 1;
    const patient = await addPatient(db, `waiting-${people}`, { email: `waiting-${people}@example.com` });
    const id = await bookAs(db, patient, slot);
    const asked = await call(
      'POST /api/appointments/{id}/earlier-time',
      { params: { id }, body: choice },
      { session: signedIn(patient), now: later(people - 1000) },
    );
    expect(asked).toEqual({ body: { type: 'success' } });
    return { patient, id };
  };
  /** An early time that somebody holds and gives up. */
  const freed = async (slot: TestSlot) => {
    people += 1;
    const patient = await addPatient(db, `leaving-${people}`);
    const id = await bookAs(db, patient, slot);
    const cancelled = await callOwn(
      'DELETE /api/appointments/{id}',
      { params: { id } },
      { session: signedIn(patient) },
    );
    expect(cancelled).toEqual({ body: { type: 'success' } });
  };
  const parts = (now = TEST_NOW) => ({
    ...{ inScope: db.inScope, vault: db.vault },
    now: () => now,
    register: {} as never,
  });
  const offer = (slot: TestSlot, now = TEST_NOW) =>
    offerEarlierTime(parts(now), { practitionerId: slot.practitioner_id, slotId: slot.id });
  /** What waits to be told of a time; done again and again. */
  const tell = async (slot: TestSlot, now = TEST_NOW) => {
    const { rows } = await sql<{ payload: JobPayload }>`
      select payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id
      where tasks.identifier = ${TELL_EARLIER_TIME} and payload ->> 'slotId' = ${String(slot.id)}`.execute(
      db.owner,
    );
    for (const { payload } of rows) await tellEarlierTime(parts(now), payload);
  };
  const runJob = async (slot: TestSlot, now = TEST_NOW) => {
    await offer(slot, now);
    await tell(slot, now);
  };
  const offers = (slot: TestSlot) =>
    db.owner
      .selectFrom('earlier_time_offers')
      .select(['patient_id', 'answer', 'expires_at'])
      .where('slot_id', '=', slot.id)
      .orderBy('offered_at')
      .orderBy('patient_id')
      .execute();
  const show = (who: { patient: string; id: number }, now = TEST_NOW) =>
    call(
      'GET /api/appointments/{id}/earlier-time',
      { params: { id: who.id } },
      { session: signedIn(who.patient), now },
    );
  let keys = 0;
  const answer = (who: { patient: string; id: number }, slot: TestSlot, accepts: boolean, now = TEST_NOW) => {
    keys += 1;
    return call(
      'PUT /api/appointments/{id}/earlier-time',
      { params: { id: who.id }, body: { appointmentId: slot.id, accepts, acceptsBinding: true } },
      { session: signedIn(who.patient), now, idempotencyKey: `answer-${keys}` },
    );
  };
  const messagesTo = (...people: { patient: string }[]) =>
    db.owner
      .selectFrom('messages')
      .select(['template', 'patient_id'])
      .where(
        'patient_id',
        'in',
        people.map(({ patient }) => patient),
      )
      .execute();
  const jobs = async (slot: TestSlot) => {
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = task_id
      where tasks.identifier = ${OFFER_EARLIER_TIME} and payload ->> 'slotId' = ${String(slot.id)}`.execute(
      db.owner,
    );
    return rows.map(({ run_at }) => run_at);
  };
  const ofTime = (slot: TestSlot) => sql`payload ->> 'slotId' = ${String(slot.id)}`;
  const takenByAWorker = (slot: TestSlot) =>
    sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1
      where ${ofTime(slot)}`.execute(db.owner);
  const givenUp = async (slot: TestSlot) => {
    const { rows } = await sql`select id from graphile_worker._private_jobs
      where ${ofTime(slot)} and attempts >= max_attempts`.execute(db.owner);
    return rows;
  };
  const times = async (count = 6) => {
    const found = (await timesOfOne(db, hours, count)) as [TestSlot, TestSlot, TestSlot, ...TestSlot[]];
    // The next test has later ones: what one test has offered is no news to the next.
    hours = hoursUntil(TEST_NOW, (found.at(-1) ?? found[0]).ends_at);
    return found;
  };
  const is = (type: string) => ({ body: { type } });
  const priceShownTo = async (who: Parameters<typeof show>[0]) => {
    const { body } = (await show(who)) as { body: EarlierTime };
    return body.offer?.time.practitionerRate?.rateEuros;
  };

  test('that nobody waits for is on sale at once', async () => {
    const [early] = await times();
    await freed(early);
    expect([await isOnSale(db, early.id), await jobs(early)]).toEqual([true, []]);
  });

  test('is offered to the patient who has waited longest, for 15 minutes, and told once', async () => {
    const [early, , second, first] = (await times()) as [TestSlot, TestSlot, TestSlot, TestSlot];
    const one = await waiting(first);
    const two = await waiting(second);
    await freed(early);
    expect(await isOnSale(db, early.id)).toBe(false);
    expect(await jobs(early)).toHaveLength(1);
    await runJob(early);
    await runJob(early, later(1));
    expect(await offers(early)).toEqual([{ patient_id: one.patient, answer: null, expires_at: later(15) }]);
    // The first one, which no worker takes here, and the end of the offer.
    expect(await jobs(early)).toEqual([expect.any(Date), later(15)]);
    expect(await show(one)).toMatchObject({
      body: { offer: { time: { id: early.id }, expiresAt: later(15).toISOString() } },
    });
    expect(await priceShownTo(one)).toBeGreaterThan(0);
    // Somebody else pays: there is no price to tell.
    await db.owner
      .updateTable('appointments')
      .set({ health_care_type: 'occupational' })
      .where('id', '=', one.id)
      .execute();
    expect(await priceShownTo(one)).toBeUndefined();
    expect(await show(two)).toMatchObject({ body: { wait: { samePractitioner: true }, offer: null } });
    const told = [{ template: 'earlier-time-offered', patient_id: one.patient }];
    expect(await messagesTo(one, two)).toEqual(told);
    // Nobody books it meanwhile, and who was not asked does not get it.
    expect(await answer(two, early, true)).toEqual(is('noAvailableTime'));
  });

  test('is told of when the portal ends after the offer, even if it is answered first', async () => {
    const [early, , first] = await times();
    const one = await waiting(first);
    await freed(early);
    await takenByAWorker(early);
    await offer(early);
    // Here the portal ends; the patient, who has seen the offer, declines it.
    expect(await answer(one, early, false)).toEqual(is('success'));
    expect(await givenUp(early)).toEqual([]);
    await tell(early, later(1));
    expect(await messagesTo(one)).toEqual([{ template: 'earlier-time-offered', patient_id: one.patient }]);
  });

  test('that is accepted moves the appointment, and frees its time for the next', async () => {
    const [early, , first, second] = (await times()) as [TestSlot, TestSlot, TestSlot, TestSlot];
    const one = await waiting(first);
    const two = await waiting(second);
    await freed(early);
    await runJob(early);
    expect(await Promise.all([answer(one, early, true), answer(one, early, true)])).toEqual([
      is('success'),
      is('success'),
    ]);
    expect(await show(one)).toMatchObject({ body: { wait: null, offer: null } });
    expect((await offers(early)).map((offer) => offer.answer)).toEqual(['accepted']);
    // When the offer would have been over, the time is taken.
    await runJob(early, later(15));
    expect([await isOnSale(db, early.id), (await offers(early)).length]).toEqual([false, 1]);
    expect(await isOnSale(db, first.id)).toBe(false);
    await runJob(first);
    expect((await offers(first)).map((offer) => offer.patient_id)).toEqual([two.patient]);
  });

  test('that is declined or not answered goes to the next, and on sale when nobody is left', async () => {
    const [early, , first, second] = (await times()) as [TestSlot, TestSlot, TestSlot, TestSlot];
    const one = await waiting(first);
    const two = await waiting(second);
    await freed(early);
    await runJob(early);
    expect(await answer(one, early, false)).toEqual(is('success'));
    await runJob(early, later(2));
    expect((await offers(early)).map((offer) => [offer.patient_id, offer.answer])).toEqual([
      [one.patient, 'declined'],
      [two.patient, null],
    ]);
    expect(await answer(two, early, true, later(17))).toEqual(is('noAvailableTime'));
    await runJob(early, later(17));
    expect((await offers(early)).map((offer) => offer.answer)).toEqual(['declined', 'expired']);
    expect(await isOnSale(db, early.id)).toBe(true);
  });

  test('goes by what was chosen: another practitioner’s only to a patient who takes anybody’s', async () => {
    const [early, , mine] = await times();
    const { rows } = await sql<TestSlot>`
      select slots.id, slots.practitioner_id, starts_at, ends_at from slots
      where practitioner_id <> ${early.practitioner_id} and clinic_id <> 'KAM'
        and kind_id = (select kind_id from slots where id = ${early.id}) and starts_at > ${mine.starts_at}
        and exists (select from clinics where id = clinic_id and 'kaari' = any (brands))
        and exists (select from practitioner_specialties as a join practitioner_specialties as b using (specialty_code)
          where a.practitioner_id = slots.practitioner_id and b.practitioner_id = ${early.practitioner_id})
      order by starts_at limit 2`.execute(db.owner);
    const [other, another] = rows as [TestSlot, TestSlot];
    await waiting(other);
    const anybody = await waiting(another, { samePractitioner: false, sameClinic: false });
    await freed(early);
    await runJob(early);
    expect((await offers(early)).map((offer) => offer.patient_id)).toEqual([anybody.patient]);
  });

  test('is waited for no more once that is ended, and a time that is held goes on', async () => {
    const [early, , first, second] = (await times()) as [TestSlot, TestSlot, TestSlot, TestSlot];
    const one = await waiting(first);
    const two = await waiting(second);
    await freed(early);
    await runJob(early);
    const end = () =>
      call(
        'DELETE /api/appointments/{id}/earlier-time',
        { params: { id: one.id } },
        { session: signedIn(one.patient) },
      );
    expect([await end(), await end()]).toEqual([is('success'), is('success')]);
    await runJob(early, later(1));
    expect((await offers(early)).map((offer) => [offer.patient_id, offer.answer])).toEqual([
      [one.patient, 'declined'],
      [two.patient, null],
    ]);
  });

  test('is nobody else’s to ask for, and not within the cancellation notice', async () => {
    const [slot, other] = await times();
    const mine = await waiting(slot);
    const stranger = { ...(await waiting(other)), id: mine.id };
    expect(await show(stranger)).toEqual({ problem: 'notFound' });
    const ask = (patient: string, now = TEST_NOW) =>
      call(
        'POST /api/appointments/{id}/earlier-time',
        { params: { id: mine.id }, body: { samePractitioner: true, sameClinic: true } },
        { session: signedIn(patient), now },
      );
    expect(await ask(stranger.patient)).toEqual(is('notFound'));
    const soon = new Date(slot.starts_at.getTime() - 60 * MINUTE);
    expect(await ask(mine.patient, soon)).toEqual({ body: { type: 'deadlineExceeded', hours: 24 } });
    expect(await show(mine, new Date(slot.starts_at.getTime() + MINUTE))).toEqual({ problem: 'notFound' });
  });

  test('is sold once, however many processes offer it and however it is answered at once', async () => {
    const [early, ...held] = await times(10);
    const all = await Promise.all(held.slice(1).map((slot) => waiting(slot)));
    await freed(early);
    await Promise.all(Array.from({ length: 8 }, () => runJob(early)));
    expect(await offers(early)).toHaveLength(1);
    const answers = await Promise.all([
      ...all.map((who) => answer(who, early, true, later(14))),
      ...Array.from({ length: 4 }, () => runJob(early, later(15)).then(() => null)),
      ...all.map((who) => answer(who, early, true, later(14))),
    ]);
    const won = answers.filter(
      (each) => each && 'body' in each && (each.body as { type: string }).type === 'success',
    );
    const standing = await db.owner
      .selectFrom('appointments')
      .select('id')
      .where('slot_id', '=', early.id)
      .where('cancelled_at', 'is', null)
      .execute();
    expect(standing.length).toBeLessThanOrEqual(1);
    expect(won.length > 0).toBe(standing.length === 1);
    const open = (await offers(early)).filter((offer) => offer.answer === null);
    expect(open.length + standing.length).toBe(1);
  });
});
