import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { addMessage } from '#areas/messages/shared/messaging/server/start-thread.ts';
import type { Right } from '#contract/session/rights.ts';
import { helsinkiTime } from '#contract/time/time.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { chatService } from './service.ts';

/** A Friday. */
const DAY = '2026-03-27';
const OPEN = helsinkiTime(DAY, 12);
const CLOSED = helsinkiTime(DAY, 21);
const MEMBER = ['customer-messaging-enabled', 'is-finnair-sickness-fund-member'] as const;

let db: TestDatabase;
let call: Call<typeof endpoints>;
let offline: Call<typeof endpoints>;
let janne: string;
let eero: string;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, chatService(true));
  offline = callerOf(db, chatService(false));
  janne = await patientWith(db, '280282-9372');
  eero = await patientWith(db, '021179-905R');
});
afterAll(() => db.drop());

const GET = 'GET /api/chats/{chat}';
const POST = 'POST /api/chats/{chat}';
const LATEST = 'GET /api/chats/threads/{id}/latest';
const asked = (now: Date, more: object = {}) => ({
  session: signedIn(janne),
  rights: async () => MEMBER,
  now,
  ...more,
});
const params = { chat: 'sicknessFund' };
const look = (now: Date, more: object = {}, by = call) => by(GET, { params }, asked(now, more));
const write = (content: string, key: string, more: object = {}, now = OPEN, by = call) =>
  by(POST, { params, body: { content } }, asked(now, { idempotencyKey: key, ...more }));

describe('a chat', () => {
  test('is open in its hours, and says when that changes', async () => {
    expect(await look(OPEN)).toEqual({
      body: { state: 'open', changesAt: helsinkiTime(DAY, 20).toISOString(), threadId: null },
    });
    expect(await look(CLOSED)).toEqual({
      body: { state: 'closed', changesAt: helsinkiTime('2026-03-28', 10).toISOString(), threadId: null },
    });
  });

  test('is not for somebody who is no member, at any hour', async () => {
    const stranger = { rights: async () => ['customer-messaging-enabled'] };
    expect(await look(OPEN, stranger)).toMatchObject({ body: { state: 'notAllowed', changesAt: null } });
    expect(await write('Hei', 'stranger', stranger)).toEqual({ problem: 'forbidden' });
  });

  test('is offline while conversations are maintained, and where nobody answers it', async () => {
    expect(await look(OPEN, {}, offline)).toMatchObject({ body: { state: 'offline' } });
    expect(await write('Hei', 'offline', {}, OPEN, offline)).toEqual({ body: { type: 'offline' } });
    await db.owner.updateTable('care_teams').set({ chat: null }).where('chat', '=', 'sicknessFund').execute();
    expect(await look(OPEN)).toMatchObject({ body: { state: 'offline' } });
    await db.owner
      .updateTable('care_teams')
      .set({ chat: 'sicknessFund' })
      .where('id', '=', 'sickness-fund')
      .execute();
  });

  test('takes no message while it is closed', async () => {
    expect(await write('Hei', 'closed', {}, CLOSED)).toEqual({
      body: { type: 'closed', opensAt: helsinkiTime('2026-03-28', 10).toISOString() },
    });
  });

  test('is one conversation for as long as it goes on, and a message that is sent again is one', async () => {
    const first = await write('Hei', 'first');
    const { threadId } = (first as { body: { threadId: number } }).body;
    expect(first).toEqual({ body: { type: 'sent', threadId: expect.any(Number) } });
    expect(await write('Hei', 'first')).toEqual(first);
    expect(await write('Moi', 'first')).toEqual({ problem: 'idempotencyKeyReused' });
    expect(await write('Vielä yksi asia', 'second')).toEqual(first);
    expect(await look(OPEN)).toMatchObject({ body: { state: 'open', threadId } });
    const rows = await db.owner
      .selectFrom('thread_messages')
      .select('id')
      .where('thread_id', '=', threadId)
      .execute();
    expect(rows).toHaveLength(2);
    await db.owner
      .updateTable('messaging_threads')
      .set({ closed_at: OPEN })
      .where('id', '=', threadId)
      .execute();
    expect(await look(OPEN)).toMatchObject({ body: { threadId: null } });
    expect(await write('Uusi asia', 'third')).not.toEqual(first);
  });

  test('of private doctors is begun by private customers alone, and answered by their own team', async () => {
    const aino = await patientWith(db, '140385-902F');
    const asAino = (rights: readonly Right[], more: object = {}) => ({
      session: signedIn(aino),
      rights: async () => rights,
      now: OPEN,
      ...more,
    });
    const toDoctor = { params: { chat: 'kaariPrivateDoctorChat' } };
    const allowed = ['customer-messaging-enabled', 'private-doctor-chat-allowed'] as const;
    const body = { content: 'Kurkku on kipeä' };
    expect(await call(GET, toDoctor, asAino(allowed))).toMatchObject({ body: { state: 'open' } });
    expect(await call(GET, toDoctor, asAino(MEMBER))).toMatchObject({ body: { state: 'notAllowed' } });
    expect(await call(POST, { ...toDoctor, body }, asAino(MEMBER, { idempotencyKey: 'no' }))).toEqual({
      problem: 'forbidden',
    });
    const sent = await call(POST, { ...toDoctor, body }, asAino(allowed, { idempotencyKey: 'doctor' }));
    const { threadId } = (sent as { body: { threadId: number } }).body;
    const thread = await db.owner
      .selectFrom('messaging_threads')
      .select(['chat', 'team_id'])
      .where('id', '=', threadId)
      .executeTakeFirstOrThrow();
    expect(thread).toEqual({ chat: 'kaariPrivateDoctorChat', team_id: 'private-doctors' });
  });

  test('keeps the hours of weekends on public holidays', async () => {
    // Good Friday.
    expect(await look(helsinkiTime('2026-04-03', 9))).toMatchObject({
      body: { state: 'closed', changesAt: helsinkiTime('2026-04-03', 10).toISOString() },
    });
    expect(await look(helsinkiTime('2026-04-03', 17))).toMatchObject({
      body: { state: 'closed', changesAt: helsinkiTime('2026-04-04', 10).toISOString() },
    });
  });

  test('tells the id of its latest message to its patient alone', async () => {
    const outcome = await write('Hei taas', 'fourth');
    const { threadId } = (outcome as { body: { threadId: number } }).body;
    const latest = (more: object = {}) =>
      call(LATEST, { params: { id: String(threadId) } }, asked(OPEN, more));
    const before = (await latest()) as { body: { messageId: number } };
    const writing = { tx: db.owner, vault: db.vault, now: OPEN, patientId: janne };
    const { id } = await addMessage(writing, threadId, 'professional', { text: 'Hei Janne' });
    expect(id).toBeGreaterThan(before.body.messageId);
    expect(await latest()).toEqual({ body: { messageId: id } });
    expect(await latest({ session: signedIn(eero) })).toEqual({ problem: 'notFound' });
  });
});
