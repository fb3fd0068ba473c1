import { getIntrospectionQuery } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import {
  LATEST_THREADS,
  SEND_MESSAGE_IN_NEW_THREAD,
  THREAD,
  THREADS,
  WHOLE_THREAD,
} from '#areas/messages/shared/messaging/operations.ts';
import { sealMessage, sealTitle } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { Queried as Data } from '../answers.ts';
import type { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

const READ = 'GET /api/customer-messaging';
const SEND = 'POST /api/customer-messaging';
const LATER = new Date(TEST_NOW.getTime() + 60_000);

let db: TestDatabase;
let call: Call<typeof endpoints>;
let onni: string;
let first: number;
let second: number;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const renewal = async () => {
    throw new Error('relation "secret_table" does not exist');
  };
  const settings = { hasMessagingOpen: true };
  call = callerOf(db, feature.service({ firstMessages: { renewal }, settings } as never)) as typeof call;
  onni = await patientWith(db, '090190-9117');
  const from = { tx: db.owner, vault: db.vault, now: TEST_NOW, patientId: onni };
  first = await startThread(from, {
    type: 'customer',
    title: 'Uni',
    firstMessage: { text: 'Nukun huonosti.' },
  });
  second = await startThread(from, {
    type: 'customer',
    title: 'Polvi',
    firstMessage: { text: 'Polvi naksuu.' },
  });
  await db.owner
    .insertInto('thread_messages')
    .values({
      patient_id: onni,
      thread_id: first,
      author: 'professional',
      content: sealMessage(db.vault, { text: 'Varaa aika.', signature: 'Ilona Heikkinen' }),
      created_at: LATER,
    })
    .execute();
});
afterAll(() => db.drop());

const read = (query: string, id?: number, patientId = onni) =>
  call(
    READ,
    { query: { query, ...(id !== undefined && { variables: JSON.stringify({ id: String(id) }) }) } },
    { session: signedIn(patientId), rights: async () => ['customer-messaging-enabled'] },
  );
const mutate = (body: object, request: object = {}) =>
  call(
    SEND,
    { body },
    {
      session: signedIn(onni),
      idempotencyKey: 'message',
      rights: async () => [
        'canRenewPrescriptions',
        'customer-messaging-allowed',
        'customer-messaging-enabled',
      ],
      ...request,
    },
  );
const variables = (changes: object = {}) => ({
  title: 'Reseptin uusintapyyntö',
  type: 'customer',
  participantIds: [],
  firstMessage: {
    renewal: {
      prescriptions: [
        { id: 1, reason: 'Kipu', hasRunOut: 'yes', amountLeft: '', hasSideEffects: 'no', sideEffects: '' },
      ],
      otherMedicines: 'Ei muita',
    },
  },
  ...changes,
});

describe('conversations', () => {
  test('are listed with their latest message, the one last written in first', async () => {
    expect(await read(THREADS)).toMatchObject({
      body: {
        data: {
          threads: [
            {
              id: String(first),
              title: 'Uni',
              threadType: 'customer',
              isActive: true,
              created: TEST_NOW.toISOString(),
              latestMessage: {
                created: LATER.toISOString(),
                content: 'Varaa aika.',
                author: { type: 'professional', name: 'Ilona Heikkinen' },
              },
            },
            { id: String(second), latestMessage: { author: { type: 'customer', name: null } } },
          ],
        },
      },
    });
  });

  test('are read whole by their number, the first message first', async () => {
    expect(await read(THREAD, first)).toMatchObject({
      body: { data: { thread: { messages: [{ content: 'Nukun huonosti.' }, { content: 'Varaa aika.' }] } } },
    });
  });

  test('come with the latest messages and the first page of the list, and say how many there are', async () => {
    const patientId = await patientWith(db, '250655-908E');
    const from = { tx: db.owner, vault: db.vault, now: TEST_NOW, patientId };
    const start = (title: string) =>
      startThread(from, { type: 'customer', title, firstMessage: { text: title } });
    const long = await start('Pitkä');
    for (let nth = 1; nth < 12; nth++) await start(`Keskustelu ${nth}`);
    await db.owner
      .insertInto('thread_messages')
      .values(
        Array.from({ length: 59 }, (_, nth) => ({
          patient_id: patientId,
          thread_id: long,
          author: 'professional' as const,
          content: sealMessage(db.vault, { text: `Viesti ${nth + 2}` }),
          created_at: new Date(LATER.getTime() + nth * 1000),
        })),
      )
      .execute();
    const ofHelmi = async (query: string, id?: number) =>
      ((await read(query, id, patientId)) as { body: { data: Data } }).body.data;
    const { thread } = await ofHelmi(THREAD, long);
    expect(thread?.messageCount).toBe(60);
    expect(thread?.messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 50 }, (_, nth) => `Viesti ${nth + 11}`),
    );
    expect((await ofHelmi(WHOLE_THREAD, long)).thread?.messages).toHaveLength(60);
    const { threads, threadCount } = await ofHelmi(LATEST_THREADS);
    const all = (await ofHelmi(THREADS)).threads;
    expect([threads?.length, threadCount]).toEqual([10, all?.length]);
    expect(threads?.[0]?.id).toBe(String(long));
    expect(all?.slice(0, 10)).toEqual(threads);
  });

  test('are at most the 9 999 last written in', async () => {
    const patientId = await patientWith(db, '280282-9372');
    const [title, content] = [sealTitle(db.vault, 'Uni'), sealMessage(db.vault, { text: 'Nukun huonosti.' })];
    await sql`with threads as (
      insert into messaging_threads (patient_id, type, title, created_at)
        select ${patientId}, 'customer', ${title}, ${TEST_NOW}::timestamptz + nth * interval '1 second'
        from generate_series(1, 10001) as nth
        returning id, created_at
    ) insert into thread_messages (patient_id, thread_id, author, content, created_at)
      select ${patientId}, id, 'customer', ${content}, created_at from threads`.execute(db.owner);
    // The database does so by itself where rows stay for a minute.
    await sql`analyze messaging_threads, thread_messages`.execute(db.owner);
    const { threads = [], threadCount } = (
      (await read(THREADS, undefined, patientId)) as { body: { data: Data } }
    ).body.data;
    expect([threads.length, threadCount]).toEqual([9_999, undefined]);
    expect(threads[0]?.created).toBe(new Date(TEST_NOW.getTime() + 10_001_000).toISOString());
  });

  test('of somebody else are not found', async () => {
    const eero = await patientWith(db, '021179-905R');
    expect(await read(THREAD, first, eero)).toEqual({ problem: 'notFound' });
    expect(JSON.stringify(await read(THREADS, undefined, eero))).not.toContain('Polvi');
  });
});

describe('an operation', () => {
  test('that is not declared is not run: no introspection, no query of a caller’s own', async () => {
    for (const query of [getIntrospectionQuery(), '{ threads { title } }', `${THREADS} `, '']) {
      expect(await read(query), query).toMatchObject({ problem: 'malformed' });
      expect(await mutate({ query, variables: variables() }), query).toMatchObject({
        problem: 'invalidFields',
      });
    }
  });

  test('takes the variables that it names, and no others', async () => {
    for (const changes of [
      { title: 'Muu' },
      { type: 'hr' },
      { participantIds: ['7'] },
      { firstMessage: { content: 'Hei' } },
    ])
      expect(
        await mutate({ query: SEND_MESSAGE_IN_NEW_THREAD, variables: variables(changes) }),
      ).toMatchObject({ problem: 'invalidFields' });
    expect(
      await call(READ, { query: { query: THREAD, variables: '{"id":{}}' } }, { session: signedIn(onni) }),
    ).toMatchObject({ problem: 'malformed' });
    // Without the number that it asks for.
    expect(await read(THREAD)).toMatchObject({ problem: 'malformed' });
  });

  test('that fails is kept by nothing and says nothing of why: the runner of calls answers it', async () => {
    const before = await db.owner.selectFrom('idempotency_keys').selectAll().execute();
    await expect(mutate({ query: SEND_MESSAGE_IN_NEW_THREAD, variables: variables() })).rejects.toThrow(
      'secret_table',
    );
    expect(await db.owner.selectFrom('idempotency_keys').selectAll().execute()).toEqual(before);
  });
});
