import type { OfflineFiles } from '#contract/pages/offline-files.ts';
import type { PushNotice } from '#contract/pages/push-notice.ts';

/** As far as it is used: TypeScript's library of workers and that of pages exclude each other. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushing extends Lasting {
  readonly data: { json(): PushNotice } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification & { readonly data: { readonly path: string } };
}
interface Changing extends Lasting {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
interface Worker {
  readonly offlineFiles: OfflineFiles;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  addEventListener(type: 'push', listener: (event: Pushing) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Changing) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Shows what push services bring, opens what it is about, and tells the server of a new endpoint. */
export function listenForPush(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event)));
  worker.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

async function show({ data }: Pushing): Promise<void> {
  if (!data) return;
  const { tag, text, lang, path } = data.json();
  const { icon } = worker.offlineFiles;
  await worker.registration.showNotification(text, { tag, lang, icon, data: { path } });
}

async function open({ notification }: Clicked): Promise<void> {
  notification.close();
  const url = new URL(notification.data.path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === url.pathname) ?? pages[0];
  if (!page) return void (await worker.clients.openWindow(url.href));
  await page.focus();
  // What is being written on the page that is about the same stays.
  if (new URL(page.url).pathname !== url.pathname) await page.navigate(url.href);
}

async function renew({ oldSubscription, newSubscription }: Changing): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const renewed =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = renewed.toJSON();
  const { csrfToken }: { csrfToken: string } = await (await fetch('/api/session')).json();
  await fetch('/api/anon/push-devices/renewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify({ former: oldSubscription.endpoint, endpoint, ...keys }),
  });
}
