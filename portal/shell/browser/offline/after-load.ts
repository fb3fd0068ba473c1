/// <reference types="vite/client" />

import { forgetDevice } from '#client/kept/forget-device.ts';
import { forgetOthers } from '#client/kept/kept-appointments.ts';
import { SERVICE_WORKER } from '#contract/pages/install-addresses.ts';
import type { PageState } from '#contract/pages/render.ts';

/** As far as it is used; TypeScript does not know it: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** What a document does once nobody waits for it: what this device keeps is brought up to date. */
export async function afterLoad({ session }: Pick<PageState, 'session'>): Promise<void> {
  if (import.meta.env.PROD) registerWorker();
  // Here, or on another device: both say so on the page to log in on.
  const logOut = new URLSearchParams(location.search).get('logOut');
  const isLoggedOut = session.personId === null && logOut !== null && logOut !== 'ask';
  await (isLoggedOut ? forgetDevice() : forgetOthers(session.personId, Date.now()));
}

function registerWorker(): void {
  // Absent where pages do not come by https. A browser that refuses does without.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  const url = policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;
  navigator.serviceWorker?.register(url, { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
}
