import type { Language } from '../language/language.ts';

// What stands outside the pages and calls, so that the portal can be installed and says something without a connection.

/** What answers for the whole site where there is no connection. */
export const SERVICE_WORKER = '/app/service-worker.js';
/** What shows on the page without a connection what the device keeps. */
export const OFFLINE_SCRIPT = '/app/offline.js';
/** What a browser installs a brand by. */
export const manifestAddress = (lang: Language): string => `/app/manifest-${lang}.webmanifest`;
/** The page without a connection. */
export const offlineAddress = (lang: Language): string => `/app/offline-${lang}`;
