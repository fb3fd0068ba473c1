import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { answerTo } from './answer.ts';
import { BRANDS, originOf } from './fixtures.ts';
import { stylesCookieIn } from './page-weight.ts';

/** Milliseconds; a font that comes no sooner is left out, and the page measured as it then is. */
const LONGEST = 15_000;

/**
 * Keeps the styles of the page's documents back until the brand's fonts have come. A slow machine misses the hundred
 * milliseconds of `font-display: optional`, and would measure whichever wider font it has in their place, or see them move
 * what their stand-in had set.
 */
export async function waitForOwnFont(page: Page): Promise<void> {
  await linkStyles(page);
  await page.route('**/*.css', async (route) => {
    await page
      .waitForFunction(areFontsHere, undefined, { polling: 50, timeout: LONGEST })
      .catch(() => undefined);
    await route.continue();
  });
}

/** Has every document link its styles, as for a browser that has been here before: only files can be held back. */
async function linkStyles(page: Page): Promise<void> {
  const { headers } = await answerTo(new URL(originOf('kaari') + href('eula', {}, 'fi')));
  const [name = '', value = ''] = stylesCookieIn(headers['set-cookie']).split('=');
  await page.context().addCookies(BRANDS.map(({ id }) => ({ name, value, url: originOf(id) })));
}

/** Asked of a document whose head is read while its styles are still waited for: it names the fonts that it needs. */
function areFontsHere(): boolean {
  const needed = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
  return [...needed].every(({ href }) => performance.getEntriesByName(href).length > 0);
}
