import { afterEach, expect, test, vi } from 'vitest';
import { fetchForPress } from './fetch-for-press.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that says that there is no connection, right or wrong. */
function offline(answer: () => Promise<Response>): void {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', answer);
}

test('what a press needs is not asked for without a connection', async () => {
  offline(() => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn();
  await expect(fetchForPress(load)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
});

test('it comes where only the browser believes that there is none', async () => {
  offline(async () => new Response());
  expect(await fetchForPress(async () => 'rules')).toBe('rules');
});
