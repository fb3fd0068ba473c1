import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EarlierTime } from '#areas/appointments/booking/earlier-contract.ts';
import { isOnSale, type TestSlot } from '#areas/appointments/booking/server/moving/test-moving.ts';
import { createTestDatabase, type TestDatabase, testServers } from '#platform/database/test-database.ts';
import { is, later, type Waiting, waitingRoom } from './test-earlier-times.ts';

describe.each(testServers())('an earlier time on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let room: ReturnType<typeof waitingRoom>;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    room = waitingRoom(db);
  });
  afterAll(() => db.drop());
  // Who waits in one test would be offered what becomes free in the next.
  beforeEach(() => db.owner.deleteFrom('earlier_time_waits').execute());

  const ofTime = (slot: TestSlot) => sql`payload ->> 'slotId' = ${String(slot.id)}`;
  const takenByAWorker = (slot: TestSlot) =>
    sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1
      where ${ofTime(slot)}`.execute(db.owner);
  const givenUp = async (slot: TestSlot) => {
    const { rows } = await sql`select id from graphile_worker._private_jobs
      where ${ofTime(slot)} and attempts >= max_attempts`.execute(db.owner);
    return rows;
  };
  const priceShownTo = async (who: Waiting) => {
    const { body } = (await room.show(who)) as { body: EarlierTime };
    return body.offer?.time.practitionerRate?.rateEuros;
  };

  test.each([
    ['unanswered', null],
    ['declined', false],
  ])(
    'that is %s for one appointment of a patient is not offered for another of theirs',
    async (_, accepts) => {
      const [early, , first, second] = await room.times();
      const one = await room.waiting(first);
      await room.waitingToo(one, second);
      await room.freed(early);
      await room.offer(early);
      if (accepts === false) await room.answer(one, early, accepts);
      await room.offer(early, later(15));
      expect((await room.offers(early)).map(({ patient_id }) => patient_id)).toEqual([one.patient]);
      expect(await isOnSale(db, early.id)).toBe(true);
    },
  );

  test('that nobody waits for is on sale at once', async () => {
    const [early] = await room.times();
    await room.freed(early);
    expect([await isOnSale(db, early.id), await room.jobs(early)]).toEqual([true, []]);
  });

  test('is offered to the patient who has waited longest, for 15 minutes, and told once', async () => {
    const [early, , second, first] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(early);
    expect(await isOnSale(db, early.id)).toBe(false);
    expect(await room.jobs(early)).toHaveLength(1);
    await room.runJob(early);
    await room.runJob(early, later(1));
    expect(await room.offers(early)).toEqual([
      { patient_id: one.patient, answer: null, expires_at: later(15) },
    ]);
    // The first one, which no worker takes here, and the end of the offer.
    expect(await room.jobs(early)).toEqual([expect.any(Date), later(15)]);
    expect(await room.show(one)).toMatchObject({
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
    expect(await room.show(two)).toMatchObject({ body: { wait: { samePractitioner: true }, offer: null } });
    const told = [{ template: 'earlier-time-offered', patient_id: one.patient }];
    expect(await room.messagesTo(one, two)).toEqual(told);
    // Nobody books it meanwhile, and who was not asked does not get it.
    expect(await room.answer(two, early, true)).toEqual(is('noAvailableTime'));
  });

  test('is told of when the portal ends after the offer, even if it is answered first', async () => {
    const [early, , first] = await room.times();
    const one = await room.waiting(first);
    await room.freed(early);
    await takenByAWorker(early);
    await room.offer(early);
    // Here the portal ends; the patient, who has seen the offer, declines it.
    expect(await room.answer(one, early, false)).toEqual(is('success'));
    expect(await givenUp(early)).toEqual([]);
    await room.tell(early, later(1));
    expect(await room.messagesTo(one)).toEqual([
      { template: 'earlier-time-offered', patient_id: one.patient },
    ]);
  });

  test('that is accepted moves the appointment, and frees its time for the next', async () => {
    const [early, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(early);
    await room.runJob(early);
    expect(await Promise.all([room.answer(one, early, true), room.answer(one, early, true)])).toEqual([
      is('success'),
      is('success'),
    ]);
    expect(await room.show(one)).toMatchObject({ body: { wait: null, offer: null } });
    expect((await room.offers(early)).map((offer) => offer.answer)).toEqual(['accepted']);
    // When the offer would have been over, the time is taken.
    await room.runJob(early, later(15));
    expect([await isOnSale(db, early.id), (await room.offers(early)).length]).toEqual([false, 1]);
    expect(await isOnSale(db, first.id)).toBe(false);
    await room.runJob(first);
    expect((await room.offers(first)).map((offer) => offer.patient_id)).toEqual([two.patient]);
  });

  test('that is declined or not answered goes to the next, and on sale when nobody is left', async () => {
    const [early, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(early);
    await room.runJob(early);
    expect(await room.answer(one, early, false)).toEqual(is('success'));
    await room.runJob(early, later(2));
    expect((await room.offers(early)).map((offer) => [offer.patient_id, offer.answer])).toEqual([
      [one.patient, 'declined'],
      [two.patient, null],
    ]);
    expect(await room.answer(two, early, true, later(17))).toEqual(is('noAvailableTime'));
    await room.runJob(early, later(17));
    expect((await room.offers(early)).map((offer) => offer.answer)).toEqual(['declined', 'expired']);
    expect(await isOnSale(db, early.id)).toBe(true);
  });

  test('goes by what was chosen: another practitioner’s only to a patient who takes anybody’s', async () => {
    const [early, , mine] = await room.times();
    const { rows } = await sql<TestSlot>`
      select slots.id, slots.practitioner_id, starts_at, ends_at from slots
      where practitioner_id <> ${early.practitioner_id} and clinic_id <> 'KAM'
        and kind_id = (select kind_id from slots where id = ${early.id}) and starts_at > ${mine.starts_at}
        and exists (select from clinics where id = clinic_id and 'kaari' = any (brands))
        and exists (select from practitioner_specialties as a join practitioner_specialties as b using (specialty_code)
          where a.practitioner_id = slots.practitioner_id and b.practitioner_id = ${early.practitioner_id})
      order by starts_at limit 2`.execute(db.owner);
    const [other, another] = rows as [TestSlot, TestSlot];
    await room.waiting(other);
    const anybody = await room.waiting(another, { samePractitioner: false, sameClinic: false });
    await room.freed(early);
    await room.runJob(early);
    expect((await room.offers(early)).map((offer) => offer.patient_id)).toEqual([anybody.patient]);
  });

  test('is waited for no more once that is ended, and a time that is held goes on', async () => {
    const [early, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(early);
    await room.runJob(early);
    expect([await room.end(one), await room.end(one)]).toEqual([is('success'), is('success')]);
    await room.runJob(early, later(1));
    expect((await room.offers(early)).map((offer) => [offer.patient_id, offer.answer])).toEqual([
      [one.patient, 'declined'],
      [two.patient, null],
    ]);
  });

  test('is nobody else’s to ask for, and not within the cancellation notice', async () => {
    const [slot, other] = await room.times();
    const mine = await room.waiting(slot);
    const stranger = { ...(await room.waiting(other)), id: mine.id };
    expect(await room.show(stranger)).toEqual({ problem: 'notFound' });
    expect(await room.ask(stranger)).toEqual(is('notFound'));
    const soon = new Date(slot.starts_at.getTime() - 3_600_000);
    expect(await room.ask(mine, soon)).toEqual({ body: { type: 'deadlineExceeded', hours: 24 } });
    expect(await room.show(mine, new Date(slot.starts_at.getTime() + 60_000))).toEqual({
      problem: 'notFound',
    });
  });

  test('is sold once, however many processes offer it and however it is answered at once', async () => {
    const [early, ...held] = await room.times(10);
    const all = await Promise.all(held.slice(1).map((slot) => room.waiting(slot)));
    await room.freed(early);
    await Promise.all(Array.from({ length: 8 }, () => room.runJob(early)));
    expect(await room.offers(early)).toHaveLength(1);
    const answers = await Promise.all([
      ...all.map((who) => room.answer(who, early, true, later(14))),
      ...Array.from({ length: 4 }, () => room.runJob(early, later(15)).then(() => null)),
      ...all.map((who) => room.answer(who, early, true, later(14))),
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
    const open = (await room.offers(early)).filter((offer) => offer.answer === null);
    expect(open.length + standing.length).toBe(1);
  });
});
