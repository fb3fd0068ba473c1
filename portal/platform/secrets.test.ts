import { expect, test } from 'vitest';
import { isLinkSecret } from '#contract/routes/link-secret.ts';
import { newCode, newSecret } from './secrets.ts';

test('a secret has the form of one, and is never given twice', () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  expect(secrets.filter((secret) => !isLinkSecret(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('a code has its length, and each sign at each place', () => {
  const codes = Array.from({ length: 1000 }, () => newCode('AB7', 4));
  expect(codes.filter((code) => !/^[AB7]{4}$/.test(code))).toEqual([]);
  for (const place of [0, 1, 2, 3]) expect(new Set(codes.map((code) => code[place])).size).toBe(3);
});
