import type { Page } from '@playwright/test';
import { walkSignIn } from '#outside/identification/sandbox/walk-sign-in.ts';
import { answerTo } from './answer.ts';

/**
 * Identifies a person as `identify` does, but goes through the identification service's pages without the browser: for
 * each of them it would be sent Playwright's own script, which takes longer than a visit of a page of the portal. The
 * browser begins with the address that the service sends people back to.
 *
 * @param authenticate where the portal begins an identification; it knows the brand by this host
 * @param person key of the demo person
 */
export async function walkAside(page: Page, authenticate: URL, person: string): Promise<void> {
  const begun = await answerTo(authenticate, await cookiesFor(page, authenticate));
  const service = begun.headers.location;
  if (!service) throw new Error(`${authenticate.pathname} was answered ${begun.status}`);
  const set = (begun.headers['set-cookie'] ?? []).map((line) => {
    const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
    return { name, value, url: authenticate.origin, httpOnly: true, sameSite: 'Lax' as const };
  });
  await page.context().addCookies(set);
  // As from a bank's page. One of the portal's own that still fetches would learn that somebody else has signed in, and its reload
  // would end the navigation to them.
  await page.goto('about:blank');
  await page.goto((await walkSignIn(service, { person })).href);
}

/** The header with which the page's browser would ask for an address. */
export async function cookiesFor(page: Page, { href }: URL): Promise<string> {
  const cookies = await page.context().cookies(href);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
