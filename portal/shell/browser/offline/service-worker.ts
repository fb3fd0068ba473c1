import type { OfflineFiles } from '#contract/pages/offline-files.ts';
import { listenForPush } from './push-events.ts';

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

listenForPush();
worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  // Nothing else is answered from here, and nothing is ever added: what a patient reads is in no cache. What a browser opens it has
  // asked for already, files and steps of an identification too; unanswered, it asks again, and a step is good for once.
  if (request.mode === 'navigate') event.respondWith(open(event, offlinePageFor(pathname)));
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

/** The page that stands in for one at an address; null where that is no page, such as a file or a step of an identification. */
function offlinePageFor(pathname: string): string | null {
  const first = pathname.split('/')[1];
  if (first === '') return Object.values(pages)[0] ?? null;
  return Object.entries(pages).find(([lang]) => lang === first)?.[1] ?? null;
}

/** What the server answers; without a connection the page that says so, in the place of a page. */
async function open({ request, preloadResponse }: Fetching, offline: string | null): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = offline === null ? undefined : await caches.match(offline);
    if (!page) throw error;
    return page;
  }
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}
