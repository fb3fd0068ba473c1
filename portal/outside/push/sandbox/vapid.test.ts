import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { isVapid } from './vapid.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const seconds = (more: number) => NOW.getTime() / 1000 + more;
const AUDIENCE = 'https://push.example';
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { publicKey, privateKey } = pair();
const { x = '', y = '' } = await exportJWK(publicKey);
const key = Buffer.concat([
  Buffer.from([4]),
  Buffer.from(x, 'base64url'),
  Buffer.from(y, 'base64url'),
]).toString('base64url');

async function authorization({
  aud = AUDIENCE,
  sub = 'mailto:a@b.example',
  exp = 3600,
  by = privateKey,
} = {}) {
  const token = await new SignJWT({ aud, sub, exp: seconds(exp) })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .sign(by);
  return `vapid t=${token}, k=${key}`;
}

test('a token of the subscription’s key is taken', async () => {
  expect(await isVapid(await authorization(), AUDIENCE, key, NOW)).toBe(true);
});

test.each([
  ['for another service', { aud: 'https://other.example' }],
  ['that has ended', { exp: -1 }],
  ['that lasts for more than a day', { exp: 25 * 3600 }],
  ['of another key', { by: pair().privateKey }],
  ['that says of nobody whom to reach', { sub: 'somebody' }],
])('one %s is not', async (_what, change) => {
  expect(await isVapid(await authorization(change), AUDIENCE, key, NOW)).toBe(false);
});

test('no token is not', async () => {
  expect(await isVapid(undefined, AUDIENCE, key, NOW)).toBe(false);
});
