import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feature as questionnaires } from '#areas/messages/questionnaires/server/feature.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { brandOf } from '#brands/registry.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import { addPatient, addStaff, addTeam, addThread, type TestStaff } from './test-staff.ts';

type Key = keyof typeof endpoints & string;

const INBOX = 'GET /api/workspace';
const START = 'GET /api/workspace/start';
const BEGIN = 'POST /api/workspace/threads';
const kaari = brandOf('kaari');
const pikkujatti = brandOf('pikkujatti');
/** Another brand with conversations, as there may be one some day. */
const other = { ...brandOf('revontuli'), features: ['customer-messaging-enabled' as const] };

let db: TestDatabase;
let call: Call<typeof endpoints>;
let nurse: TestStaff;
let colleague: TestStaff;
let hr: TestStaff;
const aino = randomUUID();
const thread = { here: 0, there: 0, closed: 0, ofNoTeam: 0 };
beforeAll(async () => {
  db = await createTestDatabase();
  const parts = { ...prescriptions, ...questionnaires, storage: {} } as never;
  call = callerOf(db, workspaceService(parts));
  await addPatient(db, aino, 'Aino');
  await addTeam(db, 'kaaren');
  await addTeam(db, 'toisen', 'revontuli');
  await db.owner.insertInto('employers').values({ id: 'tehdas', name: 'Tehdas' }).execute();
  nurse = await addStaff(db, 'Noora', { teams: ['kaaren', 'toisen'], isSupervisor: true });
  colleague = await addStaff(db, 'Kalle', { teams: ['toisen'] });
  hr = await addStaff(db, 'Päivi', { kind: 'hr', employer: 'tehdas' });
  thread.here = await addThread(db, aino, 'Kaarelle', { team: 'kaaren', assignee: nurse.id });
  thread.there = await addThread(db, aino, 'Toiselle', { team: 'toisen', assignee: nurse.id });
  thread.ofNoTeam = await addThread(db, aino, 'Omani', { assignee: nurse.id });
});
afterAll(() => db.drop());

const as = (staff: TestStaff, brand: typeof kaari, key: Key, input: object = {}) =>
  call(key, input, { session: { person: staff.person }, brand, idempotencyKey: randomUUID() });
const bodyOf = async <Body>(outcome: Promise<unknown>) => ((await outcome) as { readonly body: Body }).body;
const inbox = (staff: TestStaff, brand: typeof kaari, category: string) =>
  bodyOf<{ threads: { id: number }[]; counts: Record<string, number> }>(
    as(staff, brand, INBOX, { query: { category } }),
  );
const idsIn = async (brand: typeof kaari, category = 'assignedToMe') =>
  (await inbox(nurse, brand, category)).threads.map(({ id }) => id).toSorted();

/** What each call is asked with, about a conversation; the values are right, so that nothing else refuses it. */
const inputs = (id: number): Readonly<Record<Exclude<Key, typeof INBOX>, object>> => {
  const params = { id: String(id) };
  const file = { params: { ...params, file: '1' } };
  return {
    'GET /api/workspace/threads/{id}': { params },
    'GET /api/workspace/threads/{id}/attachments/{file}': file,
    'PUT /api/workspace/threads/{id}/assignee': {
      params,
      body: { expected: nurse.id, assignee: colleague.id },
    },
    'POST /api/workspace/threads/{id}/messages': { params, body: { text: 'Hei!', questionnaire: null } },
    'POST /api/workspace/threads/{id}/messages/{message}/deletion': {
      params: { ...params, message: '1' },
      body: { reason: 'Väärä potilas' },
    },
    'POST /api/workspace/threads/{id}/notes': { params, body: { note: 'Muistiin' } },
    'PUT /api/workspace/threads/{id}/renewals': {
      params,
      body: { requests: [1], answer: { outcome: 'renewed' } },
    },
    'GET /api/workspace/threads/{id}/questionnaires/{invitation}': { params: { ...params, invitation: '1' } },
    'GET /api/workspace/threads/{id}/home-measurements': { params },
    'GET /api/workspace/threads/{id}/attachments': { params },
    'POST /api/workspace/threads/{id}/attachments': { params, body: { fileName: 'a.pdf', bytes: 10 } },
    'PUT /api/workspace/threads/{id}/attachments/{file}/upload': file,
    'PUT /api/workspace/threads/{id}/attachments/{file}/arrival': file,
    'DELETE /api/workspace/threads/{id}/attachments/{file}': file,
    'GET /api/workspace/start': {},
    'POST /api/workspace/threads': {
      body: {
        title: 'Asia',
        text: 'Hei!',
        team: 'kaaren',
        about: { type: 'customer', patient: { thread: id } },
      },
    },
    'PUT /api/workspace/threads/{id}/closing': { params, body: { reason: 'answered' } },
    'GET /api/workspace/absences': {},
    'POST /api/workspace/absences': {
      body: { from: '2026-12-01', to: '2026-12-02', substitute: colleague.id },
    },
    'DELETE /api/workspace/absences/{id}': { params },
  };
};
const KEYS = Object.keys(endpoints).filter((key) => key !== INBOX) as Exclude<Key, typeof INBOX>[];
const ABOUT_A_THREAD = KEYS.filter((key) => key.includes('/threads/{id}'));

describe('in a brand without conversations', () => {
  test('the workspace has no inbox, and says to those who answer that there is one elsewhere', async () => {
    for (const staff of [nurse, hr])
      expect(await as(staff, pikkujatti, INBOX)).toEqual({ body: { type: 'elsewhere' } });
    const stranger = { ...nurse, person: { ...nurse.person, identityCode: 'somebody else' } };
    expect(await as(stranger, pikkujatti, INBOX)).toEqual({ body: { type: 'stranger' } });
    const operator = await addStaff(db, 'Outi', { kind: 'operator' });
    expect(await as(operator, pikkujatti, INBOX)).toEqual({ body: { type: 'operator' } });
  });

  test.each(KEYS)('%s is refused', async (key) => {
    for (const staff of [nurse, hr])
      expect(await as(staff, pikkujatti, key, inputs(thread.here)[key])).toEqual({ problem: 'forbidden' });
  });
});

describe('who answers in two brands', () => {
  test('finds in each what was written to its teams, and what is of no team in both', async () => {
    expect(await idsIn(kaari)).toEqual([thread.here, thread.ofNoTeam]);
    expect(await idsIn(other)).toEqual([thread.there, thread.ofNoTeam]);
    expect((await inbox(nurse, kaari, 'assignedToMe')).counts.assignedToMe).toBe(2);
    const free = await addThread(db, aino, 'Vapaa', { team: 'toisen' });
    expect(await idsIn(kaari, 'unassigned')).toEqual([]);
    expect(await idsIn(other, 'unassigned')).toEqual([free]);
    thread.closed = await addThread(db, aino, 'Suljettu', { team: 'toisen', assignee: nurse.id });
    const closing = { params: { id: String(thread.closed) }, body: { reason: 'answered' } };
    expect(await as(nurse, other, 'PUT /api/workspace/threads/{id}/closing', closing)).toEqual({
      body: { type: 'done' },
    });
    expect([await idsIn(kaari, 'closed'), await idsIn(other, 'closed')]).toEqual([[], [thread.closed]]);
  });

  test.each(ABOUT_A_THREAD)('%s finds nothing of another brand’s conversation', async (key) => {
    expect(await as(nurse, kaari, key, inputs(thread.there)[key])).toEqual({ problem: 'notFound' });
  });

  test('begins a conversation for a team of the brand, from one that is seen there', async () => {
    const offered = await bodyOf<{ starts: { teams: { id: string }[] }[] }>(as(nurse, kaari, START));
    expect(offered.starts.map(({ teams }) => teams.map(({ id }) => id))).toEqual([['kaaren'], ['kaaren']]);
    const begin = (team: string, from: number) => {
      const patient = { thread: from };
      const body = { title: 'Asia', text: 'Hei!', team, about: { type: 'customer', patient } };
      return as(nurse, kaari, BEGIN, { body });
    };
    expect(await begin('toisen', thread.here)).toEqual({ body: { type: 'teamNotFound' } });
    expect(await begin('kaaren', thread.there)).toEqual({ problem: 'notFound' });
    expect(await begin('kaaren', thread.here)).toMatchObject({ body: { type: 'started' } });
  });
});
