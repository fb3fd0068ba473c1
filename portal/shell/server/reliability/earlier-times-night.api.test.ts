import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnSale, type TestSlot } from '#areas/appointments/booking/server/moving/test-moving.ts';
import { helsinkiDay, helsinkiTime } from '#contract/time/time.ts';
import { createTestDatabase, type TestDatabase, testServers } from '#platform/database/test-database.ts';
import { is, waitingRoom } from './test-earlier-times.ts';

/** The day of the tests, a Monday; the first times that are free begin three days later. */
const at = (hour: number, minute = 0) => helsinkiTime('2026-03-23', hour, minute);
const tomorrow = (hour: number, minute = 0) => helsinkiTime('2026-03-24', hour, minute);
const inDays = ({ starts_at }: TestSlot, days: number, minutes = 0) =>
  new Date(starts_at.getTime() + days * 86_400_000 + minutes * 60_000);

describe.each(testServers())('an earlier time that is freed at night, on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let room: ReturnType<typeof waitingRoom>;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    room = waitingRoom(db);
  });
  afterAll(() => db.drop());
  beforeEach(() => db.owner.deleteFrom('earlier_time_waits').execute());

  const ends = async (slot: TestSlot) =>
    (await room.offers(slot)).map(({ patient_id, answer, expires_at }) => [patient_id, answer, expires_at]);

  test('at 4.34 is held until 8.15 and told of at 8.00, however often its job runs', async () => {
    const [early, , first] = await room.times();
    const one = await room.waiting(first);
    await room.freed(early, at(4, 34));
    await room.offer(early, at(4, 34));
    await room.offer(early, at(4, 40));
    expect(await isOnSale(db, early.id)).toBe(false);
    expect(await ends(early)).toEqual([[one.patient, null, at(8, 15)]]);
    expect(await room.tellings(early)).toEqual([at(8)]);
    expect((await room.jobs(early)).at(-1)).toEqual(at(8, 15));
    // Who looks finds it, and may take it before.
    expect(await room.show(one, at(4, 50))).toMatchObject({
      body: { offer: { time: { id: early.id }, expiresAt: at(8, 15).toISOString() } },
    });
    await room.tell(early, at(8));
    expect(await room.messagesTo(one)).toHaveLength(1);
    expect(await room.answer(one, early, true, at(8, 14))).toEqual(is('success'));
  });

  test.each([
    [at(8), at(8, 15)],
    [at(19, 45), at(20)],
    [at(19, 46), tomorrow(8, 15)],
    [at(23, 59), tomorrow(8, 15)],
  ])('has its 15 minutes between 8 and 20: freed at %s, until %s', async (freed, until) => {
    const [early, , first] = await room.times();
    const one = await room.waiting(first);
    await room.freed(early, freed);
    await room.offer(early, freed);
    expect(await ends(early)).toEqual([[one.patient, null, until]]);
  });

  test('goes, as it is freed, to the patient who has waited longest and is offered nothing yet', async () => {
    const [later, earlier, third, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    for (const [slot, minute] of [
      [earlier, 1],
      [later, 2],
      [third, 3],
    ] as const) {
      await room.freed(slot, at(2, minute));
      await room.offer(slot, at(2, minute));
    }
    expect(await ends(earlier)).toEqual([[one.patient, null, at(8, 15)]]);
    expect(await ends(later)).toEqual([[two.patient, null, at(8, 15)]]);
    // Nobody is left to hold it for.
    expect([await ends(third), await isOnSale(db, third.id)]).toEqual([[], true]);
  });

  test('goes to the next from 8.00 when it is declined before, and the one who has declined is not told', async () => {
    const [early, , first, second] = await room.times();
    const one = await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(early, at(4, 34));
    await room.offer(early, at(4, 34));
    expect(await room.answer(one, early, false, at(5))).toEqual(is('success'));
    await room.offer(early, at(5));
    await room.tell(early, at(8));
    expect(await ends(early)).toEqual([
      [one.patient, 'declined', at(8, 15)],
      [two.patient, null, at(8, 15)],
    ]);
    expect(await room.messagesTo(one, two)).toEqual([
      { template: 'earlier-time-offered', patient_id: two.patient },
    ]);
  });

  test('goes to the next in the morning when the last offer of the evening was not answered', async () => {
    const [early, , first, second] = await room.times();
    await room.waiting(first);
    const two = await room.waiting(second);
    await room.freed(early, at(19, 40));
    await room.offer(early, at(19, 40));
    await room.offer(early, at(19, 55));
    expect((await ends(early)).at(-1)).toEqual([two.patient, null, tomorrow(8, 15)]);
  });

  test('is on sale at once where it begins within two hours of the morning', async () => {
    const [slot, , , , , first] = await room.times();
    const day = helsinkiDay(slot.starts_at);
    const night = helsinkiTime(day, 4, 34);
    await room.waiting({ ...first, starts_at: inDays(first, 7), ends_at: inDays(first, 7, 20) });
    const early = { ...slot, starts_at: helsinkiTime(day, 9, 59), ends_at: helsinkiTime(day, 10, 19) };
    const { starts_at, ends_at } = early;
    await db.owner.updateTable('slots').set({ starts_at, ends_at }).where('id', '=', slot.id).execute();
    // It could be cancelled until the day before; its job runs at night.
    await room.freed(early, inDays(early, -1, -10));
    await room.offer(early, night);
    expect([await ends(early), await isOnSale(db, early.id)]).toEqual([[], true]);
  });
});

describe.each(testServers())('no answer to an offer, on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  let room: ReturnType<typeof waitingRoom>;
  beforeAll(async () => {
    db = await createTestDatabase({ server, seeded: true });
    room = waitingRoom(db);
  });
  afterAll(() => db.drop());

  test('is no refusal: the time is offered again once it is freed again, and a declined one is not', async () => {
    const [early, , first, second] = await room.times();
    const silent = await room.waiting(first);
    const refuses = await room.waiting(second);
    await room.freed(early, at(9));
    await room.offer(early, at(9));
    await room.tell(early, at(9));
    await room.offer(early, at(9, 15));
    expect(await room.answer(refuses, early, false, at(9, 20))).toEqual(is('success'));
    await room.offer(early, at(9, 20));
    // Everybody has been asked: it goes round no further.
    expect(await isOnSale(db, early.id)).toBe(true);
    await room.freed(early, at(11));
    await room.offer(early, at(11));
    await room.tell(early, at(11));
    await room.offer(early, at(11, 15));
    expect((await room.offers(early)).map(({ patient_id, answer }) => [patient_id, answer])).toEqual([
      [silent.patient, 'expired'],
      [refuses.patient, 'declined'],
      [silent.patient, 'expired'],
    ]);
    expect(await isOnSale(db, early.id)).toBe(true);
    // Each of the two offers has been told of once.
    expect(await room.messagesTo(silent)).toHaveLength(2);
  });
});
