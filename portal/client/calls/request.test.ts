import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUndecided, NetworkError, ProblemError } from './call-error.ts';
import { MESSAGING_TIME_OUT, request, TIME_OUT } from './request.ts';

const fetching = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetching));
afterEach(() => {
  vi.unstubAllGlobals();
  fetching.mockReset();
});

function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), init);
}

/** Never answers, but can be aborted like `fetch`. */
const silence: typeof fetch = (_url, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It should have failed'),
    (error: unknown) => error,
  );
}

describe('a request', () => {
  test('returns the body of an answer', async () => {
    fetching.mockResolvedValue(json({ type: 'success' }));
    expect(await request('/api/x')).toEqual({ type: 'success' });
  });

  test('reports a problem with its fields and when to try again', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Some fields need another value.',
      status: 422,
      code: 'invalidFields',
      requestId: 'r',
      errors: [{ field: 'email', code: 'format' }],
    };
    fetching.mockResolvedValue(json(problem, { status: 422, headers: { 'retry-after': '5' } }));
    const error = await failureOf(request('/api/x'));
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      code: 'invalidFields',
      status: 422,
      errors: [{ field: 'email', code: 'format' }],
      requestId: 'r',
      retryAfter: 5,
    });
  });

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['an answer that is no JSON', () => Promise.resolve(new Response('<html>')), 'unreadable'],
    ['a failure that somebody else wrote', () => Promise.resolve(json({}, { status: 502 })), 'unreadable'],
  ])('tells %s', async (_, answer, reason) => {
    fetching.mockImplementation(answer);
    const error = await failureOf(request('/api/x'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason });
  });

  test.each([
    ['/api/x', TIME_OUT],
    ['/api/customer-messaging?query=x', MESSAGING_TIME_OUT],
  ])('to %s gives up after its time', async (url, time) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fetching.mockImplementation(silence);
    const failure = failureOf(request(url));
    limit.abort(new DOMException('late', 'TimeoutError'));
    expect(await failure).toMatchObject({ name: 'NetworkError', reason: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(time);
    timeout.mockRestore();
  });

  test('passes on its caller’s abort', async () => {
    const caller = new AbortController();
    fetching.mockImplementation(silence);
    const failure = failureOf(request('/api/x', { signal: caller.signal }));
    caller.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });
});

test('only a definite refusal is decided', () => {
  const problem = (status: number) =>
    new ProblemError({ type: 'about:blank', title: '', status, code: 'unexpected' });
  const statuses = Array.from({ length: 200 }, (_, nth) => 400 + nth);
  // From 500 on it may have happened: with another key it would happen twice.
  expect(statuses.filter((status) => isUndecided(problem(status)))).toEqual(
    Array.from({ length: 100 }, (_, nth) => 500 + nth),
  );
  for (const reason of ['offline', 'timeout', 'unreadable'] as const) {
    expect(isUndecided(new NetworkError(reason))).toBe(true);
  }
  expect(isUndecided(new Error('aborted'))).toBe(false);
});
