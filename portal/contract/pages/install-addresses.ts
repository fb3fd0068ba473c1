import type { Language } from '../language/language.ts';

/** What stands outside the pages and calls, so that the portal can be installed and says something without a connection. */
export const SERVICE_WORKER = '/app/service-worker.js';
export const OFFLINE_SCRIPT = '/app/offline.js';
export const manifestAddress = (lang: Language): string => `/app/manifest-${lang}.webmanifest`;
export const offlineAddress = (lang: Language): string => `/app/offline-${lang}`;
