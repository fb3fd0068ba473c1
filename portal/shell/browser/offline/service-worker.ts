import type { OfflineFiles } from '#contract/pages/offline-files.ts';

/** As far as it is used: TypeScript's library of workers and that of pages exclude each other. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly offlineFiles: OfflineFiles;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;
const { build, pages, files } = worker.offlineFiles;
const CACHE = `offline-${build}`;

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  // Nothing else is answered from here, and nothing is ever added: what a patient reads is in no cache.
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (files.includes(pathname)) event.respondWith(keptFile(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...Object.values(pages), ...files]);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  // Pages are asked for while the worker starts, and wait no longer for it.
  await worker.registration.navigationPreload?.enable();
  const former = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** The page from the server; without a connection the page that says so, in the language of the address. */
async function openPage({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const { pathname, searchParams } = new URL(request.url);
    const wanted = [pathname.split('/')[1], searchParams.get('lang')];
    const [, address] = Object.entries(pages).find(([lang]) => wanted.includes(lang)) ?? [];
    const page = await caches.match(address ?? Object.values(pages)[0] ?? '');
    if (!page) throw error;
    return page;
  }
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}
