import { beforeEach, expect, test, vi } from 'vitest';
import { listenForPush } from './push-events.ts';

const ORIGIN = 'https://kaari.example';
const ICON = '/assets/icon-kaari-192.png';
const NOTICE = { tag: 'messages', text: 'Sinulle on uusi viesti', lang: 'fi', path: '/fi/viestit' };

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const showNotification = vi.fn(async () => undefined);
const subscribe = vi.fn();
const openWindow = vi.fn(async () => null);
const matchAll = vi.fn(async (): Promise<readonly object[]> => []);
const fetched = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('offlineFiles', { icon: ICON });
  vi.stubGlobal('registration', { showNotification, pushManager: { subscribe } });
  vi.stubGlobal('clients', { matchAll, openWindow });
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('fetch', fetched);
  listenForPush();
});

/** Has the worker take an event, until all that it does about it is done. */
async function take(type: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}
const click = (path: string) =>
  take('notificationclick', { notification: { close: () => {}, data: { path } } });

test('a message is shown in its words and with the sign of the brand, in place of an earlier one of its kind', async () => {
  await take('push', { data: { json: () => NOTICE } });
  const { tag, text, lang, path } = NOTICE;
  expect(showNotification).toHaveBeenCalledWith(text, { tag, lang, icon: ICON, data: { path } });
});

test('a press opens the page, in the tab that is there', async () => {
  await click(NOTICE.path);
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/fi/viestit`);

  const page = { url: `${ORIGIN}/fi`, focus: vi.fn(), navigate: vi.fn() };
  matchAll.mockResolvedValueOnce([page]);
  await click(NOTICE.path);
  expect(page.navigate).toHaveBeenCalledWith(`${ORIGIN}/fi/viestit`);
  expect(openWindow).toHaveBeenCalledTimes(1);
});

test('a press leaves what is written on the page that it is about', async () => {
  const page = { url: `${ORIGIN}/fi/viestit?tab=1`, focus: vi.fn(), navigate: vi.fn() };
  matchAll.mockResolvedValueOnce([{ ...page, url: `${ORIGIN}/fi` }, page]);
  await click(NOTICE.path);
  expect(page.focus).toHaveBeenCalled();
  expect(page.navigate).not.toHaveBeenCalled();
});

test('a press opens no other site', async () => {
  await click('https://evil.example/');
  expect(openWindow).not.toHaveBeenCalled();
});

test('another endpoint is told to the server with the former one', async () => {
  const keys = { p256dh: 'B', auth: 'A' };
  const endpoint = 'https://push.example/new';
  fetched.mockResolvedValue({ json: async () => ({ csrfToken: 'token' }) });
  subscribe.mockResolvedValue({ toJSON: () => ({ endpoint, keys }) });
  const oldSubscription = { endpoint: 'https://push.example/old', options: { applicationServerKey: 'K' } };
  await take('pushsubscriptionchange', { oldSubscription, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'K' });
  const [address, { headers, body }] = fetched.mock.calls[1] ?? [];
  expect(address).toBe('/api/anon/push-devices/renewal');
  expect(headers['x-csrf-token']).toBe('token');
  expect(JSON.parse(body)).toEqual({ former: oldSubscription.endpoint, endpoint, ...keys });
});
