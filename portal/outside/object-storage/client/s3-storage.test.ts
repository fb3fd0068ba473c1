import { request as open } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestStorage,
  TEST_ORIGIN,
  type TestStorage,
} from '#outside/object-storage/sandbox/test-storage.ts';
import { type ObjectStorage, ObjectStorageError, type SignedUpload } from './object-storage.ts';
import { createS3Storage } from './s3-storage.ts';

let server: TestStorage;
const PERSON = 'somebody';
let storage: ObjectStorage;
beforeAll(async () => {
  server = await startTestStorage();
  storage = createS3Storage(server.settings);
});
afterEach(() => server.faults.set('storage', 'none'));
afterAll(() => server.close());

const content = new Uint8Array(900).fill(7);

let nth = 0;
const newKey = () => `kela-card/${++nth}/front`;
const sign = (key: string, length = content.length) =>
  storage.signUpload({
    key,
    contentType: 'image/jpeg',
    length,
    metadata: { side: 'front' },
    expiresIn: 60,
  });
const put = ({ url, headers }: SignedUpload, body: Uint8Array, more: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', headers: { ...headers, ...more }, body: body as BodyInit });

describe('an upload', () => {
  it('arrives, is read and removed', async () => {
    const key = newKey();
    expect((await put(await sign(key, 900), content)).status).toBe(200);
    expect(await storage.read(key, 1000, PERSON)).toEqual(content);
    await storage.remove(key, PERSON);
    expect(await storage.read(key, 1000, PERSON)).toBe('missing');
    await storage.remove(key, PERSON);
  });

  it('replaces the previous object completely', async () => {
    const key = newKey();
    await put(await sign(key), content);
    await put(await sign(key, 3), new Uint8Array(3));
    expect(await storage.read(key, 1000, PERSON)).toEqual(new Uint8Array(3));
  });

  it('is not read when it is longer than asked', async () => {
    const key = newKey();
    await put(await sign(key), content);
    expect(await storage.read(key, 899, PERSON)).toBe('tooLong');
  });

  it('always declares its length', async () => {
    const { url } = await sign(newKey());
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';')).toContain('content-length');
  });

  it.each([
    ['less than was signed', 899, {}],
    ['more than was signed', 901, {}],
    ['another type', 900, { 'content-type': 'text/html' }],
    ['a header more', 900, { 'x-amz-acl': 'public-read' }],
  ])('is refused with %s', async (_, length, more) => {
    const key = newKey();
    const answer = await put(await sign(key, 900), new Uint8Array(length), more);
    expect(answer.status).toBe(403);
    expect(await storage.read(key, 1000, PERSON)).toBe('missing');
  });

  it.each(['kela-card/elsewhere/front', '../../etc/passwd', '%2e%2e/%2e%2e/x', 'kela-card//front'])(
    'does not go to %s in place of its own key',
    async (other) => {
      const key = newKey();
      const signed = await sign(key);
      const answer = await put({ ...signed, url: signed.url.replace(key, other) }, content);
      expect([400, 403, 404]).toContain(answer.status);
    },
  );

  it('is refused once its address has expired', async () => {
    const signed = await sign(newKey());
    server.letPass(2);
    expect((await put(signed, content)).status).toBe(403);
    server.letPass(-2);
  });

  it('leaves nothing when the connection drops in the middle of it', async () => {
    const key = newKey();
    const { url, headers } = await sign(key, 900);
    const outgoing = open(url, { method: 'PUT', headers: { ...headers, 'content-length': '900' } });
    const closed = new Promise((resolve) => outgoing.on('error', resolve).on('close', resolve));
    outgoing.write(content.subarray(0, 400));
    await sleep(100);
    outgoing.destroy();
    await closed;
    await sleep(50);
    expect(await storage.read(key, 1000, PERSON)).toBe('missing');
  });
});

describe('a download', () => {
  const fileName = 'lähete "1"; filename=x.html.pdf';
  const offer = async (key: string, content = 'Hei') => {
    await storage.write({ key, content: Buffer.from(content), contentType: 'application/pdf' }, PERSON);
    return storage.signDownload({ key, contentType: 'application/pdf', fileName, expiresIn: 60 });
  };

  it('is saved under its name, never shown', async () => {
    const answer = await fetch(await offer(newKey()));
    expect(await answer.text()).toBe('Hei');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="lahete _1__ filename=x.html.pdf"; filename*=UTF-8''l%C3%A4hete%20%221%22%3B%20filename%3Dx.html.pdf`,
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('cannot be made one that is shown, or one of another object', async () => {
    const [url, other] = [await offer(newKey()), newKey()];
    await offer(other);
    expect((await fetch(url.replace('attachment', 'inline'))).status).toBe(403);
    expect((await fetch(url.replace('application%2Fpdf', 'text%2Fhtml'))).status).toBe(403);
    expect((await fetch(url.replace(/kela-card.\d+.front/, other))).status).toBe(403);
  });

  it('is refused once its address has expired', async () => {
    const url = await offer(newKey());
    server.letPass(2);
    expect((await fetch(url)).status).toBe(403);
    server.letPass(-2);
  });
});

describe('a browser', () => {
  const ask = async (origin: string) => {
    const { url } = await sign(newKey());
    const wanted = {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    };
    return (await fetch(url, { method: 'OPTIONS', headers: { origin, ...wanted } })).headers;
  };

  it('may send from the portal’s pages', async () => {
    const headers = await ask(TEST_ORIGIN);
    expect(headers.get('access-control-allow-origin')).toBe(TEST_ORIGIN);
    expect(headers.get('access-control-allow-methods')).toBe('PUT');
    expect(headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it('may not from elsewhere', async () => {
    expect((await ask('https://elsewhere.example')).has('access-control-allow-origin')).toBe(false);
  });

  it('can read why it was refused', async () => {
    const signed = await sign(newKey());
    const answer = await put(signed, content, { origin: TEST_ORIGIN, 'content-type': 'text/html' });
    expect(answer.headers.get('access-control-allow-origin')).toBe(TEST_ORIGIN);
  });
});

describe('a storage', () => {
  it.each(['down', 'slow'] as const)('that is %s gives an error of its own', async (fault) => {
    server.faults.set('storage', fault);
    const impatient = createS3Storage({ ...server.settings, timeoutMs: 500 });
    await expect(impatient.read(newKey(), 1000, PERSON)).rejects.toThrow(ObjectStorageError);
    await expect(impatient.remove(newKey(), PERSON)).rejects.toThrow(ObjectStorageError);
    const object = { key: newKey(), content: Buffer.from('Hei'), contentType: 'text/plain' };
    await expect(impatient.write(object, PERSON)).rejects.toThrow(ObjectStorageError);
  });

  it('that loses objects has none', async () => {
    server.faults.set('storage', 'wrong');
    const key = newKey();
    expect((await put(await sign(key), content)).status).toBe(200);
    expect(await storage.read(key, 1000, PERSON)).toBe('missing');
  });

  it('with another key does not answer', async () => {
    const other = createS3Storage({ ...server.settings, secretAccessKey: 'guessed' });
    await expect(other.read(newKey(), 1000, PERSON)).rejects.toThrow(ObjectStorageError);
  });
});
