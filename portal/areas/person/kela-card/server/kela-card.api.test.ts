import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readCardImages } from '#areas/person/shared/kela-card/server/kela-card.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { createS3Storage } from '#outside/object-storage/client/s3-storage.ts';
import { startTestStorage, type TestStorage } from '#outside/object-storage/sandbox/test-storage.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { bomb, drawing, photo } from '#platform/images/test-images.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { endpoints, SignedImageUpload } from '../contract.ts';
import { FORGET_UPLOAD, kelaCardTasks } from './forget-upload.ts';
import { UPLOADS_AN_HOUR } from './init-upload.ts';
import { createKelaCardService } from './service.ts';

const SHOW = 'GET /api/kela-card';
const INIT = 'POST /api/kela-card/init-upload';
const FINISH = 'GET /api/kela-card/finish-upload';

let db: TestDatabase;
let server: TestStorage;
let storage: ReturnType<typeof createS3Storage>;
let call: Call<typeof endpoints>;
let front: Buffer;
let back: Buffer;
const patients: string[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  server = await startTestStorage();
  storage = createS3Storage(server.settings);
  call = callerOf(db, createKelaCardService(storage));
  [front, back] = await Promise.all([photo(), drawing()]);
  patients.push(...Array.from({ length: 40 }, () => randomUUID()));
  const person = { identity_code: 'a code', first_names: 'Test', last_name: 'Person' };
  await db.owner
    .insertInto('patients')
    .values(patients.map((id) => sealPatient(db.vault, { id, ...person })))
    .execute();
});
afterEach(() => server.faults.set('storage', 'none'));
afterAll(async () => {
  await server.close();
  await db.drop();
});

/** Somebody whom no other test knows. */
const somebody = () => {
  const patientId = patients.pop();
  if (!patientId) throw new Error('There are no more patients.');
  return patientId;
};
const as = (patientId: string, more: Partial<Session> = {}, now = TEST_NOW) => ({
  session: {
    patientId,
    person: { firstNames: 'Test', lastName: 'Person', identityCode: 'not needed' },
    ...more,
  },
  now,
});
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

interface Begun {
  readonly front: SignedImageUpload;
  readonly back: SignedImageUpload;
  readonly token: string;
}
const MIMETYPES = { front: 'image/jpeg', back: 'image/png' };
type Images = Readonly<Record<'front' | 'back', Buffer>>;
const sizesOf = (images: Images) => ({ front: images.front.length, back: images.back.length });
/** What the page says of its images; whose bytes they are is for the storage to find out. */
const terms = (more = {}) => ({ mimetypes: MIMETYPES, sizes: sizesOf({ front, back }), ...more });
const bodyOf = <Body>(outcome: Outcome): Body => {
  if ('problem' in outcome) throw new Error(`answered ${outcome.problem}`);
  return outcome.body as Body;
};
const init = async (patientId: string, body = {}, request = {}) =>
  bodyOf<Begun>(await call(INIT, { body: terms(body) }, { ...as(patientId), ...request }));
const put = ({ url, headers }: SignedImageUpload, body: Buffer, more = {}) =>
  fetch(url, { method: 'PUT', headers: { ...headers, ...more }, body: body as BodyInit });
const finish = (patientId: string, token: string, request = {}) =>
  call(FINISH, { query: { token } }, { ...as(patientId), ...request });

async function begin(patientId: string, images = { front, back }): Promise<Begun> {
  const begun = await init(patientId, { sizes: sizesOf(images) });
  for (const side of ['front', 'back'] as const) {
    expect((await put(begun[side], images[side])).status).toBe(200);
  }
  return begun;
}
const success = { body: { type: 'success', success: true } };
const accessesOf = async (patientId: string) => {
  const rows = await db.owner
    .selectFrom('access_log')
    .select(['action', 'record_kind'])
    .where('patient_id', '=', patientId)
    .where('record_kind', '=', 'kela-card')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};
const objectsOf = async (patientId: string) => {
  const uploads = await db.owner
    .selectFrom('kela_card_uploads')
    .select('id')
    .where('patient_id', '=', patientId)
    .execute();
  const keys = uploads.flatMap(({ id }) => [`kela-card/${id}/front`, `kela-card/${id}/back`]);
  return (await Promise.all(keys.map((key) => server.objects.get(key)))).filter(Boolean).length;
};

test.each([
  [SHOW, {}],
  [INIT, { body: { mimetypes: MIMETYPES, sizes: { front: 1, back: 1 } } }],
  [FINISH, { query: { token: 'a'.repeat(43) } }],
] as const)('%s is for patients', async (key, input) => {
  expect(await call(key, input)).toEqual({ problem: 'authenticationRequired' });
});

describe('a card', () => {
  test('is missing until both images are there, then shown small', async () => {
    const patientId = somebody();
    expect(await call(SHOW, {}, as(patientId))).toEqual({
      body: { front: { status: 'missing' }, back: { status: 'missing' } },
    });
    const { token } = await begin(patientId);
    expect(await finish(patientId, token)).toEqual(success);
    const card = bodyOf<Record<'front' | 'back', { preview: string }>>(await call(SHOW, {}, as(patientId)));
    expect(card).toMatchObject({
      front: { status: 'uploaded', uploadedAt: TEST_NOW.toISOString() },
      back: { status: 'uploaded', uploadedAt: TEST_NOW.toISOString() },
    });
    const [, data = ''] = card.front.preview.split('data:image/jpeg;base64,');
    const preview = await sharp(Buffer.from(data, 'base64')).metadata();
    expect(preview).toMatchObject({ format: 'jpeg', height: 640 });
    expect(preview.exif).toBeUndefined();
    expect(await accessesOf(patientId)).toEqual(['read', 'change', 'read']);
  });

  test('lies sealed in the database, for its patient alone, and its raw images are gone', async () => {
    const patientId = somebody();
    const other = somebody();
    for (const each of [patientId, other]) await finish(each, (await begin(each)).token);
    const rows = await db.owner.selectFrom('kela_cards').selectAll().execute();
    for (const row of rows) {
      for (const sealed of [row.front, row.back, row.front_preview, row.back_preview]) {
        expect(sealed.includes('JFIF')).toBe(false);
      }
    }
    expect(await objectsOf(patientId)).toBe(0);
    // Copied to another patient's row it does not open.
    const own = rows.find((row) => row.patient_id === patientId);
    await db.owner
      .updateTable('kela_cards')
      .set({ front: own?.front ?? Buffer.alloc(0) })
      .where('patient_id', '=', other)
      .execute();
    const read = db.inScope({ patientId: other }, (tx) => readCardImages(tx, db.vault, other, 'whole'));
    await expect(read).rejects.toThrow();
    const unseen = await db.inScope({ patientId: other }, (tx) =>
      readCardImages(tx, db.vault, patientId, 'whole'),
    );
    expect(unseen).toBeNull();
  });

  test('is replaced whole: until the second upload has ended the first stays', async () => {
    const patientId = somebody();
    await finish(patientId, (await begin(patientId)).token);
    const shown = async () => JSON.stringify(await call(SHOW, {}, as(patientId)));
    const first = await shown();
    const [newFront, newBack] = [await photo({ colour: '#fff' }), await drawing({ colour: '#000' })];
    const second = await init(patientId, { sizes: sizesOf({ front: newFront, back: newBack }) });
    await put(second.front, newFront);
    expect(await finish(patientId, second.token)).toEqual({
      body: { type: 'incomplete', success: false, sides: ['back'] },
    });
    expect(await shown()).toBe(first);
    await put(second.back, newBack);
    expect(await finish(patientId, second.token)).toEqual(success);
    expect(await shown()).not.toBe(first);
  });

  test('is opened and kept once, however many ask at the same time, of whichever process', async () => {
    const patientId = somebody();
    const { token } = await begin(patientId);
    const reading = vi.spyOn(storage, 'read');
    const removing = vi.spyOn(storage, 'remove');
    const others = callerOf(db, createKelaCardService(storage));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        (nth % 2 ? call : others)(FINISH, { query: { token } }, as(patientId)),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(success);
    const sidesOf = ({ mock }: typeof reading | typeof removing) =>
      mock.calls.map(([key]) => key.replace(/.*\//, '')).toSorted();
    // Each process fetches them once, ahead of the transaction that opens them, unless the other has been through by
    // then; who has opened them removes them.
    expect([
      ['back', 'front'],
      ['back', 'back', 'front', 'front'],
    ]).toContainEqual(sidesOf(reading));
    expect(sidesOf(removing)).toEqual(['back', 'front']);
    reading.mockRestore();
    removing.mockRestore();
    expect(await accessesOf(patientId)).toEqual(['change']);
  });

  test('opens nothing while an image is missing', async () => {
    const patientId = somebody();
    const none = Buffer.from('no image');
    const begun = await init(patientId, { sizes: sizesOf({ front: none, back }) });
    await put(begun.front, none);
    expect(await finish(patientId, begun.token)).toMatchObject({ body: { sides: ['back'] } });
    await put(begun.back, back);
    expect(await finish(patientId, begun.token)).toMatchObject({
      body: { type: 'refused', refusals: [{ side: 'front', reason: 'type' }] },
    });
  });

  test('may be asked for again when another process has been opening it for too long', async () => {
    const patientId = somebody();
    const { token } = await begin(patientId);
    const answer = await db.owner.transaction().execute(async (tx) => {
      await sql`select from kela_card_uploads where patient_id = ${patientId} for update`.execute(tx);
      return finish(patientId, token);
    });
    expect(answer).toEqual({ problem: 'temporarilyUnavailable' });
    expect(await finish(patientId, token)).toEqual(success);
  });
});

describe('a token', () => {
  test('that was used answers the same again, and changes nothing', async () => {
    const patientId = somebody();
    const begun = await begin(patientId);
    await finish(patientId, begun.token);
    // What is put afterwards is nobody's.
    expect((await put(begun.front, Buffer.alloc(front.length))).status).toBe(200);
    expect(await finish(patientId, begun.token)).toEqual(success);
    expect(await accessesOf(patientId)).toEqual(['change']);
    expect(await call(INIT, { body: terms({ token: begun.token }) }, as(patientId))).toEqual({
      problem: 'notFound',
    });
  });

  test('of another patient, of another session, or of nobody is not there', async () => {
    const patientId = somebody();
    const { token } = await begin(patientId);
    const notFound = { problem: 'notFound' };
    expect(await finish(somebody(), token)).toEqual(notFound);
    expect(await finish(patientId, token, as(patientId, { hash: randomBytes(32) }))).toEqual(notFound);
    expect(await finish(patientId, randomBytes(32).toString('base64url'))).toEqual(notFound);
    const renewal = { body: terms({ token }) };
    expect(await call(INIT, renewal, as(somebody()))).toEqual(notFound);
    expect(await finish(patientId, token)).toEqual(success);
  });

  test('expires', async () => {
    const patientId = somebody();
    const { token } = await begin(patientId);
    const later = as(patientId, {}, minutesLater(61));
    expect(await finish(patientId, token, later)).toEqual({ body: { type: 'expired', success: false } });
    expect(await call(INIT, { body: terms({ token }) }, later)).toEqual({
      problem: 'notFound',
    });
  });

  test.each(['short', 'ä'.repeat(43), ''])('%s is malformed', async (token) => {
    expect(await finish(patients[0] ?? '', token)).toMatchObject({ problem: 'malformed' });
  });
});

describe('an upload', () => {
  test('goes on with new addresses after a dropped connection: what has arrived stays', async () => {
    const patientId = somebody();
    const begun = await init(patientId);
    await put(begun.front, front);
    server.letPass(16);
    expect((await put(begun.back, back)).status).toBe(403);
    server.letPass(-16);
    const renewed = await init(patientId, { token: begun.token });
    expect(renewed.token).toBe(begun.token);
    expect((await put(renewed.back, back)).status).toBe(200);
    expect(await finish(patientId, begun.token)).toEqual(success);
  });

  test('waits for a storage that is away', async () => {
    const patientId = somebody();
    const { token } = await begin(patientId);
    server.faults.set('storage', 'down');
    const reports: unknown[] = [];
    const answer = await finish(patientId, token, { report: (error: unknown) => reports.push(error) });
    expect(answer).toEqual({ problem: 'temporarilyUnavailable' });
    expect(reports).toHaveLength(1);
    server.faults.set('storage', 'none');
    expect(await finish(patientId, token)).toEqual(success);
  });

  test('that nobody finishes is forgotten with its images, and so is one that ended', async () => {
    const patientId = somebody();
    await begin(patientId);
    const { token, front: address } = await begin(patientId);
    await finish(patientId, token);
    await put(address, front);
    expect(await objectsOf(patientId)).toBe(3);
    const { rows } = await sql<{ payload: JobPayload; run_at: Date }>`
      select payload, run_at from graphile_worker._private_jobs
      where payload ->> 'patientId' = ${patientId}`.execute(db.owner);
    expect(rows).toHaveLength(2);
    for (const { payload, run_at: runAt } of rows) {
      expect(runAt.getTime()).toBeGreaterThan(minutesLater(60).getTime());
      await kelaCardTasks({ storage, inScope: db.inScope })[FORGET_UPLOAD]?.(
        payload,
        new AbortController().signal,
      );
    }
    expect(await objectsOf(patientId)).toBe(0);
  });

  test('is begun so often in an hour and no more, by each patient', async () => {
    const patientId = somebody();
    for (let nth = 1; nth <= UPLOADS_AN_HOUR; nth++) await init(patientId);
    expect(await call(INIT, { body: terms() }, as(patientId))).toEqual({ problem: 'tooManyRequests' });
    await init(somebody());
    await init(patientId, {}, as(patientId, {}, minutesLater(60)));
  });

  test.each([
    [{ mimetypes: { front: 'image/svg+xml', back: 'image/png' } }, 'mimetypes.front'],
    [{ mimetypes: { front: 'image/png' } }, 'mimetypes.back'],
    // Nothing is signed whose length is anybody's choice.
    [{ sizes: undefined }, 'sizes'],
    [{ sizes: { front: 1 } }, 'sizes.back'],
    [{ sizes: { front: 11 * 1024 * 1024, back: 1 } }, 'sizes.front'],
    [{ sizes: { front: 1, back: 0 } }, 'sizes.back'],
    [{ token: 'x' }, 'token'],
  ])('of %j is refused', async (wrong, field) => {
    const answer = await call(INIT, { body: terms(wrong) }, as(patients[0] ?? ''));
    expect(answer).toMatchObject({ problem: 'invalidFields', errors: [{ field }] });
  });
});

describe('an attack', () => {
  const refused = (reason: string) => ({
    body: { type: 'refused', success: false, refusals: [{ side: 'back', reason }] },
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a script named .png', () => Buffer.from('#!/bin/sh\nrm -rf /'), 'type'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a JPEG that is said to be a PNG', () => photo(), 'type'],
    ['a 40-megapixel image', () => drawing({ width: 8000, height: 5000 }), 'tooManyPixels'],
    ['a decompression bomb', () => bomb(60_000, 60_000), 'tooManyPixels'],
    ['a broken image', () => bomb(3000, 3000), 'unreadable'],
  ])('with %s keeps nothing and ends the upload', async (_, image, reason) => {
    const patientId = somebody();
    const { token } = await begin(patientId, { front, back: await image() });
    expect(await finish(patientId, token)).toEqual(refused(reason));
    expect(await finish(patientId, token)).toEqual({ body: { type: 'expired', success: false } });
    expect(await objectsOf(patientId)).toBe(0);
    expect(bodyOf(await call(SHOW, {}, as(patientId)))).toMatchObject({ front: { status: 'missing' } });
  });

  test('with something hung on an image keeps the image alone', async () => {
    const patientId = somebody();
    const tail = '<script>alert(document.cookie)</script>';
    const { token } = await begin(patientId, { front: Buffer.concat([front, Buffer.from(tail)]), back });
    expect(await finish(patientId, token)).toEqual(success);
    const images = await db.inScope({ patientId }, (tx) => readCardImages(tx, db.vault, patientId, 'whole'));
    const kept = Buffer.from(images?.front.split(',')[1] ?? '', 'base64');
    expect(kept.includes(tail)).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  test('with another type, another object or more bytes than were signed reaches no storage', async () => {
    const patientId = somebody();
    const begun = await init(patientId, { sizes: { front: 10, back: 10 } });
    const other = await init(somebody());
    const ten = Buffer.alloc(10);
    expect((await put(begun.front, ten, { 'content-type': 'text/html' })).status).toBe(403);
    expect((await put(begun.front, Buffer.alloc(11))).status).toBe(403);
    expect((await put(begun.front, Buffer.alloc(9))).status).toBe(403);
    const foreign = new URL(begun.front.url);
    foreign.pathname = new URL(other.front.url).pathname;
    expect((await put({ ...begun.front, url: foreign.href }, ten)).status).toBe(403);
    expect(await objectsOf(patientId)).toBe(0);
  });

  test('with an object that is too large is refused by the storage, or unread', async () => {
    const patientId = somebody();
    const begun = await init(patientId);
    const large = Buffer.alloc(11 * 1024 * 1024);
    expect((await put(begun.front, large)).status).toBe(403);
    // A storage that checks no length.
    const [upload] = await db.owner
      .selectFrom('kela_card_uploads')
      .select('id')
      .where('patient_id', '=', patientId)
      .execute();
    await server.objects.put(`kela-card/${upload?.id}/back`, Readable.from([large]), Infinity);
    await put(begun.front, front);
    expect(await finish(patientId, begun.token)).toEqual(refused('tooLong'));
  });
});
