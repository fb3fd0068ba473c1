import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { patientWith, signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import {
  ATTACHMENT_DOWNLOAD_URL,
  CREATE_ATTACHMENT_UPLOAD,
  DRAFT_ATTACHMENTS,
  FINISH_ATTACHMENT_UPLOAD,
  REMOVE_ATTACHMENT,
  RENEW_ATTACHMENT_UPLOAD,
} from '#areas/messages/shared/attachments/operations.ts';
import { PART_BYTES, partsOf } from '#areas/messages/shared/attachments/parts.ts';
import {
  FORGET_OBJECTS,
  FORGET_UNSENT,
  SCAN_ATTACHMENT,
} from '#areas/messages/shared/attachments/server/attachment-jobs.ts';
import { attachmentTasks } from '#areas/messages/shared/attachments/server/attachment-tasks.ts';
import { UPLOADS_AN_HOUR } from '#areas/messages/shared/attachments/server/attachments.ts';
import type { CreatedUpload } from '#areas/messages/shared/attachments/upload-outcomes.ts';
import { MOST_ATTACHED } from '#areas/messages/shared/messaging/limits.ts';
import { SEND_MESSAGE, THREAD } from '#areas/messages/shared/messaging/operations.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { createS3Storage } from '#outside/object-storage/client/s3-storage.ts';
import { startTestStorage, type TestStorage } from '#outside/object-storage/sandbox/test-storage.ts';
import { createClamd } from '#outside/virus-scanner/client/clamd.ts';
import { EICAR } from '#outside/virus-scanner/sandbox/clamd-daemon.ts';
import { startTestScanner, type TestScanner } from '#outside/virus-scanner/sandbox/test-scanner.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { photo } from '#platform/images/test-images.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { endpoints } from '../contract.ts';
import { feature } from './feature.ts';

const RIGHTS = ['customer-messaging-allowed', 'customer-messaging-enabled'] as const;

/** It ends what hangs; what never comes is waited for by `IMPATIENT_MS`. */
const SCANNER_MS = 20_000;
const IMPATIENT_MS = 300;

let db: TestDatabase;
let server: TestStorage;
let daemon: TestScanner;
let call: Call<typeof endpoints>;
let onni: string;
let eero: string;
let thread: number;
let tasks: ReturnType<typeof attachmentTasks>;
/** The jobs with so many milliseconds for the scanner. */
let waitingFor: (timeoutMs: number) => typeof tasks;
let nth = 0;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  [server, daemon] = await Promise.all([startTestStorage(), startTestScanner()]);
  const storage = createS3Storage(server.settings);
  const settings = { hasMessagingOpen: true };
  call = callerOf(db, feature.service({ settings, storage } as never)) as typeof call;
  waitingFor = (timeoutMs) =>
    attachmentTasks({
      storage,
      scanner: createClamd({ address: daemon.address, timeoutMs }),
      vault: db.vault,
      inScope: db.inScope,
      now: () => TEST_NOW,
    });
  tasks = waitingFor(SCANNER_MS);
  [onni, eero] = [await patientWith(db, '090190-9117'), await patientWith(db, '021179-905R')];
  thread = await startThread(
    { tx: db.owner, vault: db.vault, now: TEST_NOW, patientId: onni },
    { type: 'customer', title: 'Ihottuma', firstMessage: { text: 'Ihottuma leviää.' } },
  );
});
afterEach(async () => {
  server.faults.set('storage', 'none');
  daemon.faults.set('virus-scanner', 'none');
  await db.owner.deleteFrom('message_attachments').where('message_id', 'is', null).execute();
  await db.owner.deleteFrom('attempts').execute();
});
afterAll(async () => {
  await Promise.all([server.close(), daemon.close()]);
  await db.drop();
});

type Data = Record<string, never>;
const dataOf = (outcome: unknown) => {
  const { body } = outcome as { body?: { data: Data } };
  if (!body) throw new Error(JSON.stringify(outcome));
  return body.data as Record<string, Record<string, unknown>>;
};
const requestOf = (patientId: string) => ({
  session: signedIn(patientId),
  rights: async () => RIGHTS,
});
const mutate = async (query: string, variables: object, patientId = onni) =>
  dataOf(
    await call(
      'POST /api/customer-messaging',
      { body: { query, variables } },
      { ...requestOf(patientId), idempotencyKey: `key ${++nth}` },
    ),
  );
const read = async (query: string, variables: object, patientId = onni) =>
  dataOf(
    await call(
      'GET /api/customer-messaging',
      { query: { query, variables: JSON.stringify(variables) } },
      requestOf(patientId),
    ),
  );

const create = async (fileName: string, bytes: number, patientId = onni, threadId: string | null = null) =>
  (await mutate(CREATE_ATTACHMENT_UPLOAD, { file: { fileName, bytes, threadId } }, patientId))
    .createAttachmentUpload as unknown as CreatedUpload;
async function put(upload: CreatedUpload, content: Uint8Array, only?: readonly number[]): Promise<void> {
  for (const [part, { from, to }] of partsOf(content.length).entries()) {
    if (only && !only.includes(part)) continue;
    const { url, headers } = upload.parts[part] as CreatedUpload['parts'][number];
    const answer = await fetch(url, {
      method: 'PUT',
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      body: content.subarray(from, to) as BodyInit,
    });
    expect(answer.status).toBe(200);
  }
}
const finish = (id: string, patientId = onni) => mutate(FINISH_ATTACHMENT_UPLOAD, { id }, patientId);
const run = (task: string, payload: JobPayload) => tasks[task]?.(payload, new AbortController().signal);
const scan = (id: string, patientId = onni) => run(SCAN_ATTACHMENT, { patientId, id: Number(id) });
const draft = async (patientId = onni, threadId: string | null = null) =>
  (await read(DRAFT_ATTACHMENTS, { threadId }, patientId)).draftAttachments as unknown as {
    id: string;
    state: string;
  }[];
const download = async (id: string, patientId = onni) =>
  (await read(ATTACHMENT_DOWNLOAD_URL, { id }, patientId)).attachmentDownloadUrl as {
    type: string;
    url: string;
  };
const waiting = async (task: string) => {
  const { rows } = await sql<{ payload: JobPayload }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where identifier = ${task}
    order by jobs.id`.execute(db.owner);
  return rows.map(({ payload }) => payload);
};
const objectsOf = async ({ key }: CreatedUpload) => {
  const folder = key.slice(0, -'/file'.length);
  const names = ['file', ...Array.from({ length: 9 }, (_, part) => `part-${part}`)];
  const found = await Promise.all(
    names.map(async (name) => (await server.objects.get(`${folder}/${name}`)) && name),
  );
  return found.filter(Boolean);
};

const pdf = (bytes = 20) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);

/** A file that has arrived whole and is looked through. */
async function sent(fileName: string, content: Uint8Array, patientId = onni): Promise<CreatedUpload> {
  const upload = await create(fileName, content.length, patientId);
  await put(upload, content);
  await finish(upload.id, patientId);
  await scan(upload.id, patientId);
  return upload;
}

describe('a file', () => {
  test('is put part by part, looked through, and then given out under its name', async () => {
    const content = pdf(2 * PART_BYTES + 5);
    const upload = await create('../lähete.PDF', content.length);
    expect(upload).toMatchObject({
      type: 'created',
      key: expect.stringMatching(/^attachments\/[\w-]+\/file$/),
    });
    expect(upload.parts).toHaveLength(3);
    await put(upload, content);
    expect(await download(upload.id)).toEqual({ type: 'scanning' });
    expect(await finish(upload.id)).toMatchObject({
      finishAttachmentUpload: {
        type: 'finished',
        file: { fileName: 'lähete.PDF', state: 'scanning', fault: null },
      },
    });
    expect(await waiting(SCAN_ATTACHMENT)).toContainEqual({ patientId: onni, id: Number(upload.id) });
    await scan(upload.id);
    expect(await draft()).toMatchObject([{ id: upload.id, state: 'clean' }]);
    const { url } = await download(upload.id);
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('content-disposition')).toContain('l%C3%A4hete.PDF');
  });

  test('leaves only what is given out in the storage', async () => {
    const upload = await sent('a.pdf', pdf());
    expect(await objectsOf(upload)).toEqual(['file', 'part-0']);
    await run(FORGET_OBJECTS, (await waiting(FORGET_OBJECTS)).at(-1) as JobPayload);
    expect(await objectsOf(upload)).toEqual(['file']);
  });

  test('that is a picture tells nothing but what it shows', async () => {
    const upload = await sent('ihottuma.jpg', await photo());
    const answer = await fetch((await download(upload.id)).url);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(picture.includes('Secretphone')).toBe(false);
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
  });

  test('that broke off gets new addresses, and what has arrived stays', async () => {
    const content = pdf(2 * PART_BYTES);
    const upload = await create('a.pdf', content.length);
    await put(upload, content, [0]);
    server.letPass(16);
    const renewed = (await mutate(RENEW_ATTACHMENT_UPLOAD, { id: upload.id })) as Record<string, never>;
    server.letPass(-16);
    await put(renewed.renewAttachmentUpload as unknown as CreatedUpload, content, [1]);
    await finish(upload.id);
    await scan(upload.id);
    expect(await draft()).toMatchObject([{ id: upload.id, state: 'clean' }]);
  });

  test('that was finished twice is looked through once', async () => {
    const upload = await create('a.pdf', 20);
    await put(upload, pdf());
    await Promise.all([finish(upload.id), finish(upload.id)]);
    const jobs = (await waiting(SCAN_ATTACHMENT)).filter(({ id }) => id === Number(upload.id));
    expect(jobs).toHaveLength(1);
    expect(await mutate(RENEW_ATTACHMENT_UPLOAD, { id: upload.id })).toMatchObject({
      renewAttachmentUpload: { type: 'attachmentNotFound' },
    });
  });

  test('is sealed by name, and its key says nothing of whose it is', async () => {
    const upload = await create('Onnin syöpälausunto.pdf', 20);
    const [row] = await db.owner.selectFrom('message_attachments').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('lausunto');
    expect(upload.key).not.toContain(onni);
  });
});

describe('what is not taken', () => {
  test.each([
    ['ohjelma.exe', 10, 'wrongType'],
    ['kuva.jpg\u0000.exe', 10, 'wrongType'],
    ['sivu.html', 10, 'wrongType'],
    ['..', 10, 'wrongType'],
    ['a.pdf', MOST_ATTACHED + 1, 'tooLarge'],
    ['a.pdf', 5_000_000_000, 'tooLarge'],
  ])('%j of %i bytes: %s', async (fileName, bytes, type) => {
    expect(await create(fileName, bytes)).toEqual({ type });
  });

  test('more than 9 437 184 bytes in one draft, to the byte; other drafts have their own', async () => {
    await create('a.pdf', MOST_ATTACHED - 10);
    expect(await create('b.pdf', 11)).toEqual({ type: 'tooLarge' });
    expect(await create('b.pdf', 10)).toMatchObject({ type: 'created' });
    expect(await create('c.pdf', MOST_ATTACHED, onni, String(thread))).toMatchObject({ type: 'created' });
  });

  test('more in one draft than that, whatever a picture weighs once it is written again', async () => {
    const content = await photo();
    await sent('ihottuma.jpg', content);
    expect(await draft()).toMatchObject([{ state: 'clean' }]);
    const room = MOST_ATTACHED - content.length;
    expect(await create('b.pdf', room + 1)).toEqual({ type: 'tooLarge' });
    expect(await create('b.pdf', room)).toMatchObject({ type: 'created' });
  });

  test('more than twenty files, or more uploads in an hour than anybody needs', async () => {
    for (let file = 0; file < 20; file++) await create('a.pdf', 10);
    expect(await create('b.pdf', 10)).toEqual({ type: 'tooMany' });
    const { id } = (await draft())[0] as { id: string };
    for (let time = 21; time < UPLOADS_AN_HOUR; time++) await mutate(RENEW_ATTACHMENT_UPLOAD, { id });
    expect(await mutate(RENEW_ATTACHMENT_UPLOAD, { id })).toMatchObject({
      renewAttachmentUpload: { type: 'tooManyUploads' },
    });
  });

  test.each([
    ['a program as a document', 'a.pdf', Buffer.from('MZ program')],
    ['a page as a picture', 'a.png', Buffer.from('<script>alert(1)</script>')],
    ['a picture as a document', 'a.docx', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('%s: it is refused once it is there', async (_, fileName, content) => {
    const upload = await sent(fileName, content);
    expect(await draft()).toMatchObject([{ state: 'refused', fault: 'type' }]);
    expect(await download(upload.id)).toEqual({ type: 'attachmentNotFound' });
  });

  test('a file of which a part is missing', async () => {
    const content = pdf(2 * PART_BYTES);
    const upload = await create('a.pdf', content.length);
    await put(upload, content, [1]);
    await finish(upload.id);
    await scan(upload.id);
    expect(await draft()).toMatchObject([{ state: 'refused', fault: 'incomplete' }]);
  });
});

describe('malware', () => {
  test.each([
    ['at once', 0],
    ['across the end of a part', PART_BYTES - 10],
  ])('that begins %s is found, removed and never given out', async (_, place) => {
    const upload = await sent('viesti.txt', Buffer.from('x'.repeat(place) + EICAR));
    expect(await draft()).toMatchObject([{ state: 'infected' }]);
    expect(await download(upload.id)).toEqual({ type: 'infected' });
    await run(FORGET_OBJECTS, (await waiting(FORGET_OBJECTS)).at(-1) as JobPayload);
    expect(await objectsOf(upload)).toEqual([]);
    const message = { content: 'Hei', attachmentIds: [upload.id] };
    expect(await mutate(SEND_MESSAGE, { threadId: String(thread), message })).toMatchObject({
      sendMessage: { type: 'attachmentNotReady' },
    });
  });

  test.each(['down', 'slow', 'wrong'] as const)(
    'is looked for again when the scanner is %s',
    async (fault) => {
      const upload = await create('a.pdf', 20);
      await put(upload, pdf());
      await finish(upload.id);
      daemon.faults.set('virus-scanner', fault);
      if (fault === 'slow') tasks = waitingFor(IMPATIENT_MS);
      await expect(scan(upload.id)).rejects.toThrow('the virus scanner did not answer');
      tasks = waitingFor(SCANNER_MS);
      expect(await draft()).toMatchObject([{ state: 'scanning' }]);
      expect(await download(upload.id)).toEqual({ type: 'scanning' });
      daemon.faults.set('virus-scanner', 'none');
      await scan(upload.id);
      expect(await draft()).toMatchObject([{ state: 'clean' }]);
    },
  );

  test('is looked for again when the storage is down', async () => {
    const upload = await create('a.pdf', 20);
    await put(upload, pdf());
    await finish(upload.id);
    server.faults.set('storage', 'down');
    await expect(scan(upload.id)).rejects.toThrow('object storage');
    server.faults.set('storage', 'none');
    await scan(upload.id);
    expect(await draft()).toMatchObject([{ state: 'clean' }]);
  });

  test('is looked for every half a minute for an hour, then once a day, and after a month no more', async () => {
    const upload = await create('a.pdf', 20);
    await put(upload, pdf());
    await finish(upload.id);
    daemon.faults.set('virus-scanner', 'down');
    const [payload, hour] = [{ patientId: onni, id: Number(upload.id) }, 60 * 60_000];
    const tried = async (msAgo: number) => {
      const since = TEST_NOW.getTime() - msAgo;
      await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
      await expect(run(SCAN_ATTACHMENT, { ...payload, since })).rejects.toThrow('the virus scanner');
      return (await waiting(SCAN_ATTACHMENT)).length;
    };
    expect(await tried(hour - 1)).toBe(1);
    expect(await draft()).toMatchObject([{ state: 'scanning' }]);
    // From here on its patient reads that it cannot be opened.
    expect(await tried(hour)).toBe(1);
    expect(await draft()).toMatchObject([{ state: 'quarantined' }]);
    expect(await tried(30 * 24 * hour)).toBe(0);
    daemon.faults.set('virus-scanner', 'none');
    await scan(upload.id);
    expect(await draft()).toMatchObject([{ state: 'clean' }]);
  });

  test('cannot be looked for without a scanner: the file is quarantined until there is one', async () => {
    const upload = await create('a.pdf', 20);
    await put(upload, pdf());
    await finish(upload.id);
    const without = attachmentTasks({
      storage: createS3Storage(server.settings),
      scanner: null,
      vault: db.vault,
      inScope: db.inScope,
      now: () => TEST_NOW,
    });
    await without[SCAN_ATTACHMENT]?.(
      { patientId: onni, id: Number(upload.id) },
      new AbortController().signal,
    );
    expect(await draft()).toMatchObject([{ state: 'quarantined' }]);
    expect(await download(upload.id)).toEqual({ type: 'quarantined' });
    expect(await waiting(SCAN_ATTACHMENT)).toContainEqual({
      patientId: onni,
      id: Number(upload.id),
      since: TEST_NOW.getTime(),
    });
    // What stays so for a month is told to the operator.
    const month = {
      patientId: onni,
      id: Number(upload.id),
      since: TEST_NOW.getTime() - 30 * 24 * 60 * 60_000,
    };
    await expect(without[SCAN_ATTACHMENT]?.(month, new AbortController().signal)).rejects.toThrow('30 days');
    await scan(upload.id);
    expect(await download(upload.id)).toMatchObject({ type: 'ready' });
  });
});

describe('a file of somebody else’s', () => {
  test('is not found, whatever is done with it', async () => {
    const upload = await sent('a.pdf', pdf());
    expect(await download(upload.id, eero)).toEqual({ type: 'attachmentNotFound' });
    expect(await draft(eero)).toEqual([]);
    for (const [query, field] of [
      [FINISH_ATTACHMENT_UPLOAD, 'finishAttachmentUpload'],
      [RENEW_ATTACHMENT_UPLOAD, 'renewAttachmentUpload'],
    ] as const)
      expect((await mutate(query, { id: upload.id }, eero))[field]).toEqual({ type: 'attachmentNotFound' });
    await mutate(REMOVE_ATTACHMENT, { id: upload.id }, eero);
    expect(await draft()).toHaveLength(1);
    expect(await create('a.pdf', 10, eero, String(thread))).toEqual({ type: 'attachmentNotFound' });
  });
});

describe('a file in a draft', () => {
  test('is taken out with what is in the storage, also while it is looked through', async () => {
    const upload = await create('a.pdf', 20);
    await put(upload, pdf());
    await finish(upload.id);
    await mutate(REMOVE_ATTACHMENT, { id: upload.id });
    expect(await draft()).toEqual([]);
    await scan(upload.id);
    await run(FORGET_OBJECTS, (await waiting(FORGET_OBJECTS)).at(-1) as JobPayload);
    expect(await objectsOf(upload)).toEqual([]);
  });

  test('goes with its message, once, and stays with it', async () => {
    const upload = await sent('a.pdf', pdf());
    const message = { content: '', attachmentIds: [upload.id] };
    expect(await mutate(SEND_MESSAGE, { threadId: String(thread), message })).toMatchObject({
      sendMessage: { type: 'sent' },
    });
    expect(await draft()).toEqual([]);
    expect(await mutate(SEND_MESSAGE, { threadId: String(thread), message })).toMatchObject({
      sendMessage: { type: 'attachmentNotReady' },
    });
    await mutate(REMOVE_ATTACHMENT, { id: upload.id });
    expect(await read(THREAD, { id: String(thread) })).toMatchObject({
      thread: {
        messages: expect.arrayContaining([
          expect.objectContaining({
            attachments: [expect.objectContaining({ id: upload.id, fileName: 'a.pdf', state: 'clean' })],
          }),
        ]),
      },
    });
    expect(await download(upload.id)).toMatchObject({ type: 'ready' });
    expect(await download(upload.id, eero)).toEqual({ type: 'attachmentNotFound' });
    // The addresses still take parts.
    await put(upload, pdf());
    expect(await objectsOf(upload)).toEqual(['file', 'part-0']);
    await run(FORGET_UNSENT, (await waiting(FORGET_UNSENT)).at(-1) as JobPayload);
    expect(await objectsOf(upload)).toEqual(['file']);
    expect(await download(upload.id)).toMatchObject({ type: 'ready' });
    await db.owner
      .updateTable('thread_messages')
      .set({ deleted_at: TEST_NOW, deleted_reason: db.vault.seal('thread_messages.deleted_reason', 'väärä') })
      .where('id', '=', (eb) =>
        eb.selectFrom('message_attachments').select('message_id').where('id', '=', Number(upload.id)),
      )
      .execute();
    expect(await download(upload.id)).toEqual({ type: 'attachmentNotFound' });
  });

  test('that is not sent for a month is removed with what is in the storage', async () => {
    const upload = await sent('a.pdf', pdf());
    await run(FORGET_UNSENT, (await waiting(FORGET_UNSENT)).at(-1) as JobPayload);
    expect(await draft()).toEqual([]);
    expect(await objectsOf(upload)).toEqual([]);
  });
});
