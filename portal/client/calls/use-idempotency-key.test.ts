import { expect, test } from 'vitest';
import { createIdempotencyKey } from './use-idempotency-key.ts';

function counted() {
  let count = 0;
  return createIdempotencyKey(() => `key-${++count}`);
}

test('is the same for the same content until it is settled', () => {
  const key = counted();
  expect(key.of({ body: { a: 1 } })).toBe('key-1');
  expect(key.of({ body: { a: 1 } })).toBe('key-1');
  key.settle();
  expect(key.of({ body: { a: 1 } })).toBe('key-2');
});

test('is another one for another content', () => {
  const key = counted();
  expect(key.of({ body: { a: 1 } })).toBe('key-1');
  expect(key.of({ body: { a: 2 } })).toBe('key-2');
});
