import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { opennessOf } from '#areas/messages/shared/breaks/server/breaks.ts';
import {
  addBreak,
  endBreak,
  type NewBreak,
  sayBreak,
} from '#areas/messages/shared/breaks/server/keep-breaks.ts';
import { brandOf } from '#brands/registry.ts';
import { PARTS } from '#contract/system/parts.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

const STATUS = 'GET /api/system-status';
const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

let db: TestDatabase;
const serviceOf = (settings: object, of = db) =>
  callerOf(
    of,
    feature.service({
      settings: { hasMessagingOpen: true, hasQuestionnairesOpen: true, ...settings },
    } as never) as never,
  ) as Call<typeof endpoints>;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => sql`truncate service_breaks`.execute(db.owner));

const NEW: NewBreak = {
  part: 'messages',
  isPlanned: true,
  announcedAt: at(0),
  startsAt: at(24),
  endsAt: at(26),
  author: 'Maija',
};
const add = (more: Partial<NewBreak>) => addBreak(db.owner, { ...NEW, ...more });
/** What is told at so many hours from now. */
async function told(hours = 0, settings: object = {}) {
  const outcome = await serviceOf(settings)(STATUS, {}, { now: at(hours) });
  const { parts, announced } = (outcome as { body: { parts: object[]; announced: object[] } }).body;
  return { messages: parts[0], questionnaires: parts[1], others: parts.slice(2), announced };
}
const messages = (status: string, until: Date | null = null) => ({
  part: 'messages',
  status,
  until: until?.toISOString() ?? null,
});
const isOpenAt = (hours: number) =>
  db.inScope({}, (tx) => opennessOf('messages', true)({ tx, now: at(hours) }));

test('every part is operational where nothing else is known', async () => {
  expect(await told()).toEqual({
    messages: messages('operational'),
    questionnaires: { part: 'questionnaires', status: 'operational', until: null },
    others: PARTS.slice(2).map((part) => ({ part, status: 'operational', until: null })),
    announced: [],
  });
});

test('a brand is told of the parts that it has, and of no break of another', async () => {
  await add({});
  await add({ part: 'booking' });
  const outcome = await serviceOf({})(STATUS, {}, { brand: brandOf('pikkujatti') });
  expect(outcome).toMatchObject({
    body: {
      parts: ['booking', 'results', 'prescriptions', 'invoices', 'payment'].map((part) => ({ part })),
      announced: [{ part: 'booking' }],
    },
  });
});

test('a planned break is told ahead, closes its part for its time, and no other', async () => {
  await add({ announcedAt: at(2) });
  expect((await told(1)).announced).toEqual([]);
  expect((await told(2)).announced).toEqual([
    { part: 'messages', startsAt: at(24).toISOString(), endsAt: at(26).toISOString() },
  ]);
  expect(await isOpenAt(23.9)).toBe(true);
  expect(await told(24)).toMatchObject({
    messages: messages('plannedMaintenance', at(26)),
    questionnaires: { status: 'operational' },
    announced: [],
  });
  expect(await isOpenAt(24)).toBe(false);
  expect(await isOpenAt(26)).toBe(true);
  expect((await told(26)).messages).toEqual(messages('operational'));
});

test('what nobody had planned is told so, also within a planned break', async () => {
  await add({ announcedAt: at(0), startsAt: at(0), endsAt: at(2) });
  const id = await add({ isPlanned: false, startsAt: at(1), announcedAt: at(1), endsAt: null });
  expect((await told(1)).messages).toEqual(messages('unexpectedDowntime'));
  expect(await endBreak(db.owner, id, at(1.5))).toBe(true);
  expect((await told(1.5)).messages).toEqual(messages('plannedMaintenance', at(2)));
  expect(await endBreak(db.owner, id, at(1.6))).toBe(false);
});

test('a break that has not begun is taken back', async () => {
  const id = await add({});
  expect(await endBreak(db.owner, id, at(1))).toBe(true);
  expect((await told(24)).messages).toEqual(messages('operational'));
  expect(await endBreak(db.owner, id, at(1))).toBe(false);
});

test('a part whose setting is off is maintained, whatever breaks say', async () => {
  expect((await told(0, { hasMessagingOpen: false })).messages).toEqual(messages('plannedMaintenance'));
  expect(await db.inScope({}, (tx) => opennessOf('messages', false)({ tx, now: TEST_NOW }))).toBe(false);
});

test('is unknown where the portal cannot tell', async () => {
  const away = () => Promise.reject(new Error('The database is away.'));
  expect(await serviceOf({}, { ...db, inScope: away })(STATUS)).toEqual({
    body: {
      parts: PARTS.map((part) => ({ part, status: 'unknown', until: null })),
      announced: [],
    },
  });
});

test('a break that makes no sense beside the others is not said', async () => {
  const say = (more: Partial<NewBreak>) =>
    db.owner.transaction().execute((tx) => sayBreak(tx, { ...NEW, ...more }, TEST_NOW));
  expect(await say({ endsAt: at(24) })).toEqual({ type: 'wrongTimes' });
  expect(await say({ startsAt: at(-1) })).toEqual({ type: 'wrongTimes' });
  expect(await say({ announcedAt: at(25) })).toEqual({ type: 'wrongTimes' });
  expect(await say({})).toMatchObject({ type: 'success' });
  expect(await say({ startsAt: at(25), endsAt: at(27) })).toEqual({ type: 'overlaps' });
  // One after the other, another part, and what nobody had planned.
  expect(await say({ startsAt: at(26), endsAt: at(27) })).toMatchObject({ type: 'success' });
  expect(await say({ part: 'booking' })).toMatchObject({ type: 'success' });
  const sudden = { isPlanned: false, startsAt: at(0), endsAt: null };
  expect(await say(sudden)).toMatchObject({ type: 'success' });
  expect(await say(sudden)).toEqual({ type: 'overlaps' });
  const both = await Promise.all([say({ part: 'results' }), say({ part: 'results' })]);
  expect(both.map(({ type }) => type).sort()).toEqual(['overlaps', 'success']);
});

test('the application keeps no breaks', async () => {
  const id = await add({});
  expect(await db.inScope({}, (tx) => endBreak(tx, id, TEST_NOW))).toBe(false);
  await expect(
    db.inScope({}, (tx) => sayBreak(tx, { ...NEW, startsAt: at(48), endsAt: at(49), author: 1 }, TEST_NOW)),
  ).rejects.toMatchObject({ code: '42501' });
});
