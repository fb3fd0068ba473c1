import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileMade } from './while-made.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request, and how often it is in flight. */
function request() {
  const counted = { times: 0 };
  const countAgain = () => {
    counted.times++;
    return () => void counted.times--;
  };
  return { counted, countAgain };
}

async function* parts(...all: readonly string[]) {
  yield* all;
}

test('a file is in flight from its first part to its end', async () => {
  const { counted, countAgain } = request();
  const file = whileMade({ countAgain }, parts('a', 'b'))[Symbol.asyncIterator]();
  expect(counted.times).toBe(0);
  for (const value of ['a', 'b']) {
    expect(await file.next()).toEqual({ done: false, value });
    expect(counted.times).toBe(1);
  }
  expect(await file.next()).toEqual({ done: true, value: undefined });
  expect(counted.times).toBe(0);
});

test('it is not while its reader takes nothing, and is again when they do', async () => {
  const { counted, countAgain } = request();
  const file = whileMade({ countAgain }, parts('a', 'b'))[Symbol.asyncIterator]();
  await file.next();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counted.times).toBe(0);
  await file.next();
  expect(counted.times).toBe(1);
});

test('it is not once its reader has gone, or it breaks off', async () => {
  const left = request();
  const file = whileMade(left, parts('a', 'b'))[Symbol.asyncIterator]();
  await file.next();
  await file.return?.();
  expect(left.counted.times).toBe(0);
  const broken = request();
  const failing = async function* () {
    yield 'a';
    throw new Error('The database is gone.');
  };
  const other = whileMade(broken, failing())[Symbol.asyncIterator]();
  await other.next();
  await expect(other.next()).rejects.toThrow('The database is gone.');
  expect(broken.counted.times).toBe(0);
});
