import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { partsOf } from '#areas/messages/shared/attachments/parts.ts';
import { SCAN_ATTACHMENT } from '#areas/messages/shared/attachments/server/attachment-jobs.ts';
import { attachmentTasks } from '#areas/messages/shared/attachments/server/attachment-tasks.ts';
import { UPLOADS_AN_HOUR } from '#areas/messages/shared/attachments/server/attachments.ts';
import type { CreatedUpload } from '#areas/messages/shared/attachments/upload-outcomes.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { createS3Storage } from '#outside/object-storage/client/s3-storage.ts';
import { startTestStorage, type TestStorage } from '#outside/object-storage/sandbox/test-storage.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import { addPatient, addStaff, addTeam, addThread, type TestStaff } from './test-staff.ts';

const FILES = '/api/workspace/threads/{id}/attachments';
const CONTENT = new TextEncoder().encode('Kotihoito-ohje: lepoa ja nestettä.');

let db: TestDatabase;
let server: TestStorage;
let call: Call<typeof endpoints>;
let tasks: ReturnType<typeof attachmentTasks>;
let nurse: TestStaff;
let colleague: TestStaff;
const aino = randomUUID();
beforeAll(async () => {
  db = await createTestDatabase();
  server = await startTestStorage();
  const storage = createS3Storage(server.settings);
  const { renewalDesk } = prescriptions;
  call = callerOf(db, workspaceService({ storage, renewalDesk } as never));
  const scanner = { scan: async () => ({ type: 'clean' }) } as never;
  tasks = attachmentTasks({ storage, scanner, vault: db.vault, inScope: db.inScope, now: () => TEST_NOW });
  await addPatient(db, aino, 'Aino');
  await addTeam(db, 'nurses');
  nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
  colleague = await addStaff(db, 'Kalle', { teams: ['nurses'] });
});
afterEach(async () => {
  await db.owner.deleteFrom('attempts').execute();
});
afterAll(async () => {
  await server.close();
  await db.drop();
});

const as = (staff: TestStaff, key: keyof typeof endpoints & string, input: object = {}) =>
  call(key, input, { session: { person: staff.person }, idempotencyKey: randomUUID() });
const at = (thread: number, more: object = {}) => ({ params: { id: String(thread), ...more } });
const bodyOf = (outcome: unknown) => (outcome as { body: Record<string, unknown> }).body;
const fresh = () => addThread(db, aino, 'Ohje', { team: 'nurses' });
const add = async (staff: TestStaff, thread: number, fileName = 'ohje.txt', bytes = CONTENT.length) =>
  bodyOf(await as(staff, `POST ${FILES}`, { ...at(thread), body: { fileName, bytes } }));
const renew = (staff: TestStaff, thread: number, file: string) =>
  as(staff, `PUT ${FILES}/{file}/upload`, at(thread, { file }));
const finish = (staff: TestStaff, thread: number, file: string) =>
  as(staff, `PUT ${FILES}/{file}/arrival`, at(thread, { file }));
const list = async (staff: TestStaff, thread: number) =>
  bodyOf(await as(staff, `GET ${FILES}`, at(thread))).files as { id: string; state: string }[];
const reply = (staff: TestStaff, thread: number, attachments: readonly string[]) =>
  as(staff, 'POST /api/workspace/threads/{id}/messages', {
    ...at(thread),
    body: { text: 'Ohje on liitteenä.', questionnaire: null, attachments: attachments.map(Number) },
  });
const scan = (id: string) =>
  tasks[SCAN_ATTACHMENT]?.({ patientId: aino, id: Number(id) }, new AbortController().signal);

async function put({ parts }: CreatedUpload): Promise<void> {
  for (const [nth, { from, to }] of partsOf(CONTENT.length).entries()) {
    const { url, headers = [] } = parts[nth] ?? { url: '' };
    const sent = {
      method: 'PUT',
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    };
    const { status } = await fetch(url, { ...sent, body: CONTENT.subarray(from, to) as BodyInit });
    expect(status).toBe(200);
  }
}

test('a professional’s file arrives, is looked through and goes with the answer, which the patient can save', async () => {
  const thread = await fresh();
  const upload = (await add(nurse, thread)) as unknown as CreatedUpload;
  await put(upload);
  expect(bodyOf(await finish(nurse, thread, upload.id))).toMatchObject({ file: { state: 'scanning' } });
  expect(await reply(nurse, thread, [upload.id])).toEqual({ body: { type: 'attachmentNotReady' } });
  await scan(upload.id);
  expect(await list(nurse, thread)).toMatchObject([{ id: upload.id, state: 'clean' }]);
  expect(await reply(nurse, thread, [upload.id])).toEqual({ body: { type: 'done' } });
  expect(await list(nurse, thread)).toEqual([]);
  const seen = await db.inScope({ patientId: aino }, (tx) =>
    tx
      .selectFrom('message_attachments')
      .innerJoin('thread_messages', 'thread_messages.id', 'message_id')
      .select(['state', 'author', 'message_attachments.author_id'])
      .where('message_attachments.thread_id', '=', thread)
      .execute(),
  );
  expect(seen).toEqual([{ state: 'clean', author: 'professional', author_id: nurse.id }]);
});

test('an upload that broke goes on at new addresses, and one that is not wanted is taken out', async () => {
  const thread = await fresh();
  const { id } = (await add(nurse, thread)) as unknown as CreatedUpload;
  expect(bodyOf(await renew(nurse, thread, id))).toMatchObject({ type: 'created', id });
  const remove = () => as(nurse, `DELETE ${FILES}/{file}`, at(thread, { file: id }));
  expect(await remove()).toEqual({ body: { type: 'done' } });
  expect(await remove()).toEqual({ body: { type: 'done' } });
  for (const gone of [renew, finish]) expect(await gone(nurse, thread, id)).toEqual({ problem: 'notFound' });
});

test('a colleague neither sees, goes on with, sends nor removes what somebody has chosen', async () => {
  const thread = await fresh();
  const { id } = (await add(nurse, thread)) as unknown as CreatedUpload;
  await db.owner
    .updateTable('message_attachments')
    .set({ state: 'clean' })
    .where('id', '=', Number(id))
    .execute();
  expect(await list(colleague, thread)).toEqual([]);
  for (const other of [renew, finish])
    expect(await other(colleague, thread, id)).toEqual({ problem: 'notFound' });
  expect(await reply(colleague, thread, [id])).toEqual({ body: { type: 'attachmentNotReady' } });
  await as(colleague, `DELETE ${FILES}/{file}`, at(thread, { file: id }));
  expect(await list(nurse, thread)).toHaveLength(1);
  // Nor does it go with an answer in another conversation.
  expect(await reply(nurse, await fresh(), [id])).toEqual({ body: { type: 'attachmentNotReady' } });
});

test('what may not be attached is refused, as is more than an hour takes, and what a closed conversation is to get', async () => {
  const thread = await fresh();
  expect(await add(nurse, thread, 'ohjelma.exe')).toEqual({ type: 'wrongType' });
  expect(await add(nurse, thread, 'kuva.jpg', 10_000_000)).toEqual({ type: 'tooLarge' });
  for (let nth = 0; nth < 20; nth++) expect(await add(nurse, thread)).toMatchObject({ type: 'created' });
  expect(await add(nurse, thread)).toEqual({ type: 'tooMany' });
  const [first] = await list(nurse, thread);
  for (let nth = 21; nth < UPLOADS_AN_HOUR; nth++) await renew(nurse, thread, first?.id ?? '');
  expect(await renew(nurse, thread, first?.id ?? '')).toEqual({ body: { type: 'tooManyUploads' } });
  const handled = await fresh();
  await db.owner
    .updateTable('messaging_threads')
    .set({ closed_at: TEST_NOW, closed_by: nurse.id, close_reason: 'answered' })
    .where('id', '=', handled)
    .execute();
  expect(await add(nurse, handled)).toEqual({ type: 'closedMeanwhile' });
});

test('more uploads in an hour than anybody needs are not begun either, and a key takes one file', async () => {
  const thread = await fresh();
  const idempotencyKey = randomUUID();
  const session = { session: { person: nurse.person }, idempotencyKey };
  const send = (fileName: string) =>
    call(`POST ${FILES}`, { ...at(thread), body: { fileName, bytes: 10 } }, session);
  const first = bodyOf(await send('a.txt')) as { id: string };
  expect(first).toMatchObject({ type: 'created' });
  expect(await send('b.txt')).toEqual({ problem: 'idempotencyKeyReused' });
  for (let nth = 1; nth < UPLOADS_AN_HOUR; nth++) await renew(nurse, thread, first.id);
  expect(await add(nurse, thread)).toEqual({ type: 'tooManyUploads' });
});
