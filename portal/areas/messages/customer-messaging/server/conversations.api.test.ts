import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { ATTACHMENT_DOWNLOAD_URL } from '#areas/messages/shared/attachments/operations.ts';
import {
  DELETE_DRAFT,
  MARK_THREAD_READ,
  RECIPIENTS,
  SAVE_DRAFT,
  SEARCH_THREADS,
  SEND_MESSAGE,
  START_CONVERSATION,
  THREAD,
  THREADS,
  UNREAD_COUNT,
} from '#areas/messages/shared/messaging/operations.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import type { EndpointTable } from '#contract/calls/endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { TestRequest } from '#platform/test-context.ts';
import type { Mutated, Queried } from '../answers.ts';
import { feature } from './feature.ts';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);

let db: TestDatabase;
let call: Call<EndpointTable>;
let offline: Call<EndpointTable>;
let eero: string;
let aino: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const serviceOf = (hasMessagingOpen: boolean) =>
    feature.service({ firstMessages: {}, settings: { hasMessagingOpen } } as never);
  call = callerOf(db, serviceOf(true));
  offline = callerOf(db, serviceOf(false));
  eero = await patientWith(db, '021179-905R');
  aino = await patientWith(db, '140385-902F');
});
afterAll(() => db.drop());

const RIGHTS = ['customer-messaging-enabled', 'customer-messaging-allowed'] as const;
const asked = (session: Partial<Session>, request: TestRequest = {}): TestRequest => ({
  session,
  rights: async () => RIGHTS,
  ...request,
});

/** Runs a query; resolves to what it answers. */
async function query(session: Partial<Session>, operation: string, variables?: object, by = call) {
  const input = { query: operation, ...(variables && { variables: JSON.stringify(variables) }) };
  const outcome = await by('GET /api/customer-messaging', { query: input }, asked(session));
  return 'body' in outcome ? (outcome.body as { data: Queried }).data : outcome;
}
const data = async (session: Partial<Session>, operation: string, variables?: object): Promise<Queried> =>
  (await query(session, operation, variables)) as Queried;

/** Runs a mutation; resolves to what it answers. */
async function mutate(
  session: Partial<Session>,
  operation: string,
  variables: object,
  { key = randomUUID() as string, now = TEST_NOW, by = call } = {},
) {
  const body = { query: operation, variables };
  const outcome = await by(
    'POST /api/customer-messaging',
    { body },
    asked(session, { idempotencyKey: key, now }),
  );
  return 'body' in outcome ? Object.values((outcome.body as { data: Mutated }).data)[0] : outcome;
}

const conversation = (changes: object = {}) => ({
  title: 'Kysymys rokotuksesta',
  type: 'customer',
  participantIds: ['nurses'],
  firstMessage: { message: { content: 'Hei!\r\nTarvitsenko tehosteen? ', attachmentIds: [] } },
  ...changes,
});
const written = (content: string, attachmentIds: string[] = []) => ({ content, attachmentIds });

/** Starts a conversation; resolves to its number. */
async function begin(session: Partial<Session>, title = 'Kysymys rokotuksesta'): Promise<string> {
  const started = await mutate(session, START_CONVERSATION, conversation({ title }));
  return (started as { threadId: string }).threadId;
}
/** Somebody at the clinic answers. */
const answer = (patientId: string, threadId: string, text: string, minutes: number) =>
  addMessage(
    { tx: db.owner, vault: db.vault, now: later(minutes), patientId },
    Number(threadId),
    'professional',
    { text, signature: 'Ilona Heikkinen' },
  );
const threadOf = async (session: Partial<Session>, id: string) =>
  (await data(session, THREAD, { id })).thread;

describe('a new conversation', () => {
  test('goes to a team, in the patient’s words, and is there at once', async () => {
    const session = signedIn(eero);
    const started = await mutate(session, START_CONVERSATION, conversation());
    expect(started).toEqual({
      type: 'sent',
      sentAt: TEST_NOW.toISOString(),
      threadId: expect.stringMatching(/^\d+$/),
    });
    const thread = await threadOf(session, (started as { threadId: string }).threadId);
    expect(thread).toMatchObject({
      title: 'Kysymys rokotuksesta',
      isActive: true,
      team: { id: 'nurses', name: 'Sairaanhoitajat' },
      unreadCount: 0,
      participants: [],
      messages: [
        {
          content: 'Hei!\nTarvitsenko tehosteen?',
          author: { type: 'customer', name: null },
          isRead: false,
        },
      ],
    });
  });

  test('sent twice is one: at once, after it, and when the answers to calls are forgotten', async () => {
    const session = signedIn(eero);
    const key = randomUUID();
    const send = () => mutate(session, START_CONVERSATION, conversation({ title: 'Kahdesti' }), { key });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one).toMatchObject({ type: 'sent' });
    expect(other).toEqual(one);
    expect(await send()).toEqual(one);
    await db.owner.deleteFrom('idempotency_keys').execute();
    expect(await send()).toEqual(one);
    const { threads = [] } = await data(session, THREADS);
    expect(threads.filter(({ title }) => title === 'Kahdesti')).toHaveLength(1);
  });

  test('has a subject, a message and one recipient; spaces are none', async () => {
    const session = signedIn(eero);
    for (const changes of [
      { title: '  ' },
      { title: 'x'.repeat(71) },
      { participantIds: [] },
      { participantIds: ['nurses', 'customer-service'] },
      { type: 'hr' },
      { firstMessage: { message: written(' \n ') } },
      { firstMessage: { message: written('x'.repeat(10_001)) } },
    ])
      expect(
        await mutate(session, START_CONVERSATION, conversation(changes)),
        JSON.stringify(changes),
      ).toMatchObject({
        problem: 'invalidFields',
      });
    const longest = conversation({ title: 'x'.repeat(70) });
    expect(await mutate(session, START_CONVERSATION, longest)).toMatchObject({ type: 'sent' });
  });

  test('goes to no team that is not there, or takes none', async () => {
    const send = (id: string) =>
      mutate(signedIn(eero), START_CONVERSATION, conversation({ participantIds: [id] }));
    expect(await send('nobody')).toEqual({ type: 'recipientNotFound' });
    await db.owner
      .updateTable('care_teams')
      .set({ takes_new: false })
      .where('id', '=', 'customer-service')
      .execute();
    expect(await send('customer-service')).toEqual({ type: 'recipientNotFound' });
    await db.owner.updateTable('care_teams').set({ takes_new: true }).execute();
  });

  test('can be sent to the brand’s teams, in the reader’s language', async () => {
    const { recipients } = await data(signedIn(eero), RECIPIENTS);
    expect(recipients?.map(({ name }) => name)).toEqual([
      'Työterveystiimi',
      'Sairaanhoitajat',
      'Asiakaspalvelu',
    ]);
    const swedish = await call(
      'GET /api/customer-messaging',
      { query: { query: RECIPIENTS } },
      asked(signedIn(eero), { language: 'sv' }),
    );
    expect(JSON.stringify(swedish)).toContain('Företagshälsovårdsteamet');
  });
});

describe('a message in a conversation', () => {
  test('follows what is there, and its draft is gone', async () => {
    const session = signedIn(eero);
    const threadId = await begin(session);
    await mutate(session, SAVE_DRAFT, { threadId, draft: { title: '', content: 'Viel', recipientId: null } });
    const sent = await mutate(session, SEND_MESSAGE, { threadId, message: written('Vielä yksi asia.') });
    expect(sent).toEqual({ type: 'sent', sentAt: TEST_NOW.toISOString(), messageId: expect.any(String) });
    const thread = await threadOf(session, threadId);
    expect(thread?.messages.map(({ content }) => content)).toEqual([
      'Hei!\nTarvitsenko tehosteen?',
      'Vielä yksi asia.',
    ]);
    expect(thread?.draft).toBeNull();
  });

  test('is sent once, however often it is sent', async () => {
    const session = signedIn(eero);
    const threadId = await begin(session);
    const key = randomUUID();
    const send = () => mutate(session, SEND_MESSAGE, { threadId, message: written('Kerran.') }, { key });
    const answers = await Promise.all([send(), send(), send()]);
    await db.owner.deleteFrom('idempotency_keys').execute();
    answers.push(await send());
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await threadOf(session, threadId))?.messages).toHaveLength(2);
  });

  test('keeps its place when the clocks of two servers differ', async () => {
    const session = signedIn(eero);
    const threadId = await begin(session);
    await answer(eero, threadId, 'Vastaus.', 5);
    await mutate(session, SEND_MESSAGE, { threadId, message: written('Kiitos.') }, { now: later(1) });
    expect((await threadOf(session, threadId))?.messages.map(({ content }) => content).slice(1)).toEqual([
      'Vastaus.',
      'Kiitos.',
    ]);
  });

  test('goes to no closed conversation, and none of somebody else’s', async () => {
    const session = signedIn(eero);
    const threadId = await begin(session);
    const message = written('Hei.');
    expect(await mutate(signedIn(aino), SEND_MESSAGE, { threadId, message })).toEqual({
      type: 'threadNotFound',
    });
    await db.owner
      .updateTable('messaging_threads')
      .set({ closed_at: later(1), close_reason: 'answered' })
      .where('id', '=', Number(threadId))
      .execute();
    expect(await mutate(session, SEND_MESSAGE, { threadId, message })).toEqual({ type: 'threadClosed' });
    expect(await threadOf(session, threadId)).toMatchObject({
      isActive: false,
      closedAt: later(1).toISOString(),
      closeReason: 'answered',
    });
  });

  test('may be files alone, which are the sender’s own and looked through', async () => {
    const session = signedIn(eero);
    const threadId = await begin(session);
    const file = async (patientId: string, state: 'clean' | 'scanning' | 'infected') => {
      const { id } = await db.owner
        .insertInto('message_attachments')
        .values({
          patient_id: patientId,
          file_name: db.vault.seal('message_attachments.file_name', 'kuva.png'),
          content_type: 'image/png',
          bytes: 1000,
          state,
          object_key: randomUUID(),
          created_at: TEST_NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(id);
    };
    const send = (...ids: string[]) => mutate(session, SEND_MESSAGE, { threadId, message: written('', ids) });
    expect(await send()).toMatchObject({ problem: 'invalidFields' });
    for (const other of [
      await file(aino, 'clean'),
      await file(eero, 'scanning'),
      await file(eero, 'infected'),
    ])
      expect(await send(other)).toEqual({ type: 'attachmentNotReady' });
    const own = await file(eero, 'clean');
    expect(await send(own)).toMatchObject({ type: 'sent' });
    // It is sent already.
    expect(await send(own)).toEqual({ type: 'attachmentNotReady' });
    expect((await threadOf(session, threadId))?.messages.at(-1)).toMatchObject({
      content: '',
      attachments: [{ id: own, fileName: 'kuva.png', contentType: 'image/png', bytes: 1000, state: 'clean' }],
    });
  });
});

describe('what is unread', () => {
  test('is counted until it is seen, and what comes after that is unread again', async () => {
    const session = signedIn(aino);
    const before = (await data(session, UNREAD_COUNT)).unreadCount ?? -1;
    const threadId = await begin(session);
    const first = await answer(aino, threadId, 'Vastaus.', 1);
    await answer(aino, threadId, 'Lisäys.', 2);
    expect(await data(session, UNREAD_COUNT)).toEqual({ unreadCount: before + 2 });
    expect((await threadOf(session, threadId))?.unreadCount).toBe(2);
    const mark = (id: number) => mutate(session, MARK_THREAD_READ, { threadId, lastMessageId: String(id) });
    expect(await mark(first.id)).toEqual({ type: 'read', unreadCount: before + 1 });
    const third = await answer(aino, threadId, 'Vielä.', 3);
    expect(await mark(third.id)).toEqual({ type: 'read', unreadCount: before });
    // An older page that says it late makes nothing unread.
    expect(await mark(first.id)).toEqual({ type: 'read', unreadCount: before });
    expect((await threadOf(session, threadId))?.messages.map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('is marked in one’s own conversations alone', async () => {
    const threadId = await begin(signedIn(aino));
    const { id } = await answer(aino, threadId, 'Vastaus.', 1);
    const mark = (session: Partial<Session>, messageId: string) =>
      mutate(session, MARK_THREAD_READ, { threadId, lastMessageId: messageId });
    expect(await mark(signedIn(eero), String(id))).toEqual({ type: 'threadNotFound' });
    expect(await mark(signedIn(aino), '999999999')).toEqual({ type: 'threadNotFound' });
  });

  test('of the patient’s, is told as seen once somebody at the clinic has read it', async () => {
    const { threads = [] } = await data(signedIn(eero), THREADS);
    const thread = await threadOf(
      signedIn(eero),
      threads.find(({ title }) => title.startsWith('Verenp'))?.id ?? '',
    );
    expect(thread?.messages.map(({ isRead }) => isRead)).toEqual([true, true, true, true, false]);
    expect(thread?.unreadCount).toBe(1);
    expect(thread?.participants).toMatchObject([
      { name: 'Ilona Heikkinen', isAssigned: false, lastReadAt: expect.any(String) },
      { name: 'Timo Rantanen', title: 'työterveyshoitaja', kind: 'professional', isAssigned: true },
    ]);
  });
});

describe('a draft', () => {
  const draft = { title: 'Uni', content: '  Nukun huonosti ', recipientId: 'nurses' };

  test('is kept as it was typed, for its thread and for a new one, until it is sent or deleted', async () => {
    const session = signedIn(aino);
    const threadId = await begin(session);
    await mutate(session, SAVE_DRAFT, { threadId: null, draft });
    await mutate(session, SAVE_DRAFT, { threadId, draft: { ...draft, content: 'Ensin' } });
    expect(await mutate(session, SAVE_DRAFT, { threadId, draft: { ...draft, content: 'Sitten' } })).toEqual({
      type: 'saved',
      savedAt: TEST_NOW.toISOString(),
    });
    expect((await data(session, RECIPIENTS)).draft).toEqual({ ...draft, updatedAt: TEST_NOW.toISOString() });
    expect((await threadOf(session, threadId))?.draft).toMatchObject({ content: 'Sitten' });
    const { threads = [] } = await data(session, THREADS);
    expect(threads.filter(({ hasDraft }) => hasDraft).map(({ id }) => id)).toEqual([threadId]);
    expect(await mutate(session, DELETE_DRAFT, { threadId })).toEqual({ type: 'deleted' });
    expect((await threadOf(session, threadId))?.draft).toBeNull();
    await begin(session);
    expect((await data(session, RECIPIENTS)).draft).toBeNull();
  });

  test('is for no conversation of somebody else’s', async () => {
    const threadId = await begin(signedIn(aino));
    expect(await mutate(signedIn(eero), SAVE_DRAFT, { threadId, draft })).toEqual({ type: 'threadNotFound' });
  });

  test('stands in the database sealed', async () => {
    await mutate(signedIn(aino), SAVE_DRAFT, { threadId: null, draft });
    const { rows } = await sql<{
      all: string;
    }>`select string_agg(d::text, '') as all from message_drafts d`.execute(db.owner);
    expect(rows[0]?.all).not.toMatch(/Nukun|Uni/);
  });
});

describe('a search', () => {
  const found = async (text: string, session = signedIn(aino)) =>
    (await data(session, SEARCH_THREADS, { text })).searchThreads;

  test('finds words in titles and messages, whatever their case, with what stands around them', async () => {
    expect(await found('FERRITIINI')).toMatchObject({
      isCut: false,
      hits: [
        {
          messageId: expect.any(String),
          excerpt: expect.stringContaining('ferritiini on lähellä viitevälin'),
        },
        { messageId: null, excerpt: 'Kysymys ferritiiniarvosta' },
        { messageId: expect.any(String), title: 'Kysymys ferritiiniarvosta' },
      ],
    });
    expect((await found('yöllä'))?.hits).toEqual([]);
  });

  test('finds nothing of somebody else’s, and nothing that was deleted', async () => {
    expect((await found('ferritiini', signedIn(eero)))?.hits).toEqual([]);
    expect((await found('klo 9–11', signedIn(eero)))?.hits).toEqual([]);
    expect((await found('klo 12–14', signedIn(eero)))?.hits).toHaveLength(1);
  });

  test('takes two letters or more', async () => {
    for (const text of ['', 'a', ' a ', 'x'.repeat(101)])
      expect(await query(signedIn(aino), SEARCH_THREADS, { text })).toMatchObject({ problem: 'malformed' });
  });
});

test('a deleted message says who deleted it, when and why, and no more what it said', async () => {
  const { threads = [] } = await data(signedIn(eero), THREADS);
  const { id = '' } = threads.find(({ title }) => title.startsWith('Influenssa')) ?? {};
  const thread = await threadOf(signedIn(eero), id);
  expect(thread?.messages[1]).toMatchObject({
    content: '',
    deleted: true,
    deletedBy: 'Timo Rantanen',
    deletedReason: 'Viestissä oli väärä kellonaika. Oikea aika on seuraavassa viestissä.',
  });
  expect(JSON.stringify(thread)).not.toContain('klo 9–11');
});

test('an invitation to a questionnaire stands with its message', async () => {
  const { threads = [] } = await data(signedIn(eero), THREADS);
  const { id = '' } = threads.find(({ title }) => title.startsWith('Uni')) ?? {};
  expect((await threadOf(signedIn(eero), id))?.messages[1]?.questionnaireInvitation).toMatchObject({
    title: expect.stringMatching(/^Uni/),
    answeredAt: null,
  });
});

test('while conversations are maintained, every call says so and does nothing', async () => {
  const session = signedIn(eero);
  const threadId = await begin(session);
  for (const [operation, variables] of [
    [THREADS, undefined],
    [THREAD, { id: threadId }],
    [RECIPIENTS, undefined],
  ] as const)
    expect(await query(session, operation, variables, offline)).toMatchObject({
      messagingStatus: 'maintenance-mode',
    });
  const closed = { type: 'maintenance-mode' };
  expect(await query(session, ATTACHMENT_DOWNLOAD_URL, { id: '1' }, offline)).toEqual({
    attachmentDownloadUrl: closed,
  });
  const options = { by: offline };
  const message = written('Hei');
  expect(await mutate(session, START_CONVERSATION, conversation(), options)).toEqual(closed);
  expect(await mutate(session, SEND_MESSAGE, { threadId, message }, options)).toEqual(closed);
  expect(await mutate(session, MARK_THREAD_READ, { threadId, lastMessageId: '1' }, options)).toEqual(closed);
  const draft = { title: '', content: '', recipientId: null };
  expect(await mutate(session, SAVE_DRAFT, { threadId, draft }, options)).toEqual(closed);
  expect((await threadOf(session, threadId))?.messages).toHaveLength(1);
});

test('a break of messages closes conversations for as long as it lasts', async () => {
  const session = signedIn(eero);
  await db.owner
    .insertInto('service_breaks')
    .values({
      part: 'messages',
      is_planned: true,
      announced_at: TEST_NOW,
      starts_at: TEST_NOW,
      ends_at: null,
      author: 'Maija',
    })
    .execute();
  expect(await query(session, THREADS)).toMatchObject({ messagingStatus: 'maintenance-mode' });
  expect(await mutate(session, START_CONVERSATION, conversation())).toEqual({ type: 'maintenance-mode' });
  await db.owner.deleteFrom('service_breaks').execute();
  expect(await query(session, THREADS)).toMatchObject({ messagingStatus: 'operational' });
});

describe('a guardian', () => {
  let elsa: string;
  const acting = (): Partial<Session> => ({
    ...signedIn(elsa),
    person: { firstNames: 'Sofia Elisabet', lastName: 'Lindström', identityCode: 'not needed' },
    actingFor: { patientId: elsa, verifiedAt: TEST_NOW, isProtected: false, otherGuardians: [] },
  });
  beforeAll(async () => {
    const { patient_id } = await db.owner
      .selectFrom('messaging_threads')
      .select('patient_id')
      .where('by_guardian', '=', true)
      .executeTakeFirstOrThrow();
    elsa = patient_id;
  });

  test('reads and writes what guardians have begun, under their own name', async () => {
    const { threads = [] } = await data(acting(), THREADS);
    expect(threads.map(({ title }) => title)).toEqual(['Elsas hosta']);
    const threadId = await begin(acting(), 'Elsas feber');
    expect((await threadOf(acting(), threadId))?.messages[0]?.author).toMatchObject({
      type: 'customer',
      name: null,
    });
    // The child has it, too, and reads whose it is; so does another guardian.
    const name = 'Sofia Elisabet Lindström';
    expect(await threadOf(signedIn(elsa), threadId)).toMatchObject({
      title: 'Elsas feber',
      messages: [{ author: { type: 'customer', name } }],
    });
    const other = { ...acting(), person: { firstNames: 'Henrik', lastName: 'Lindström', identityCode: '-' } };
    expect((await threadOf(other, threadId))?.messages[0]?.author.name).toBe(name);
  });

  test('sees nothing that the child has begun, typed or searched', async () => {
    const threadId = await begin(signedIn(elsa), 'Oma asia');
    await mutate(signedIn(elsa), SAVE_DRAFT, {
      threadId: null,
      draft: { title: 'Oma luonnos', content: '', recipientId: null },
    });
    const seen = [
      await data(acting(), THREADS),
      await data(acting(), RECIPIENTS),
      await data(acting(), SEARCH_THREADS, { text: 'oma' }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Oma/);
    expect(await query(acting(), THREAD, { id: threadId })).toEqual({ problem: 'notFound' });
    const message = written('Hei');
    expect(await mutate(acting(), SEND_MESSAGE, { threadId, message })).toEqual({ type: 'threadNotFound' });
  });
});

describe('the database, past the application,', () => {
  const scopes = () =>
    [
      ['somebody else', { patientId: eero }],
      ['nobody', {}],
    ] as const;
  const TABLES = [
    'messaging_threads',
    'thread_messages',
    'thread_participants',
    'thread_assignments',
    'message_drafts',
    'message_attachments',
  ] as const;

  test('shows a conversation to its customer alone', async () => {
    await mutate(signedIn(aino), SAVE_DRAFT, {
      threadId: null,
      draft: { title: '', content: 'a', recipientId: null },
    });
    for (const table of TABLES)
      for (const [who, scope] of scopes()) {
        const { rows } = await db.inScope(scope, (tx) =>
          sql`select from ${sql.table(table)} where patient_id = ${aino}`.execute(tx),
        );
        expect(rows, `${table} to ${who}`).toEqual([]);
      }
  });

  test('takes from a patient no message in the clinic’s name, in a closed thread, or in a guardian’s', async () => {
    const closed = await begin(signedIn(eero));
    await db.owner
      .updateTable('messaging_threads')
      .set({ closed_at: later(1) })
      .where('id', '=', Number(closed))
      .execute();
    const open = await begin(signedIn(eero));
    const row = (thread: string, author: 'customer' | 'professional') => ({
      patient_id: eero,
      thread_id: Number(thread),
      author,
      content: db.vault.seal('thread_messages.content', '{"text":"Hei"}'),
      created_at: TEST_NOW,
    });
    for (const [values, scope] of [
      [row(open, 'professional'), { patientId: eero }],
      [row(closed, 'customer'), { patientId: eero }],
      [row(open, 'customer'), { patientId: eero, isGuardian: true }],
      [row(open, 'customer'), { patientId: aino }],
    ] as const)
      await expect(
        db.inScope(scope, (tx) => tx.insertInto('thread_messages').values(values).execute()),
      ).rejects.toMatchObject({ code: '42501' });
  });

  test('shows a patient no note of professionals, and no colleague who takes no part', async () => {
    const notes = await db.inScope({ patientId: eero }, (tx) =>
      tx.selectFrom('internal_notes').selectAll().execute(),
    );
    expect(notes).toEqual([]);
    expect(await db.owner.selectFrom('internal_notes').select('id').execute()).not.toEqual([]);
    const staffOf = (patientId: string) =>
      db.inScope({ patientId }, (tx) => tx.selectFrom('professional_users').select('id').execute());
    expect([await staffOf(eero), await staffOf(aino)].map((staff) => staff.length)).toEqual([3, 1]);
    await expect(
      db.inScope({ patientId: eero }, (tx) => sql`select identity_hash from professional_users`.execute(tx)),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('changes and deletes nothing that was sent', async () => {
    for (const statement of [
      sql`update thread_messages set content = content`,
      sql`delete from thread_messages`,
      sql`update messaging_threads set title = title`,
      sql`delete from messaging_threads`,
    ])
      await expect(db.inScope({ patientId: eero }, (tx) => statement.execute(tx))).rejects.toMatchObject({
        code: '42501',
      });
  });
});
