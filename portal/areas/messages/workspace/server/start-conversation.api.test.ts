import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMessage } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { TELL_MESSAGES } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import {
  addPatient,
  addStaff,
  addTeam,
  addThread,
  addVisit,
  scopeOfStaff,
  type TestStaff,
} from './test-staff.ts';

const START = 'POST /api/workspace/threads';
const THREAD = 'GET /api/workspace/threads/{id}';
const EERO = '021179-905R';
const AINO = '140385-902F';
const CHILD = '010116A901M';

let db: TestDatabase;
let call: Call<typeof endpoints>;
const eero = randomUUID();
const aino = randomUUID();
const staff: Record<string, TestStaff> = {};
let ofEero: number;
beforeAll(async () => {
  db = await createTestDatabase();
  const { renewalDesk } = prescriptions;
  call = callerOf(db, workspaceService({ renewalDesk } as never));
  for (const team of ['nurses', 'doctors']) await addTeam(db, team);
  for (const id of ['tehdas', 'muu'])
    await db.owner.insertInto('employers').values({ id, name: id }).execute();
  for (const [id, name, code] of [
    [eero, 'Eero', EERO],
    [aino, 'Aino', AINO],
  ] as const) {
    await addPatient(db, id, name);
    await db.owner
      .insertInto('identities')
      .values({ identity_hash: personHash(db.vault, code), patient_id: id } as never)
      .execute();
  }
  const employed = { employer_id: 'tehdas', valid_from: '2026-01-01', is_fund_member: false };
  await db.owner
    .insertInto('employments')
    .values([
      { ...employed, patient_id: eero },
      { ...employed, patient_id: aino, valid_to: '2026-02-01' },
    ] as never)
    .execute();
  staff.hr = await addStaff(db, 'Päivi', { kind: 'hr', employer: 'tehdas' });
  staff.otherHr = await addStaff(db, 'Harri', { kind: 'hr', employer: 'muu' });
  staff.nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
  staff.supervisor = await addStaff(db, 'Leena', { teams: ['nurses'], isSupervisor: true });
  staff.doctor = await addStaff(db, 'Daniela', { teams: ['doctors'] });
  staff.former = await addStaff(db, 'Lasse', { teams: ['nurses'], isSupervisor: true, left: new Date(0) });
  ofEero = await addThread(db, eero, 'Eeron asia', { team: 'nurses' });
});
afterAll(() => db.drop());

const as = (who: string, key: keyof typeof endpoints & string, input: object = {}, more: object = {}) =>
  call(key, input, { session: { person: staff[who]?.person }, idempotencyKey: randomUUID(), ...more });
const start = (who: string, about: object, more: object = {}, request: object = {}) =>
  as(
    who,
    START,
    { body: { title: 'Työhön paluu', text: 'Sovitaanko neuvottelu?', team: 'nurses', about, ...more } },
    request,
  );
const employee = (identityCode = EERO) => ({ type: 'hr', identityCode });
const ofThread = () => ({ type: 'supervisor', thread: ofEero });
const idOf = (outcome: unknown) => (outcome as { body: { id: number } }).body.id;
const rows = () =>
  db.owner.selectFrom('messaging_threads').select(['id', 'type', 'patient_id']).orderBy('id').execute();

describe('an HR user', () => {
  test('starts a conversation about an employee, who reads it, and waits for an answer', async () => {
    const id = idOf(await start('hr', employee(' 021179-905r ')));
    expect((await rows()).at(-1)).toEqual({ id, type: 'hr', patient_id: eero });
    const seen = await db.inScope({ patientId: eero }, (tx) =>
      tx.selectFrom('thread_messages').selectAll().where('thread_id', '=', id).execute(),
    );
    expect(seen).toMatchObject([{ author: 'hr', author_id: staff.hr?.id }]);
    expect(seen[0] && openMessage(db.vault, seen[0].content)).toEqual({
      text: 'Sovitaanko neuvottelu?',
      signature: 'Päivi Testinen',
    });
    expect(await as('nurse', THREAD, { params: { id: String(id) } })).toMatchObject({
      body: { type: 'hr', waitingSince: TEST_NOW.toISOString(), participants: ['Päivi Testinen'] },
    });
    const logged = await db.owner
      .selectFrom('access_log')
      .select(['actor_id', 'action'])
      .where('patient_id', '=', eero)
      .where('record_id', '=', String(id))
      .where('action', '=', 'create')
      .execute();
    expect(logged).toEqual([{ actor_id: String(staff.hr?.id), action: 'create' }]);
  });

  test('is told the same of whom the employer does not employ, no more employs, or nobody knows', async () => {
    const before = await rows();
    for (const [who, code] of [
      ['otherHr', EERO],
      ['hr', AINO],
      ['hr', '010101-123N'],
    ] as const)
      expect(await start(who, employee(code))).toEqual({ body: { type: 'noEmployee' } });
    expect(await rows()).toEqual(before);
  });

  test('sees what HR of their own employer has begun, and nothing of another employer of the same person', async () => {
    const id = idOf(await start('hr', employee()));
    // An employer tells itself whom it employs, so this may be true of nobody.
    await db.owner
      .insertInto('employees')
      .values({
        employer_id: 'muu',
        identity_hash: personHash(db.vault, EERO),
        valid_from: '2026-01-01',
        is_fund_member: false,
      } as never)
      .execute();
    const own = idOf(await start('otherHr', employee()));
    const names = (who: string) =>
      db.inScope(scopeOfStaff(db, staff[who] as TestStaff), async (tx) => {
        const { rows } = await sql<{ id: string }>`
          select thread_id as id from customers_of(${[id, own]}::bigint[])`.execute(tx);
        return rows.map((row) => Number(row.id));
      });
    for (const [who, seen, hidden] of [
      ['hr', id, own],
      ['otherHr', own, id],
    ] as const) {
      expect(await as(who, THREAD, { params: { id: String(seen) } })).toMatchObject({ body: { id: seen } });
      expect(await as(who, THREAD, { params: { id: String(hidden) } })).toEqual({ problem: 'notFound' });
      expect(await names(who)).toEqual([seen]);
    }
    await db.owner.deleteFrom('employments').where('employer_id', '=', 'muu').execute();
    await db.owner
      .deleteFrom('employees' as never)
      .where('employer_id' as never, '=', 'muu' as never)
      .execute();
  });

  test('starts nothing for supervisors, and for no team that is not there', async () => {
    expect(await start('hr', ofThread())).toEqual({ problem: 'forbidden' });
    expect(await start('hr', employee(), { team: 'nobody' })).toEqual({ body: { type: 'teamNotFound' } });
  });

  test('who sends twice has started one', async () => {
    const same = { idempotencyKey: randomUUID() };
    const [first, second] = [
      await start('hr', employee(), {}, same),
      await start('hr', employee(), {}, same),
    ];
    expect(idOf(first)).toBe(idOf(second));
  });
});

describe('a supervisor', () => {
  test('starts a conversation about the patient of another, which the team’s members do not see', async () => {
    const id = idOf(await start('supervisor', ofThread()));
    expect((await rows()).at(-1)).toEqual({ id, type: 'supervisor', patient_id: eero });
    expect(await as('supervisor', THREAD, { params: { id: String(id) } })).toMatchObject({
      body: { assignee: { name: 'Leena Testinen' }, waitingSince: null },
    });
    expect(await as('nurse', THREAD, { params: { id: String(id) } })).toEqual({ problem: 'notFound' });
    const seen = await db.inScope({ patientId: eero }, (tx) =>
      tx.selectFrom('messaging_threads').select('id').where('id', '=', id).execute(),
    );
    expect(seen).toHaveLength(1);
  });

  test('starts none about the patient of a conversation out of sight, for another team, or an employee', async () => {
    const hidden = await addThread(db, aino, 'Muualla', { team: 'doctors' });
    expect(await start('supervisor', { type: 'supervisor', thread: hidden })).toEqual({
      problem: 'notFound',
    });
    expect(await start('supervisor', ofThread(), { team: 'doctors' })).toEqual({
      body: { type: 'teamNotFound' },
    });
    expect(await start('supervisor', employee())).toEqual({ problem: 'forbidden' });
  });
});

describe('a professional', () => {
  const patient = (identityCode: string) => ({ type: 'customer', patient: { identityCode } });
  const ofConversation = (thread: number) => ({ type: 'customer', patient: { thread } });
  const none = { body: { type: 'noPatient' } };
  const visits = (who: string, days: number, more: object = {}) =>
    addVisit(db, staff[who] as TestStaff, aino, { days, ...more });

  test('starts a conversation with the patient of another, who reads it and is told of it', async () => {
    const id = idOf(await start('nurse', ofConversation(ofEero)));
    expect((await rows()).at(-1)).toEqual({ id, type: 'customer', patient_id: eero });
    expect(await as('nurse', THREAD, { params: { id: String(id) } })).toMatchObject({
      body: { type: 'customer', assignee: { name: 'Noora Testinen' }, waitingSince: null },
    });
    const seen = await db.inScope({ patientId: eero }, (tx) =>
      tx.selectFrom('thread_messages').selectAll().where('thread_id', '=', id).execute(),
    );
    expect(seen).toMatchObject([{ author: 'professional', author_id: staff.nurse?.id }]);
    const logged = await db.owner
      .selectFrom('access_log')
      .select(['actor_kind', 'actor_id', 'action'])
      .where('patient_id', '=', eero)
      .where('record_id', '=', String(id))
      .where('action', '=', 'create')
      .execute();
    expect(logged).toEqual([
      { actor_kind: 'professional', actor_id: String(staff.nurse?.id), action: 'create' },
    ]);
    const { rows: told } = await sql`
      select from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${TELL_MESSAGES} and jobs.payload ->> 'readerId' = ${eero}`.execute(db.owner);
    expect(told.length).toBeGreaterThan(0);
  });

  test('starts one with a patient who has, had or will have an appointment with them within a year', async () => {
    for (const days of [-300, 0, 200]) {
      const undo = await visits('doctor', days);
      expect(await start('doctor', patient(AINO), { team: 'doctors' })).toMatchObject({
        body: { type: 'started' },
      });
      await undo();
      await db.owner.deleteFrom('messaging_threads').where('patient_id', '=', aino).execute();
    }
  });

  test('is told the same of a patient of others, a visit long ago or cancelled, and of nobody', async () => {
    const before = await rows();
    expect(await start('doctor', patient(AINO), { team: 'doctors' })).toEqual(none);
    for (const [who, days, more] of [
      ['nurse', 3, {}],
      ['doctor', -400, {}],
      ['doctor', 3, { isCancelled: true }],
    ] as const) {
      const undo = await visits(who, days, more);
      expect(await start('doctor', patient(AINO), { team: 'doctors' })).toEqual(none);
      await undo();
    }
    expect(await start('doctor', patient('010101-123N'), { team: 'doctors' })).toEqual(none);
    expect(await rows()).toEqual(before);
  });

  test('starts none with a child for whom guardians act, or with a closed account', async () => {
    expect(await start('doctor', patient(CHILD), { team: 'doctors' })).toEqual({
      body: { type: 'actedForByGuardians' },
    });
    const undo = await visits('doctor', 1);
    const close = (account_closed_at: Date | null) =>
      db.owner.updateTable('patients').set({ account_closed_at }).where('id', '=', aino).execute();
    await close(TEST_NOW);
    expect(await start('doctor', patient(AINO), { team: 'doctors' })).toEqual(none);
    await close(null);
    await undo();
  });

  test('goes on with the guardian who has begun a conversation about the child', async () => {
    const veeti = randomUUID();
    await addPatient(db, veeti, 'Veeti');
    const byGuardian = await addThread(db, veeti, 'Huoltajan', { team: 'nurses', byGuardian: true });
    const id = idOf(await start('nurse', ofConversation(byGuardian)));
    const seenBy = (isGuardian: boolean) =>
      db.inScope({ patientId: veeti, isGuardian }, (tx) =>
        tx.selectFrom('messaging_threads').select('id').where('id', '=', id).execute(),
      );
    expect(await seenBy(true)).toHaveLength(1);
    expect(
      await db.owner.selectFrom('messaging_threads').select('by_guardian').where('id', '=', id).execute(),
    ).toEqual([{ by_guardian: true }]);
  });

  test('starts none about a conversation out of sight, or with HR, for another team, or for no team', async () => {
    const hidden = await addThread(db, aino, 'Muualla', { team: 'doctors' });
    expect(await start('nurse', ofConversation(hidden))).toEqual({ problem: 'notFound' });
    const ofHr = await addThread(db, aino, 'HR', { type: 'hr', employer: 'tehdas', team: 'nurses' });
    expect(await start('nurse', ofConversation(ofHr))).toEqual(none);
    for (const team of ['doctors', null])
      expect(await start('nurse', ofConversation(ofEero), { team })).toEqual({
        body: { type: 'teamNotFound' },
      });
  });

  test('starts nothing for HR or supervisors', async () => {
    for (const about of [employee(), ofThread()])
      expect(await start('nurse', about)).toEqual({ problem: 'forbidden' });
  });
});

test('who works here no more starts nothing', async () => {
  for (const about of [employee(), ofThread(), { type: 'customer', patient: { thread: ofEero } }])
    expect(await start('former', about)).toEqual({ problem: 'forbidden' });
  expect(await as('former', 'GET /api/workspace/start')).toEqual({ problem: 'forbidden' });
});

test('who may start one reads for which teams', async () => {
  const teams = async (who: string) =>
    ((await as(who, 'GET /api/workspace/start')) as { body: { starts: unknown[] } }).body.starts;
  const nurses = [{ id: 'nurses' }];
  expect(await teams('hr')).toMatchObject([{ type: 'hr', teams: [{ id: 'nurses' }, { id: 'doctors' }] }]);
  expect(await teams('nurse')).toMatchObject([{ type: 'customer', teams: nurses }]);
  expect(await teams('supervisor')).toMatchObject([
    { type: 'customer', teams: nurses },
    { type: 'supervisor', teams: nurses },
  ]);
});

test('a key starts one conversation, and nobody starts more than ten a minute', async () => {
  const press = { idempotencyKey: randomUUID() };
  idOf(await start('supervisor', ofThread(), {}, press));
  expect(await start('supervisor', ofThread(), { title: 'Toinen' }, press)).toEqual({
    problem: 'idempotencyKeyReused',
  });
  const allowance = countedAllowance();
  const limit = endpoints[START].rateLimit ?? 0;
  for (let nth = 0; nth < limit; nth++)
    expect(await start('supervisor', ofThread(), {}, { allowance })).toMatchObject({ body: {} });
  expect(await start('supervisor', ofThread(), {}, { allowance })).toMatchObject({
    problem: 'tooManyRequests',
  });
});
