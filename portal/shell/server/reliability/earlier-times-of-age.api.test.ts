import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isOnSale, type TestSlot } from '#areas/appointments/booking/server/moving/test-moving.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { later, type Waiting, waitingRoom } from './test-earlier-times.ts';

/** All have asked the evening before the day of the tests, which is 2026-03-23. */
const OF_AGE_TODAY = '2008-03-23';
const OF_AGE_TOMORROW = '2008-03-24';
const BOTH = { samePractitioner: true, sameClinic: true };

let db: TestDatabase;
let room: ReturnType<typeof waitingRoom>;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  room = waitingRoom(db);
  const brands = ['kaari', 'pikkujatti'] as const;
  await db.owner
    .updateTable('clinics')
    .set({ brands: [...brands] })
    .where('id', '=', 'KAM')
    .execute();
});
afterAll(() => db.drop());
beforeEach(() => db.owner.deleteFrom('earlier_time_waits').execute());

const inChildrensBrand = (slot: TestSlot, born: string) =>
  room.waiting(slot, BOTH, { born, brand: 'pikkujatti' });
const askedFor = async (slot: TestSlot) => (await room.offers(slot)).map(({ patient_id }) => patient_id);
const whoWaits = async () => {
  const waits = await db.owner.selectFrom('earlier_time_waits').select('patient_id').execute();
  return waits.map(({ patient_id }) => patient_id);
};
const waitShownTo = async (who: Waiting, now?: Date) =>
  ((await room.show(who, now)) as { body: { wait: unknown } }).body.wait;

test('a time goes past who has come of age in a brand for children, whose waiting is over, to the next', async () => {
  const [early, , first, second, third] = await room.times();
  const one = await inChildrensBrand(first, OF_AGE_TODAY);
  const two = await inChildrensBrand(second, OF_AGE_TODAY);
  const three = await inChildrensBrand(third, OF_AGE_TOMORROW);
  await room.freed(early);
  await room.runJob(early);
  expect(await askedFor(early)).toEqual([three.patient]);
  expect(await whoWaits()).toEqual([three.patient]);
  expect(await room.messagesTo(one, two)).toEqual([]);
  expect(await room.messagesTo(three)).toHaveLength(1);
  expect((await room.jobs(early)).at(-1)).toEqual(later(15));
});

test('it is on sale where nobody else waits', async () => {
  const [early, , first] = await room.times();
  await inChildrensBrand(first, OF_AGE_TODAY);
  await room.freed(early);
  await room.runJob(early);
  expect([await askedFor(early), await whoWaits(), await isOnSale(db, early.id)]).toEqual([[], [], true]);
});

test('it goes past them, too, when an offer to somebody else is over', async () => {
  const [early, , first, second] = await room.times();
  const one = await room.waiting(first);
  await inChildrensBrand(second, OF_AGE_TODAY);
  await room.freed(early);
  await room.runJob(early);
  await room.runJob(early, later(15));
  expect([await askedFor(early), await whoWaits()]).toEqual([[one.patient], [one.patient]]);
  expect(await isOnSale(db, early.id)).toBe(true);
});

test('what is freed at night is judged by the morning in which it could be taken', async () => {
  const [early, , other, , first] = await room.times();
  const one = await inChildrensBrand(first, OF_AGE_TOMORROW);
  const evening = (hour: number, minute = 0) => helsinkiTime('2026-03-23', hour, minute);
  await room.freed(early, evening(19));
  await room.runJob(early, evening(19));
  expect(await askedFor(early)).toEqual([one.patient]);
  await room.runJob(early, evening(19, 15));
  await room.freed(other, evening(22));
  await room.runJob(other, evening(22));
  expect([await askedFor(other), await isOnSale(db, other.id)]).toEqual([[], true]);
});

test('who has come of age reads that they wait for nothing, from the day on', async () => {
  const [, , first] = await room.times();
  const one = await inChildrensBrand(first, OF_AGE_TOMORROW);
  expect(await waitShownTo(one)).not.toBeNull();
  expect(await waitShownTo(one, helsinkiTime('2026-03-24', 0))).toBeNull();
});

test.each([
  ['1990-01-01', 'kaari'],
  ['2018-01-01', 'kaari'],
] as const)('a brand for adults asks everybody: born %s', async (born, brand) => {
  const [early, , first] = await room.times();
  const one = await room.waiting(first, BOTH, { born, brand });
  await room.freed(early);
  await room.runJob(early);
  expect(await askedFor(early)).toEqual([one.patient]);
});

test('a child’s guardian is asked, who acts for them in a brand for children', async () => {
  const [early, , first] = await room.times();
  const one = await room.waiting(first, BOTH, { born: '2018-01-01' });
  await db.owner.updateTable('appointments').set({ brand: 'pikkujatti' }).where('id', '=', one.id).execute();
  await room.freed(early);
  await room.runJob(early);
  expect(await askedFor(early)).toEqual([one.patient]);
});
