import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError } from './call-error.ts';
import { withRetries } from './with-retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const problem = (status: number) =>
  new ProblemError({ type: 'about:blank', title: '', status, code: 'unexpected' });
const failing = (error: Error) => vi.fn<() => Promise<string>>().mockRejectedValue(error);

test('a call is made once, unless somebody asks for more', async () => {
  const attempt = failing(new NetworkError('offline'));
  await expect(withRetries(attempt)).rejects.toThrow('offline');
  expect(attempt).toHaveBeenCalledOnce();
});

test('one without an answer is made again after 300 ms, then after twice as long', async () => {
  const attempt = failing(new NetworkError('timeout'));
  const outcome = expect(withRetries(attempt, { retries: 2 })).rejects.toThrow('timeout');
  await vi.advanceTimersByTimeAsync(299);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(599);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(3);
  await outcome;
});

test('the first answer ends it', async () => {
  const attempt = failing(problem(503)).mockRejectedValueOnce(problem(503)).mockResolvedValue('saved');
  const answer = withRetries(attempt, { retries: 5 });
  await vi.advanceTimersByTimeAsync(300);
  expect(await answer).toBe('saved');
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('what was refused is final', async () => {
  const attempt = failing(problem(403));
  await expect(withRetries(attempt, { retries: 5 })).rejects.toBeInstanceOf(ProblemError);
  expect(attempt).toHaveBeenCalledOnce();
});

test('nobody waits for a call that is not wanted any more', async () => {
  const over = new AbortController();
  const attempt = failing(new NetworkError('offline'));
  const outcome = expect(withRetries(attempt, { retries: 5, signal: over.signal })).rejects.toThrow('left');
  over.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(300);
  await outcome;
  expect(attempt).toHaveBeenCalledOnce();
});
