import { expect, test, vi } from 'vitest';
import { NetworkError } from './call-error.ts';
import { together } from './together.ts';

const there = { error: undefined, isRefreshing: false };

test('calls that are shown together have failed where one has', () => {
  const error = new NetworkError('offline');
  const retry = vi.fn();
  expect(together({ ...there, retry }, { ...there, error, retry }).error).toBe(error);
  expect(together({ ...there, retry }, { ...there, retry }).error).toBeUndefined();
});

test('calls that are shown together are all asked for again, until the last has come', () => {
  const retries = [vi.fn(), vi.fn()] as const;
  const [first, second] = retries;
  const both = together({ ...there, retry: first }, { ...there, isRefreshing: true, retry: second });
  both.retry();
  expect(both.isRefreshing).toBe(true);
  for (const retry of retries) expect(retry).toHaveBeenCalledOnce();
});
