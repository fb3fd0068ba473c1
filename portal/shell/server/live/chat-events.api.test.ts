import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { addMessage, startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';

const JANNE = { firstNames: 'Janne', lastName: 'Koskinen', identityCode: '280282-9372' };
const EERO = { firstNames: 'Eero', lastName: 'Lehtonen', identityCode: '021179-905R' };

let db: TestDatabase;
let portal: TestPortal;
let janne: string;
let threadId: number;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, { chatBeatMs: 200 });
  janne = await patientWith(db, JANNE.identityCode);
  threadId = await startThread(writing(), {
    type: 'customer',
    title: 'Chat',
    firstMessage: { text: 'Hei' },
    teamId: 'sickness-fund',
    chat: 'sicknessFund',
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});

const writing = () => ({ tx: db.owner, vault: db.vault, now: TEST_NOW, patientId: janne });
const answer = () => addMessage(writing(), threadId, 'professional', { text: 'Salainen vastaus' });

/** Opens a stream as a browser does, and resolves once its head is there. */
async function open(visitor: Visitor, query = '', headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      {
        port: portal.port,
        path: `/api/chats/threads/${threadId}/events${query}`,
        headers: {
          host: `kaari.localhost:${portal.port}`,
          cookie: visitor.cookie(),
          accept: 'text/event-stream',
          ...headers,
        },
      },
      resolve,
    ).on('error', reject);
  });
  let text = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  return {
    response,
    ended,
    text: () => text,
    /** Until the stream has said something. */
    says: (words: string) => expect.poll(() => text).toContain(words),
    close: () => response.destroy(),
  };
}

async function signedIn(person: typeof JANNE): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.signIn(person);
  return visitor;
}

describe('the stream of a chat', () => {
  test('tells at once that there is a message, and nothing of what it says', async () => {
    const stream = await open(await signedIn(JANNE));
    expect(stream.response.statusCode).toBe(200);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers['content-encoding']).toBeUndefined();
    await stream.says('event: beat');
    const { id } = await answer();
    await stream.says(`id: ${id}\ndata: message`);
    expect(stream.text()).not.toContain('Salainen');
    stream.close();
  });

  test('tells what was missed to a browser that asks again, and nothing where it has missed nothing', async () => {
    const { id: known } = await answer();
    const { id } = await answer();
    const visitor = await signedIn(JANNE);
    const late = await open(visitor, `?after=1`, { 'last-event-id': String(known) });
    await late.says(`id: ${id}`);
    const current = await open(visitor, `?after=${id}`);
    await current.says('event: beat');
    expect(current.text()).not.toContain('data: message');
    late.close();
    current.close();
  });

  test('ends with the session, and keeps none alive', async () => {
    const visitor = await signedIn(JANNE);
    const stream = await open(visitor);
    await stream.says('event: beat');
    await visitor.send('POST', '/api/logout');
    await stream.says('event: over');
    await stream.ended;
  });

  test('is nobody else’s, and no other site’s', async () => {
    expect((await open(await signedIn(EERO))).response.statusCode).toBe(404);
    expect((await open(portal.visitor())).response.statusCode).toBe(401);
    const other = await open(await signedIn(JANNE), '', { 'sec-fetch-site': 'cross-site' });
    expect(other.response.statusCode).toBe(403);
  });

  test('has so many for one patient: the next one is to ask by itself', async () => {
    const visitor = await signedIn(JANNE);
    const streams = await Promise.all(Array.from({ length: 5 }, () => open(visitor)));
    const statuses = streams.map(({ response }) => response.statusCode).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    for (const stream of streams) stream.close();
  });

  test('keeps no room for those who hung up before it began', async () => {
    const visitor = await signedIn(EERO);
    const own = await startThread(
      { ...writing(), patientId: await patientWith(db, EERO.identityCode) },
      { type: 'customer', title: 'Chat', firstMessage: { text: 'Hei' } },
    );
    const address = {
      port: portal.port,
      path: `/api/chats/threads/${own}/events`,
      headers: { host: `kaari.localhost:${portal.port}`, cookie: visitor.cookie() },
    };
    for (let hangUpAfter = 0; hangUpAfter < 24; hangUpAfter += 1) {
      const request = get(address).on('error', () => {});
      await sleep(hangUpAfter % 12);
      request.destroy();
    }
    await expect
      .poll(
        () =>
          new Promise((resolve, reject) => {
            const asked = get(address, ({ statusCode }) => {
              resolve(statusCode);
              asked.destroy();
            }).on('error', reject);
          }),
      )
      .toBe(200);
  });

  test('ends when the process closes, so that its reader goes on with another', async () => {
    const other = await startTestPortal(db);
    const before = portal;
    portal = other;
    const stream = await open(await signedIn(JANNE));
    portal = before;
    await other.close();
    await stream.ended;
    expect(stream.response.complete).toBe(true);
  });
});
