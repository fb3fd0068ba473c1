import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feature as questionnaires } from '#areas/messages/questionnaires/server/feature.ts';
import { sealDeletion } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import type { AttachmentState } from '#areas/messages/shared/messaging/thread.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import type { ServiceParts } from '#areas/server-feature.ts';
import { createS3Storage } from '#outside/object-storage/client/s3-storage.ts';
import { startTestStorage, type TestStorage } from '#outside/object-storage/sandbox/test-storage.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import { addAbsence, addPatient, addStaff, addTeam, addThread, type TestStaff } from './test-staff.ts';

const INBOX = 'GET /api/workspace';
const THREAD = 'GET /api/workspace/threads/{id}';
const ATTACHMENT = 'GET /api/workspace/threads/{id}/attachments/{file}';
const ASSIGN = 'PUT /api/workspace/threads/{id}/assignee';
const REPLY = 'POST /api/workspace/threads/{id}/messages';
const DELETE = 'POST /api/workspace/threads/{id}/messages/{message}/deletion';
const NOTE = 'POST /api/workspace/threads/{id}/notes';
const CLOSE = 'PUT /api/workspace/threads/{id}/closing';
const ABSENCES = 'GET /api/workspace/absences';
const ADD_ABSENCE = 'POST /api/workspace/absences';
const REMOVE_ABSENCE = 'DELETE /api/workspace/absences/{id}';
const HOUR = 3_600_000;
const { renewalDesk, readAnswers } = { ...prescriptions, ...questionnaires } as Pick<
  ServiceParts,
  'renewalDesk' | 'readAnswers'
>;

let db: TestDatabase;
let storageServer: TestStorage;
let call: Call<typeof endpoints>;
let nurse: TestStaff;
let colleague: TestStaff;
let away: TestStaff;
let hr: TestStaff;
const aino = randomUUID();
beforeAll(async () => {
  db = await createTestDatabase();
  storageServer = await startTestStorage();
  const storage = createS3Storage(storageServer.settings);
  call = callerOf(db, workspaceService({ storage, renewalDesk, readAnswers }));
  await addPatient(db, aino, 'Aino');
  await addTeam(db, 'nurses');
  await db.owner.insertInto('employers').values({ id: 'tehdas', name: 'Tehdas' }).execute();
  await db.owner
    .insertInto('questionnaires')
    .values({
      url: 'https://demo.example/q',
      version: '1',
      content: JSON.stringify({ title: 'Uni' }),
    } as never)
    .execute();
  nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
  colleague = await addStaff(db, 'Kalle', { teams: ['nurses'] });
  away = await addStaff(db, 'Timo');
  hr = await addStaff(db, 'Päivi', { kind: 'hr', employer: 'tehdas' });
});
afterAll(async () => {
  await storageServer.close();
  await db.drop();
});

const as = (staff: TestStaff, key: keyof typeof endpoints & string, input: object = {}, more: object = {}) =>
  call(key, input, { session: { person: staff.person }, idempotencyKey: randomUUID(), ...more });
const inThread = (id: number, body?: object) => ({ params: { id: String(id) }, ...(body && { body }) });
const bodyOf = async (outcome: Promise<unknown>) =>
  ((await outcome) as { readonly body: Readonly<Record<string, unknown>> }).body;
const fresh = (title: string, more: object = {}) => addThread(db, aino, title, { team: 'nurses', ...more });
const readThread = (staff: TestStaff, id: number) => bodyOf(as(staff, THREAD, inThread(id)));

test('the workspace is for those who work here, and tells others so', async () => {
  const stranger = { ...nurse, person: { ...nurse.person, identityCode: 'somebody else' } };
  expect(await as(stranger, INBOX)).toEqual({ body: { type: 'stranger' } });
  const operator = await addStaff(db, 'Outi', { kind: 'operator' });
  expect(await as(operator, INBOX)).toEqual({ body: { type: 'operator' } });
  for (const key of [THREAD, CLOSE] as const)
    expect(await as(stranger, key, inThread(1, { reason: null }))).toEqual({ problem: 'forbidden' });
  expect(await as(stranger, ABSENCES)).toEqual({ problem: 'forbidden' });
  expect(await call(INBOX)).toEqual({ problem: 'authenticationRequired' });
});

test('an inbox has the one that has waited longest first, with the last day of the promise', async () => {
  const young = await fresh('Nuorempi', { sentAt: new Date('2026-03-20T10:00:00Z') });
  const old = await fresh('Vanhempi', { sentAt: new Date('2026-03-19T10:00:00Z') });
  const inbox = await bodyOf(as(nurse, INBOX, { query: { category: 'unassigned' } }));
  expect((inbox.threads as { id: number }[]).map(({ id }) => id)).toEqual([old, young]);
  expect((inbox.threads as object[])[0]).toMatchObject({
    title: 'Vanhempi',
    customer: 'Aino Potilas',
    waitingSince: '2026-03-19T10:00:00.000Z',
    // Friday, Monday, Tuesday.
    answerBy: '2026-03-24',
    assignee: null,
    team: 'nurses',
    isUnread: true,
  });
  expect(inbox.counts).toMatchObject({ unassigned: 2, assignedToMe: 0 });
});

test('an inbox marks a chat, which is answered on the day on which somebody wrote', async () => {
  const chat = await fresh('Chat', { chat: 'mentalSupport', sentAt: new Date('2026-03-19T10:00:00Z') });
  const inbox = await bodyOf(as(nurse, INBOX, { query: { category: 'unassigned' } }));
  expect((inbox.threads as { id: number }[]).find(({ id }) => id === chat)).toMatchObject({
    isChat: true,
    answerBy: '2026-03-19',
  });
});

test('an inbox has who waits in a chat before what was promised in days, and answered chats last', async () => {
  const sentAt = (day: number) => ({ assignee: away.id, sentAt: new Date(`2026-03-${day}T10:00:00Z`) });
  const letter = await fresh('Viesti', sentAt(16));
  const late = await fresh('Uudempi chat', { chat: 'mentalSupport', ...sentAt(20) });
  const early = await fresh('Vanhempi chat', { chat: 'mentalSupport', ...sentAt(19) });
  const answered = await fresh('Vastattu chat', { chat: 'mentalSupport', ...sentAt(14) });
  await as(away, REPLY, inThread(answered, { text: 'Hei!', questionnaire: null }));
  const inbox = await bodyOf(as(away, INBOX, { query: { category: 'assignedToMe' } }));
  expect((inbox.threads as { id: number }[]).map(({ id }) => id)).toEqual([early, late, letter, answered]);
  for (const id of [letter, late, early, answered])
    await as(away, CLOSE, inThread(id, { reason: 'answered' }));
});

test('an inbox goes on where its page ended, whatever was answered meanwhile', async () => {
  for (let nth = 0; nth < 30; nth++)
    await fresh(`Jono ${nth}`, {
      sentAt: new Date(TEST_NOW.getTime() - (100 - nth) * HOUR),
      assignee: colleague.id,
    });
  const query = { category: 'assignedToMe' };
  const first = await bodyOf(as(colleague, INBOX, { query }));
  expect(first.threads).toHaveLength(25);
  expect(first.counts).toMatchObject({ assignedToMe: 30 });
  const [oldest] = first.threads as { id: number }[];
  await as(colleague, CLOSE, inThread(oldest?.id ?? 0, { reason: 'answered' }));
  const second = await bodyOf(as(colleague, INBOX, { query: { ...query, after: first.next } }));
  const titles = [...(first.threads as { title: string }[]), ...(second.threads as { title: string }[])].map(
    ({ title }) => title,
  );
  expect(titles).toEqual(Array.from({ length: 30 }, (_, nth) => `Jono ${nth}`));
  expect(second.next).toBeNull();
});

test('each conversation is in one category of its reader', async () => {
  const mine = await fresh('Minun', { assignee: nurse.id });
  const joined = await fresh('Mukana', { assignee: colleague.id, participant: nurse.id });
  const theirs = await fresh('Poissa', { assignee: away.id });
  await addAbsence(db, away, nurse, new Date(TEST_NOW.getTime() - HOUR), new Date(TEST_NOW.getTime() + HOUR));
  const closed = await fresh('Suljettu', { assignee: nurse.id });
  await as(nurse, CLOSE, inThread(closed, { reason: 'noReply' }));
  const found: Record<number, string[]> = {};
  for (const category of ['unassigned', 'assignedToMe', 'substitutions', 'participant', 'others', 'closed']) {
    const inbox = await bodyOf(as(nurse, INBOX, { query: { category } }));
    for (const { id } of inbox.threads as { id: number }[]) found[id] = [...(found[id] ?? []), category];
  }
  expect(found).toMatchObject({
    [mine]: ['assignedToMe'],
    [joined]: ['participant'],
    [theirs]: ['substitutions'],
    [closed]: ['closed'],
  });
  expect(Object.values(found).every((categories) => categories.length === 1)).toBe(true);
  const later = { now: new Date(TEST_NOW.getTime() + 2 * HOUR) };
  expect(await as(nurse, THREAD, inThread(theirs), later)).toEqual({ problem: 'notFound' });
});

test('a discussion of a team is read by its supervisor, and by no member who takes no part', async () => {
  const id = await fresh('Esihenkilölle', { type: 'supervisor' });
  const leader = await addStaff(db, 'Leena', { teams: ['nurses'], isSupervisor: true });
  expect(await readThread(leader, id)).toMatchObject({ type: 'supervisor', title: 'Esihenkilölle' });
  expect(await as(nurse, THREAD, inThread(id))).toEqual({ problem: 'notFound' });
});

test('each opening of a conversation is in the log of its patient', async () => {
  const id = await fresh('Loki');
  const logged = () =>
    db.owner
      .selectFrom('access_log')
      .select(['actor_kind', 'actor_id', 'action', 'record_kind'])
      .where('patient_id', '=', aino)
      .where('record_id', '=', String(id))
      .execute();
  await readThread(nurse, id);
  await readThread(nurse, id);
  const read = {
    actor_kind: 'professional',
    actor_id: String(nurse.id),
    action: 'read',
    record_kind: 'conversation',
  };
  expect(await logged()).toEqual([read, read]);
  await as(away, THREAD, inThread(id));
  expect(await logged()).toHaveLength(2);
});

describe('the files of a message', () => {
  const attach = async (thread: number, state: AttachmentState) => {
    const message = await db.owner
      .selectFrom('thread_messages')
      .select('id')
      .where('thread_id', '=', thread)
      .executeTakeFirstOrThrow();
    const { id } = await db.owner
      .insertInto('message_attachments')
      .values({
        patient_id: aino,
        thread_id: thread,
        message_id: message.id,
        file_name: db.vault.seal('message_attachments.file_name', 'kuva.png'),
        content_type: 'image/png',
        bytes: 1000,
        state,
        object_key: randomUUID(),
        created_at: TEST_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ask = (staff: TestStaff, thread: number, file: number) =>
    as(staff, ATTACHMENT, { params: { id: String(thread), file: String(file) } });
  const logged = (thread: number) =>
    db.owner
      .selectFrom('access_log')
      .select(['actor_kind', 'actor_id', 'action', 'record_kind'])
      .where('patient_id', '=', aino)
      .where('record_id', '=', String(thread))
      .execute();

  test('stand with it, and one that is clean is given out, which the patient’s log says', async () => {
    const thread = await fresh('Kuva');
    const file = await attach(thread, 'clean');
    expect(await ask(nurse, thread, file)).toEqual({
      body: { type: 'ready', url: expect.stringMatching(/^http.*content-disposition=attachment/i) },
    });
    expect(await logged(thread)).toEqual([
      {
        actor_kind: 'professional',
        actor_id: String(nurse.id),
        action: 'read',
        record_kind: 'conversation',
      },
    ]);
    const [message] = (await readThread(nurse, thread)).messages as { attachments: object[] }[];
    expect(message?.attachments).toMatchObject([
      { id: file, fileName: 'kuva.png', bytes: 1000, state: 'clean' },
    ]);
  });

  test('are not given out before they are clean, and the answer says why', async () => {
    const thread = await fresh('Ei vielä');
    for (const state of ['scanning', 'quarantined', 'infected'] as const)
      expect(await ask(nurse, thread, await attach(thread, state))).toEqual({ body: { type: state } });
    expect(await logged(thread)).toEqual([]);
  });

  test('are not there without a sight of the conversation, of another one, or of a deleted message', async () => {
    const thread = await fresh('Piilossa');
    const file = await attach(thread, 'clean');
    const notFound = { problem: 'notFound' };
    for (const staff of [away, hr]) expect(await ask(staff, thread, file)).toEqual(notFound);
    expect(await ask(nurse, await fresh('Toinen'), file)).toEqual(notFound);
    await db.owner
      .updateTable('thread_messages')
      .set({
        deleted_at: TEST_NOW,
        deleted_reason: sealDeletion(db.vault, { by: 'Kalle', reason: 'Väärä' }),
      })
      .where('thread_id', '=', thread)
      .execute();
    expect(await ask(nurse, thread, file)).toEqual(notFound);
    const [message] = (await readThread(nurse, thread)).messages as { attachments: object[] }[];
    expect(message?.attachments).toEqual([]);
  });
});

test('a professional who has taken it, and presses again, still has it', async () => {
  const id = await fresh('Uudelleen');
  const take = () => as(nurse, ASSIGN, inThread(id, { expected: null, assignee: nurse.id }));
  expect(await take()).toEqual({ body: { type: 'done' } });
  expect(await take()).toEqual({ body: { type: 'done' } });
  expect(
    await as(colleague, ASSIGN, inThread(id, { expected: colleague.id, assignee: colleague.id })),
  ).toMatchObject({ body: { type: 'takenMeanwhile' } });
});

test('of two who take the same at once one gets it, and the other is told who', async () => {
  const id = await fresh('Kilpa');
  const take = (staff: TestStaff) => as(staff, ASSIGN, inThread(id, { expected: null, assignee: staff.id }));
  const results = await Promise.all([take(nurse), take(colleague)]);
  const types = results.map((result) => (result as { body: { type: string } }).body.type).sort();
  expect(types).toEqual(['done', 'takenMeanwhile']);
  const lost = results.find(
    (result) => (result as { body: { type: string } }).body.type === 'takenMeanwhile',
  );
  expect((lost as { body: { by: string } }).body.by).toMatch(/Testinen/);
});

test('a conversation is taken over only from the person who is expected to have it', async () => {
  const id = await fresh('Siirto', { assignee: colleague.id, participant: nurse.id });
  const over = (expected: number | null) => as(nurse, ASSIGN, inThread(id, { expected, assignee: nurse.id }));
  expect(await over(away.id)).toEqual({ body: { type: 'takenMeanwhile', by: 'Kalle Testinen' } });
  expect(await over(null)).toEqual({ body: { type: 'takenMeanwhile', by: 'Kalle Testinen' } });
  expect(await over(colleague.id)).toEqual({ body: { type: 'done' } });
  const freed = await as(nurse, ASSIGN, inThread(id, { expected: nurse.id, assignee: null }));
  expect(freed).toEqual({ body: { type: 'done' } });
  expect((await readThread(nurse, id)).assignee).toBeNull();
});

test('work is given to nobody but colleagues who are here', async () => {
  const left = await addStaff(db, 'Lähtenyt', {
    teams: ['nurses'],
    left: new Date(TEST_NOW.getTime() - HOUR),
  });
  const id = await fresh('Annettava', { assignee: nurse.id });
  for (const other of [left.id, hr.id, 999_999])
    expect(await as(nurse, ASSIGN, inThread(id, { expected: nurse.id, assignee: other }))).toEqual({
      problem: 'notFound',
    });
  const days = { from: '2027-01-04', to: '2027-01-05' };
  for (const substitute of [left.id, hr.id, nurse.id, 999_999])
    expect(await as(nurse, ADD_ABSENCE, { body: { ...days, substitute } })).toEqual({ problem: 'notFound' });
  expect(await readThread(nurse, id)).toMatchObject({ assignee: { id: nurse.id } });
});

test('an answer is sent once, takes what is nobody’s, and ends the waiting', async () => {
  const id = await fresh('Vastaus');
  const same = { idempotencyKey: randomUUID() };
  const reply = () =>
    as(
      nurse,
      REPLY,
      inThread(id, { text: 'Hei,\nkaikki hyvin.', questionnaire: null, attachments: [] }),
      same,
    );
  expect(await reply()).toEqual({ body: { type: 'done' } });
  expect(await reply()).toEqual({ body: { type: 'done' } });
  const thread = await readThread(nurse, id);
  expect(thread.messages).toHaveLength(2);
  expect((thread.messages as object[])[1]).toMatchObject({
    author: { type: 'professional', name: 'Noora Testinen' },
    content: 'Hei,\nkaikki hyvin.',
  });
  expect(thread).toMatchObject({ waitingSince: null, answerBy: null, assignee: { id: nurse.id } });
});

test.each([
  [REPLY, { questionnaire: null, attachments: [], text: 'Hei' }, { text: 'Moi' }],
  [NOTE, { note: 'Soitettu.' }, { note: 'Ei vastannut.' }],
  [ADD_ABSENCE, { from: '2027-02-01', to: '2027-02-02' }, { to: '2027-02-03' }],
] as const)('%s takes nothing else under a key that was used', async (key, body, other) => {
  const id = await fresh('Avain');
  const same = { idempotencyKey: randomUUID() };
  const sent = { ...body, substitute: away.id };
  const send = (more: object) => as(nurse, key, inThread(id, { ...sent, ...more }), same);
  expect(await send({})).toEqual({ body: { type: 'done' } });
  expect(await send(other)).toEqual({ problem: 'idempotencyKeyReused' });
});

test('an answer can ask to fill in a questionnaire', async () => {
  const id = await fresh('Kysely');
  const [questionnaire] = (await readThread(nurse, id)).questionnaires as { id: number; title: string }[];
  await as(
    nurse,
    REPLY,
    inThread(id, { text: 'Täytäthän tämän.', questionnaire: questionnaire?.id, attachments: [] }),
  );
  const { messages } = await readThread(nurse, id);
  expect((messages as { questionnaires: object[] }[])[1]?.questionnaires).toMatchObject([
    { title: 'Uni', answeredAt: null },
  ]);
});

test('a patient can be asked the newest version of each questionnaire, and none before it', async () => {
  const add = (version: string) =>
    db.owner
      .insertInto('questionnaires')
      .values({
        url: 'https://demo.example/newer',
        version,
        content: JSON.stringify({ title: version }),
      } as never)
      .execute();
  await add('9');
  await add('10');
  const { questionnaires } = await readThread(nurse, await fresh('Versiot'));
  expect((questionnaires as { title: string }[]).map(({ title }) => title).sort()).toEqual(['10', 'Uni']);
  await db.owner.deleteFrom('questionnaires').where('url', '=', 'https://demo.example/newer').execute();
});

test('an inbox says who adds questionnaires', async () => {
  const adds = async () => (await bodyOf(as(nurse, INBOX))).addsQuestionnaires;
  const may = (adds_questionnaires: boolean) =>
    db.owner
      .updateTable('professional_users')
      .set({ adds_questionnaires })
      .where('id', '=', nurse.id)
      .execute();
  expect(await adds()).toBe(false);
  await may(true);
  expect(await adds()).toBe(true);
  await may(false);
});

test('a closed conversation says why, takes no answer, and opens again', async () => {
  const id = await fresh('Päätös');
  const close = (reason: string | null) => as(nurse, CLOSE, inThread(id, { reason }));
  expect(await close('visitNeeded')).toEqual({ body: { type: 'done' } });
  expect(await close('answered')).toEqual({ body: { type: 'closedMeanwhile' } });
  expect(await readThread(nurse, id)).toMatchObject({ isActive: false, closed: { reason: 'visitNeeded' } });
  const reply = () => as(nurse, REPLY, inThread(id, { text: 'Vielä', questionnaire: null, attachments: [] }));
  expect(await reply()).toEqual({ body: { type: 'closedMeanwhile' } });
  expect(await as(nurse, ASSIGN, inThread(id, { expected: null, assignee: nurse.id }))).toEqual({
    body: { type: 'closedMeanwhile' },
  });
  expect(await close(null)).toEqual({ body: { type: 'done' } });
  expect(await reply()).toEqual({ body: { type: 'done' } });
});

test('a deleted message keeps who deleted it, when and why; what a patient wrote is not deleted', async () => {
  const id = await fresh('Poisto');
  await as(nurse, REPLY, inThread(id, { text: 'Väärä', questionnaire: null, attachments: [] }));
  const [asked, answered] = (await readThread(nurse, id)).messages as { id: number }[];
  const remove = (message: number) =>
    as(nurse, DELETE, {
      params: { id: String(id), message: String(message) },
      body: { reason: 'Väärä potilas' },
    });
  expect(await remove(asked?.id ?? 0)).toEqual({ problem: 'notFound' });
  expect(await remove(answered?.id ?? 0)).toEqual({ body: { type: 'done' } });
  // Whose answer was lost presses again.
  expect(await remove(answered?.id ?? 0)).toEqual({ body: { type: 'done' } });
  const { messages } = await readThread(nurse, id);
  expect((messages as object[])[1]).toMatchObject({
    content: null,
    deletion: { by: 'Noora Testinen', reason: 'Väärä potilas', at: TEST_NOW.toISOString() },
  });
});

test('notes are for colleagues; neither patients nor HR see them', async () => {
  const id = await fresh('Muistio');
  expect(await as(nurse, NOTE, inThread(id, { note: 'Soitettu.' }))).toEqual({ body: { type: 'done' } });
  expect((await readThread(colleague, id)).notes).toMatchObject([
    { author: 'Noora Testinen', text: 'Soitettu.' },
  ]);
  const seen = await db.inScope({ patientId: aino }, (tx) =>
    tx.selectFrom('internal_notes').selectAll().execute(),
  );
  expect(seen).toEqual([]);
});

test('HR reads and writes what is about those whom their employer employs, and handles nothing', async () => {
  const id = await fresh('Työkyky', { type: 'hr', employer: 'tehdas' });
  expect(await as(hr, THREAD, inThread(id))).toEqual({ problem: 'notFound' });
  await db.owner
    .insertInto('employments')
    .values({
      patient_id: aino,
      employer_id: 'tehdas',
      valid_from: '2026-01-01',
      is_fund_member: false,
    } as never)
    .execute();
  const inbox = await bodyOf(as(hr, INBOX));
  expect(inbox).toMatchObject({ category: 'hrOpen', counts: { hrOpen: 1, hrSubstitutions: 0, hrClosed: 0 } });
  expect(await as(hr, REPLY, inThread(id, { text: 'Kiitos', questionnaire: null, attachments: [] }))).toEqual(
    {
      body: { type: 'done' },
    },
  );
  expect(await readThread(hr, id)).toMatchObject({ colleagues: [], notes: [], me: { isHr: true } });
  for (const [key, body] of [
    [ASSIGN, { expected: null, assignee: hr.id }],
    [NOTE, { note: 'Ei' }],
    [CLOSE, { reason: 'answered' }],
  ] as const)
    expect(await as(hr, key, inThread(id, body))).toEqual({ problem: 'forbidden' });
  const message = { params: { id: String(id), message: '1' }, body: { reason: 'Ei' } };
  expect(await as(hr, DELETE, message)).toEqual({ problem: 'forbidden' });
});

test('an absence has a substitute for whole days, and can be taken back', async () => {
  const add = (from: string, to: string) =>
    as(colleague, ADD_ABSENCE, { body: { from, to, substitute: nurse.id } });
  expect(await add('2026-03-25', '2026-03-24')).toEqual({ body: { type: 'wrongDays' } });
  expect(await add('2026-03-20', '2026-03-22')).toEqual({ body: { type: 'wrongDays' } });
  expect(await add('2026-03-24', '2026-03-25')).toEqual({ body: { type: 'done' } });
  expect(await add('2026-03-25', '2026-03-26')).toEqual({ body: { type: 'overlaps' } });
  const { absences } = await bodyOf(as(colleague, ABSENCES));
  expect(absences).toMatchObject([
    {
      who: 'Kalle Testinen',
      substitute: 'Noora Testinen',
      from: '2026-03-24',
      to: '2026-03-25',
      isOwn: true,
    },
  ]);
  const [{ id }] = absences as [{ id: number }];
  const remove = (staff: TestStaff) => as(staff, REMOVE_ABSENCE, { params: { id: String(id) } });
  expect(await remove(nurse)).toEqual({ problem: 'notFound' });
  expect(await remove(colleague)).toEqual({ body: { type: 'done' } });
  expect(await bodyOf(as(colleague, ABSENCES))).toMatchObject({ absences: [] });
});

test('who takes part has unread what was written since they looked', async () => {
  const id = await fresh('Luettu', { assignee: nurse.id, participant: nurse.id });
  const isUnread = async () => {
    const inbox = await bodyOf(as(nurse, INBOX, { query: { category: 'assignedToMe' } }));
    return (inbox.threads as { id: number; isUnread: boolean }[]).find((each) => each.id === id)?.isUnread;
  };
  expect(await isUnread()).toBe(true);
  await readThread(nurse, id);
  expect(await isUnread()).toBe(false);
  const at = new Date(TEST_NOW.getTime() + HOUR);
  await addMessage({ tx: db.owner, vault: db.vault, now: at, patientId: aino }, id, 'customer', {
    text: 'Vielä',
  });
  expect(await isUnread()).toBe(true);
});
