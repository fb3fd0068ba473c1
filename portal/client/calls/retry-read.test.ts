import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError } from './call-error.ts';
import { retryRead } from './retry-read.ts';

const problem = (status: number, retryAfter: number | null = null) =>
  new ProblemError({ type: 'about:blank', title: '', status, code: 'temporarilyUnavailable' }, retryAfter);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** After how many seconds a read is tried again; null for never. */
function waitOf(error: unknown, retryCount = 1): number | null {
  const began = Date.now();
  let waited: number | null = null;
  retryRead(error, '', {}, () => (waited = (Date.now() - began) / 1000), { retryCount });
  vi.runAllTimers();
  return waited;
}

describe('a read that has failed', () => {
  test('is not tried again when it was refused', () => {
    expect(waitOf(problem(403))).toBeNull();
    expect(waitOf(problem(429, 5))).toBeNull();
  });

  test('is tried again when the server said, or a little later', () => {
    for (const seconds of [2, 5, 30]) {
      const waited = waitOf(problem(503, seconds));
      expect(waited).toBeGreaterThanOrEqual(seconds);
      expect(waited).toBeLessThanOrEqual(seconds * 1.5);
    }
  });

  test('is tried three times while the server is overloaded, and once otherwise', () => {
    expect(waitOf(problem(503, 2), 3)).not.toBeNull();
    expect(waitOf(problem(503, 2), 4)).toBeNull();
    expect(waitOf(problem(500), 1)).toBe(2);
    expect(waitOf(problem(500), 2)).toBeNull();
    expect(waitOf(new NetworkError('offline'), 1)).toBe(2);
    expect(waitOf(new NetworkError('offline'), 2)).toBeNull();
  });
});
