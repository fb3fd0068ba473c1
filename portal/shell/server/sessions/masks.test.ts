import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { masked, unmasked } from './masks.ts';

const secret = randomBytes(32).toString('base64url');

test('a masked secret is itself again', () => {
  expect(unmasked(masked(secret))).toBe(secret);
});

test('no two masks of a secret have a byte more in common than chance gives them', () => {
  const [one, other] = [masked(secret), masked(secret)].map((text) => Buffer.from(text, 'base64url'));
  const same = one?.filter((byte, index) => byte === other?.[index]) ?? [];
  expect(same.length).toBeLessThan(12);
});

test.each(['', 'x', 'not a mask', secret])('what is no mask is no secret: "%s"', (text) => {
  expect(unmasked(text)).not.toBe(secret);
});
