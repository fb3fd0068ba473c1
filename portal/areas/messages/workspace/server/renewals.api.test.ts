import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { openMessage } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { TELL_RECORD_NEWS } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { answerRenewals } from '#areas/record/prescriptions/server/answer-renewals.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { openRenewals } from '#areas/record/prescriptions/server/open-renewals.ts';
import { bodyOf, testRenewals } from '#areas/record/prescriptions/server/test-renewals.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import { addStaff, type TestStaff } from './test-staff.ts';

const THREAD = 'GET /api/workspace/threads/{id}';
const ASSIGN = 'PUT /api/workspace/threads/{id}/assignee';
const DECIDE = 'PUT /api/workspace/threads/{id}/renewals';
const CLOSE = 'PUT /api/workspace/threads/{id}/closing';
const RENEWED = { outcome: 'renewed' } as const;
const DECLINED = { outcome: 'declined', reason: 'visit-needed' } as const;
const LATER = new Date(TEST_NOW.getTime() + 60_000);

let db: TestDatabase;
let renewals: ReturnType<typeof testRenewals>;
let call: Call<typeof endpoints>;
let aino: string;
let nurse: TestStaff;
let doctor: TestStaff;
let stranger: TestStaff;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  renewals = testRenewals(db);
  const { renewalDesk } = prescriptions;
  call = callerOf(db, workspaceService({ renewalDesk } as never));
  aino = await patientWith(db, '140385-902F');
  nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
  doctor = await addStaff(db, 'Daniela', { mayPrescribe: true });
  stranger = await addStaff(db, 'Outi', { mayPrescribe: true });
});
afterAll(() => db.drop());

/** A conversation in which Aino asks to have so many prescriptions renewed. */
async function ask(asking: number | readonly number[] = 1) {
  const asked = typeof asking === 'number' ? [] : [...asking];
  while (typeof asking === 'number' && asked.length < asking) asked.push(await renewals.prescribe(aino));
  await renewals.send(bodyOf(...asked), signedIn(aino));
  const open = (await openRenewals(db.owner)).at(-1);
  if (!open) throw new Error('No request');
  return { asked, threadId: open.threadId, ids: [...open.ids] };
}

const as = (staff: TestStaff, key: keyof typeof endpoints & string, id: number, body?: object) =>
  call(
    key,
    { params: { id: String(id) }, ...(body && { body }) },
    { session: { person: staff.person }, idempotencyKey: randomUUID(), now: LATER },
  );
const read = async (staff: TestStaff, id: number) =>
  ((await as(staff, THREAD, id)) as { body: Record<string, unknown> }).body;
const decide = (staff: TestStaff, id: number, requests: readonly number[], answer: object) =>
  as(staff, DECIDE, id, { requests, answer });
const handOn = (id: number, to = doctor) => as(nurse, ASSIGN, id, { expected: null, assignee: to.id });
const byOperator = (
  ids: readonly number[],
  answer: typeof RENEWED | typeof DECLINED,
  authorId: number | null = null,
) =>
  answerRenewals(db.owner, { vault: db.vault, now: LATER }, ids, {
    answer,
    by: { id: 12, name: 'Ilona Heikkinen', authorId },
  });
const answersIn = async (threadId: number) =>
  (
    await db.owner
      .selectFrom('thread_messages')
      .selectAll()
      .where('thread_id', '=', threadId)
      .where('author', '=', 'professional')
      .execute()
  ).map((row) => ({ ...openMessage(db.vault, row.content), authorId: row.author_id }));
const done = { body: { type: 'done' } };

test('a request to renew is in the inbox of the team that answers renewals, with its medicines', async () => {
  const { threadId, ids } = await ask(2);
  const thread = await read(nurse, threadId);
  expect(thread).toMatchObject({
    waitingSince: TEST_NOW.toISOString(),
    me: { mayPrescribe: false },
    renewals: ids.map((id) => ({ id, medicine: expect.stringMatching(/^Lääke/), outcome: null })),
    colleagues: expect.arrayContaining([expect.objectContaining({ id: doctor.id, mayPrescribe: true })]),
  });
  expect(await as(stranger, THREAD, threadId)).toEqual({ problem: 'notFound' });
});

describe('who has prescribed', () => {
  const source = 'https://record.example';
  const REGISTER = 'urn:oid:1.2.246.537.26';
  const prescriberOf = async (requester: object) => {
    const { threadId } = await ask([await renewals.prescribe(aino, { requester })]);
    const { renewals: asked } = (await read(nurse, threadId)) as {
      renewals: { prescriber: string | null; prescriberId: number | null }[];
    };
    return asked[0];
  };

  test('is known by their number among the calendars’ practitioners, whatever they are called', async () => {
    const [own, namesake] = await db.owner
      .selectFrom('practitioners')
      .select('id')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    await db.owner
      .updateTable('professional_users')
      .set({ practitioner_id: own?.id ?? 0 })
      .where('id', '=', doctor.id)
      .execute();
    for (const [nth, practitioner_id] of [own?.id, namesake?.id].entries())
      await db.owner
        .insertInto('record_practitioners')
        .values({
          source,
          source_id: `Practitioner/n${nth}`,
          content: JSON.stringify({ resourceType: 'Practitioner', name: [{ text: 'Daniela Testinen' }] }),
          practitioner_id: practitioner_id ?? null,
        })
        .execute();
    expect(await prescriberOf({ reference: 'Practitioner/n0' })).toMatchObject({
      prescriber: 'Daniela Testinen',
      prescriberId: doctor.id,
    });
    expect(await prescriberOf({ reference: 'Practitioner/n1' })).toMatchObject({
      prescriber: 'Daniela Testinen',
      prescriberId: null,
    });
  });

  test('is known by the registration number that the prescription or the record has', async () => {
    await db.owner
      .updateTable('professional_users')
      .set({ registration_number: '198705840' })
      .where('id', '=', doctor.id)
      .execute();
    const identifier = { system: REGISTER, value: '00198705840' };
    await db.owner
      .insertInto('record_practitioners')
      .values({
        source,
        source_id: 'Practitioner/r1',
        content: JSON.stringify({ resourceType: 'Practitioner', identifier: [identifier] }),
      })
      .execute();
    for (const requester of [{ identifier, display: 'D. Testinen' }, { reference: 'Practitioner/r1' }])
      expect(await prescriberOf(requester)).toMatchObject({ prescriberId: doctor.id });
    for (const requester of [
      { identifier: { ...identifier, system: 'urn:oid:1.2.246.537.25' } },
      { identifier: { ...identifier, value: '00198705841' } },
      { display: 'Daniela Testinen' },
    ])
      expect(await prescriberOf(requester)).toMatchObject({ prescriberId: null });
  });

  test('who works here no more is nobody', async () => {
    const left = (left_at: Date | null) =>
      db.owner.updateTable('professional_users').set({ left_at }).where('id', '=', doctor.id).execute();
    await left(TEST_NOW);
    expect(await prescriberOf({ reference: 'Practitioner/r1' })).toMatchObject({ prescriberId: null });
    await left(null);
  });
});

test('a nurse hands it on to a doctor, who decides; the nurse does not', async () => {
  const { threadId, ids, asked } = await ask(2);
  expect(await decide(nurse, threadId, ids, RENEWED)).toEqual({ problem: 'forbidden' });
  expect(await decide(doctor, threadId, ids, RENEWED)).toEqual({ problem: 'notFound' });
  expect(await handOn(threadId)).toEqual(done);
  expect(await decide(doctor, threadId, ids.slice(0, 1), RENEWED)).toEqual(done);
  expect(await decide(doctor, threadId, ids.slice(1), DECLINED)).toEqual(done);
  const [first, second] = await answersIn(threadId);
  expect(first).toMatchObject({ signature: 'Daniela Testinen', authorId: doctor.id });
  expect(first?.text).toMatch(/^Resepti uusittu: Lääke/);
  expect(second?.text).toMatch(/^Reseptiä ei uusittu: Lääke/);
  const listed = await renewals.list(signedIn(aino));
  expect(asked.map((id) => listed.find((each) => each.id === id)?.request?.answer)).toMatchObject([
    { outcome: 'renewed', at: LATER.toISOString(), reason: null },
    { outcome: 'declined', reason: 'visit-needed' },
  ]);
  expect(listed.find((each) => each.id === asked[0])?.isNew).toBe(true);
  expect((await openRenewals(db.owner)).map((each) => each.threadId)).not.toContain(threadId);
  const thread = await read(doctor, threadId);
  expect(thread).toMatchObject({
    waitingSince: null,
    assignee: { id: doctor.id },
    renewals: [{ outcome: 'renewed' }, { outcome: 'declined', reason: 'visit-needed' }],
  });
  const logged = await db.owner
    .selectFrom('access_log')
    .select(['actor_id', 'action'])
    .where('record_kind', '=', 'prescription-renewal')
    .where('record_id', '=', String(threadId))
    .where('action', '=', 'change')
    .execute();
  expect(logged).toEqual([
    { actor_id: String(doctor.id), action: 'change' },
    { actor_id: String(doctor.id), action: 'change' },
  ]);
  const jobs = await db.owner
    .withSchema('graphile_worker')
    .selectFrom('jobs' as never)
    .select('task_identifier' as never)
    .where('task_identifier' as never, '=', TELL_RECORD_NEWS as never)
    .execute();
  expect(jobs).toHaveLength(1);
});

describe('the operator’s command and the workspace', () => {
  test('know of each other’s answers: none takes the place of another', async () => {
    const first = await ask();
    await handOn(first.threadId);
    await byOperator(first.ids, RENEWED, doctor.id);
    expect(await read(doctor, first.threadId)).toMatchObject({
      waitingSince: null,
      renewals: [{ outcome: 'renewed' }],
    });
    expect((await answersIn(first.threadId))[0]?.authorId).toBe(doctor.id);
    const answered = { body: { type: 'answeredMeanwhile' } };
    expect(await decide(doctor, first.threadId, first.ids, DECLINED)).toEqual(answered);
    const second = await ask();
    await handOn(second.threadId);
    expect(await decide(doctor, second.threadId, second.ids, DECLINED)).toEqual(done);
    expect([...(await byOperator(second.ids, RENEWED)).values()]).toEqual(['answeredOtherwise']);
    expect([...(await byOperator(second.ids, DECLINED)).values()]).toEqual(['unchanged']);
    for (const { threadId } of [first, second]) expect(await answersIn(threadId)).toHaveLength(1);
  });

  test('at the same moment give one answer', async () => {
    for (let round = 0; round < 5; round++) {
      const { threadId, ids } = await ask(2);
      await handOn(threadId);
      const [worked, operated] = await Promise.all([
        decide(doctor, threadId, ids, RENEWED),
        byOperator([...ids].reverse(), DECLINED),
      ]);
      const byWork = (worked as { body: { type: string } }).body.type === 'done';
      expect([...new Set(operated.values())]).toEqual([byWork ? 'answeredOtherwise' : 'answered']);
      expect(await answersIn(threadId)).toHaveLength(1);
    }
  });
});

test('nothing of another conversation is decided on, and nothing twice', async () => {
  const mine = await ask();
  const other = await ask();
  await handOn(mine.threadId);
  const answered = { body: { type: 'answeredMeanwhile' } };
  expect(await decide(doctor, mine.threadId, other.ids, RENEWED)).toEqual(answered);
  expect(await decide(doctor, mine.threadId, [...mine.ids, ...other.ids], RENEWED)).toEqual(answered);
  expect(await answersIn(mine.threadId)).toEqual([]);
  expect(await decide(doctor, mine.threadId, mine.ids, RENEWED)).toEqual(done);
  expect(await decide(doctor, mine.threadId, mine.ids, RENEWED)).toEqual(answered);
});

test('a conversation is not closed while a request waits in it; a closed one takes no decision', async () => {
  const { threadId, ids } = await ask();
  await handOn(threadId);
  const close = () => as(doctor, CLOSE, threadId, { reason: 'answered' });
  expect(await close()).toEqual({ body: { type: 'renewalsWait' } });
  expect(await decide(doctor, threadId, ids, RENEWED)).toEqual(done);
  expect(await close()).toEqual(done);
  expect(await decide(doctor, threadId, ids, RENEWED)).toEqual({ body: { type: 'closedMeanwhile' } });
});
