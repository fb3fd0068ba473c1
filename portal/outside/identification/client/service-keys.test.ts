import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serviceKeysIn } from './service-keys.ts';

let folder: string;
let publicKey: JWK;
let privateKey: JWK;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-keys-'));
  const pair = await generateKeyPair('ES256', { extractable: true });
  [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)]);
});
afterAll(() => rm(folder, { recursive: true }));

it('are those handed over last, and the previous ones while the file is unusable', async () => {
  const file = join(folder, 'keys.json');
  const onUnusable = vi.fn();
  const keys = serviceKeysIn(file, onUnusable);
  await expect(keys.current()).rejects.toMatchObject({ name: 'KeysError' });
  const named = (kid: string) => ({ keys: [{ ...publicKey, kid }] });
  await writeFile(file, JSON.stringify(named('first')));
  expect(await keys.current()).toEqual(named('first'));
  await writeFile(file, JSON.stringify(named('the second')));
  expect(await keys.current()).toEqual(named('the second'));
  await writeFile(file, 'half a fi');
  expect(await keys.current()).toEqual(named('the second'));
  expect(onUnusable).toHaveBeenCalledOnce();
});

it.each<[string, () => unknown]>([
  ['no JSON', () => undefined],
  ['no key set', () => [publicKey]],
  ['no key', () => ({ keys: [] })],
  ['a key without a name', () => ({ keys: [publicKey] })],
  ['a secret to share', () => ({ keys: [{ kty: 'oct', kid: 'a', k: 'c2VjcmV0' }] })],
  ['a private key', () => ({ keys: [{ ...privateKey, kid: 'a' }] })],
])('are refused: %s', async (_case, given) => {
  const file = join(folder, 'refused.json');
  await writeFile(file, JSON.stringify(given()) ?? '{');
  const refusal = await serviceKeysIn(file)
    .current()
    .catch((error: Error) => error);
  expect(refusal).toMatchObject({ name: 'KeysError' });
  expect(String(refusal)).not.toContain(privateKey.d);
});
