import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrivateKeySet } from './client-key-set.ts';
import { clientKeysIn, rotateKeysIn } from './client-keys.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  file = join(folder, 'private', 'keys.json');
});
afterEach(() => rm(folder, { recursive: true }));

const create = () => clientKeysIn(file, { createsMissing: true }).current();
const read = async () => JSON.parse(await readFile(file, 'utf8')) as PrivateKeySet;
const kids = (keys: PrivateKeySet, use: string) =>
  keys.keys.filter((key) => key.use === use).map(({ kid }) => kid);

describe('a file of keys', () => {
  it('is made once by several processes, readable by nobody else', async () => {
    const sets = await Promise.all([create(), create(), create()]);
    expect(new Set(sets.map(({ published }) => JSON.stringify(published))).size).toBe(1);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'private'))).toEqual(['keys.json']);
  });

  it('is not made where it has to exist already', async () => {
    await expect(clientKeysIn(file).current()).rejects.toMatchObject({ name: 'KeysError' });
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('reveals nothing private', async () => {
    const { published } = await create();
    for (const key of published.keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
  });

  it('is read again when it has changed, and only then', async () => {
    const keys = clientKeysIn(file, { createsMissing: true });
    const first = await keys.current();
    expect(await keys.current()).toBe(first);
    await rotateKeysIn(file);
    expect(await keys.current()).not.toBe(first);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['spoilt', () => writeFile(file, '{')],
    ['taken away', () => rm(file)],
  ])('that is %s leaves the previous keys in use, and says so', async (_case, spoil) => {
    const onUnusable = vi.fn();
    const keys = clientKeysIn(file, { createsMissing: true, onUnusable });
    const first = await keys.current();
    await spoil();
    expect(await keys.current()).toBe(first);
    expect(onUnusable).toHaveBeenCalledOnce();
  });
});

describe('a rotation of keys', () => {
  it('signs with the key published as the next, and decrypts with the previous one, too', async () => {
    await create();
    const before = await read();
    await rotateKeysIn(file);
    const after = await read();
    const [current, next] = kids(before, 'sig');
    expect(kids(after, 'sig')).toEqual([next, expect.any(String), current]);
    expect(kids(after, 'enc')).toEqual([expect.any(String), kids(before, 'enc')[0]]);
    const { published } = await create();
    expect(published.keys.map(({ kid }) => kid)).toEqual([...kids(after, 'sig'), kids(after, 'enc')[0]]);
  });

  it('drops old keys', async () => {
    await create();
    const before = await read();
    for (let change = 0; change < 3; change += 1) await rotateKeysIn(file);
    const after = await read();
    expect(after.keys).toHaveLength(5);
    for (const { kid } of before.keys) expect(JSON.stringify(after)).not.toContain(kid);
  });
});

describe('keys that must not be used', () => {
  const broken: [string, (keys: PrivateKeySet) => unknown][] = [
    ['no JSON', () => undefined],
    ['no key to sign with', ({ keys }) => ({ keys: keys.filter(({ use }) => use === 'enc') })],
    ['no key to decrypt with', ({ keys }) => ({ keys: keys.filter(({ use }) => use === 'sig') })],
    ['a kid twice', ({ keys }) => ({ keys: [...keys, keys[0]] })],
    ['a public key', ({ keys }) => ({ keys: keys.map(({ d: _d, ...key }) => key) })],
    ['another algorithm', ({ keys }) => ({ keys: keys.map((key) => ({ ...key, alg: 'HS256' })) })],
    ['a short key', ({ keys }) => ({ keys: keys.map((key) => ({ ...key, n: key.n.slice(0, 172) })) })],
  ];

  it.each(broken)('are refused: %s', async (_case, change) => {
    await create();
    const keys = await read();
    await writeFile(file, JSON.stringify(change(keys)) ?? '{');
    const refusal = await clientKeysIn(file)
      .current()
      .catch((error: Error) => error);
    expect(refusal).toMatchObject({ name: 'KeysError' });
    // The message says what is wrong without quoting a key.
    for (const { d } of keys.keys) expect(String(refusal)).not.toContain(d.slice(0, 20));
  });

  it('are refused when they are of another kind', async () => {
    await create();
    const { keys } = await read();
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const curve = { ...(await exportJWK(privateKey)), kid: 'curve', use: 'sig', alg: 'ES256' };
    await writeFile(file, JSON.stringify({ keys: [curve, ...keys] }));
    await expect(clientKeysIn(file).current()).rejects.toMatchObject({ name: 'KeysError' });
  });
});
