import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnSale, type TestSlot } from '#areas/appointments/booking/server/moving/test-moving.ts';
import { createTestDatabase, type TestDatabase, testServers } from '#platform/database/test-database.ts';
import { is, later, waitingRoom } from './test-earlier-times.ts';

describe.each(testServers())('the offer of an earlier time on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let room: ReturnType<typeof waitingRoom>;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    room = waitingRoom(db);
  });
  afterAll(() => db.drop());
  beforeEach(() => db.owner.deleteFrom('earlier_time_waits').execute());

  const answers = async (slot: TestSlot) => (await room.offers(slot)).map(({ answer }) => answer);

  test('ends when the appointment moves to a time that is earlier still, and goes to the next', async () => {
    const [earliest, , offered, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(offered);
    await room.runJob(offered);
    expect(await room.show(one)).toMatchObject({ body: { offer: { time: { id: offered.id } } } });
    const waiting = (await room.jobs(offered)).length;
    expect(await room.move(one, earliest, later(1))).toEqual(is('success'));
    expect(await answers(offered)).toEqual(['withdrawn']);
    // It still waits, for what is earlier than that.
    expect(await room.show(one)).toMatchObject({ body: { wait: { samePractitioner: true }, offer: null } });
    expect(await room.answer(one, offered, true, later(2))).toEqual(is('noAvailableTime'));
    expect(await room.begins(one)).toEqual(earliest.starts_at);
    expect(await room.jobs(offered)).toHaveLength(waiting + 1);
    await room.runJob(offered, later(2));
    expect((await room.offers(offered)).map(({ patient_id }) => patient_id)).toEqual([
      one.patient,
      two.patient,
    ]);
    expect(await room.answer(two, offered, false, later(3))).toEqual(is('success'));
    await room.runJob(offered, later(3));
    expect(await isOnSale(db, offered.id)).toBe(true);
  });

  test('stays open when the appointment moves to a time that is later than the one offered', async () => {
    const [, offered, , between, first] = await room.times();
    const one = await room.waiting(first);
    await room.freed(offered);
    await room.runJob(offered);
    expect(await room.move(one, between, later(1))).toEqual(is('success'));
    expect(await room.show(one)).toMatchObject({ body: { offer: { time: { id: offered.id } } } });
    expect(await room.answer(one, offered, true, later(2))).toEqual(is('success'));
    expect([await answers(offered), await room.begins(one)]).toEqual([['accepted'], offered.starts_at]);
  });

  test('is of the practitioner and the clinic that the appointment has since it moved', async () => {
    const [, , first] = await room.times();
    const one = await room.waiting(first);
    const { rows } = await sql<TestSlot>`
      select slots.id, slots.practitioner_id, slots.starts_at, slots.ends_at from slots
      join free_times on slot_id = slots.id and free_times.specialty_code = '*'
      where slots.practitioner_id <> ${first.practitioner_id} and slots.clinic_id <> 'KAM'
        and slots.kind_id = (select kind_id from slots where id = ${first.id})
        and slots.ends_at - slots.starts_at = ${first.ends_at}::timestamptz - ${first.starts_at}::timestamptz
        and slots.starts_at between ${later(3 * 24 * 60)} and ${first.starts_at} and slots.customers is null
        and exists (select from clinics where id = slots.clinic_id and 'kaari' = any (brands))
        and exists (select from practitioner_specialties as a join practitioner_specialties as b using (specialty_code)
          where a.practitioner_id = slots.practitioner_id and b.practitioner_id = ${first.practitioner_id})
      limit 1`.execute(db.owner);
    const [elsewhere] = rows as [TestSlot];
    expect(await room.move(one, elsewhere)).toEqual(is('success'));
    const [wait] = await db.owner.selectFrom('earlier_time_waits').selectAll().execute();
    expect(wait).toMatchObject({ practitioner_id: elsewhere.practitioner_id });
    expect(wait?.clinic_id).not.toBe('KAM');
  });

  test('ends with the appointment, and the time is on sale where nobody else waits', async () => {
    const [offered, , first] = await room.times();
    const one = await room.waiting(first);
    await room.freed(offered);
    await room.runJob(offered);
    expect(await room.cancel(one, later(1))).toEqual(is('success'));
    expect(await answers(offered)).toEqual(['withdrawn']);
    await room.runJob(offered, later(1));
    expect(await isOnSale(db, offered.id)).toBe(true);
  });

  test('is not made of a time that begins within two hours, nor to the next', async () => {
    const [offered, , first, second] = await room.times();
    const one = await room.waiting(first);
    await room.waiting(second);
    await room.freed(offered);
    await room.runJob(offered);
    // The end of the first offer came late.
    const late = new Date(offered.starts_at.getTime() - 119 * 60_000);
    await room.runJob(offered, late);
    expect((await room.offers(offered)).map(({ patient_id, answer }) => [patient_id, answer])).toEqual([
      [one.patient, 'expired'],
    ]);
    expect(await isOnSale(db, offered.id)).toBe(true);
  });

  test('goes on to somebody whose own offer is over at the same moment, whichever job comes first', async () => {
    const [offered, , other, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(offered);
    await room.runJob(offered);
    await room.freed(other);
    await room.runJob(other);
    expect((await room.offers(other)).map(({ patient_id }) => patient_id)).toEqual([two.patient]);
    await room.runJob(offered, later(15));
    expect((await room.offers(offered)).map(({ patient_id }) => patient_id)).toEqual([
      one.patient,
      two.patient,
    ]);
    await room.runJob(other, later(15));
    expect((await room.offers(other)).map(({ patient_id }) => patient_id)).toEqual([
      two.patient,
      one.patient,
    ]);
  });

  test('is one at a time for an appointment, also where two processes offer it two times at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await db.owner.deleteFrom('earlier_time_waits').execute();
      const [offered, , other, , first] = await room.times();
      const one = await room.waiting(first);
      await room.freed(offered);
      await room.freed(other);
      await Promise.all([room.runJob(offered), room.runJob(other)]);
      const open = [...(await room.offers(offered)), ...(await room.offers(other))];
      expect(open.map(({ patient_id }) => patient_id)).toEqual([one.patient]);
    }
  });

  test('moves nobody later, whether it is answered before a move or after it', async () => {
    for (let round = 0; round < 6; round += 1) {
      await db.owner.deleteFrom('earlier_time_waits').execute();
      const [earliest, , offered, , first] = await room.times();
      const one = await room.waiting(first);
      await room.freed(offered);
      await room.runJob(offered);
      const outcomes = await Promise.all([
        room.answer(one, offered, true, later(1)),
        room.move(one, earliest, later(1)),
        room.runJob(offered, later(round % 2 === 0 ? 1 : 15)),
      ]);
      expect(outcomes[1]).toEqual(is('success'));
      expect(await room.begins(one)).toEqual(earliest.starts_at);
      expect(['success', 'noAvailableTime']).toContain((outcomes[0] as { body: { type: string } }).body.type);
      // What nobody has is on sale, or its offering goes on.
      await room.runJob(offered, later(16));
      expect(await isOnSale(db, offered.id)).toBe(true);
    }
  });
});
