import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const ORIGIN = 'https://kaari.example';
const listeners = new Map<string, (event: object) => void>();
const asked = vi.fn(async (_request: object) => new Response('from the network'));

beforeAll(async () => {
  vi.stubGlobal('offlineFiles', {
    build: '1',
    pages: { fi: '/app/offline-fi' },
    files: ['/assets/font.woff2'],
    icon: '/assets/icon-kaari-192.png',
  });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('caches', { match: async () => new Response('without a connection') });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  await import('./service-worker.ts');
});
afterEach(() => asked.mockClear());

/** What the worker answers; null: the browser asks by itself. */
async function answerTo(path: string, given: { method?: string; preload?: Promise<Response> } = {}) {
  const { method = 'GET', preload = Promise.resolve(undefined) } = given;
  let answer: Promise<Response> | null = null;
  listeners.get('fetch')?.({
    request: { url: ORIGIN + path, method, mode: 'navigate' },
    preloadResponse: preload,
    respondWith: (one: Promise<Response>) => {
      answer = one;
    },
  });
  const answered = await (answer as Promise<Response> | null);
  return (await answered?.text()) ?? null;
}

test.each(['/fi/laskut', '/oauth/callback?code=1', '/api/anon/record-share-files/1'])(
  'what the browser has asked for already is not asked for again: %s',
  async (path) => {
    expect(await answerTo(path, { preload: Promise.resolve(new Response('asked once')) })).toBe('asked once');
    expect(asked).not.toHaveBeenCalled();
  },
);

test('a page without a connection has the kept one in its place, and nothing else has', async () => {
  const away = () => ({ preload: Promise.reject(new TypeError('away')) });
  expect(await answerTo('/fi/laskut', away())).toBe('without a connection');
  await expect(answerTo('/oauth/callback?code=1', away())).rejects.toThrow('away');
});

test('a change is the browser’s own', async () => {
  expect(await answerTo('/fi/laskut', { method: 'POST' })).toBeNull();
});
