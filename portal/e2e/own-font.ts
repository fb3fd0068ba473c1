import type { Page } from '@playwright/test';

/** Milliseconds; a font that comes no sooner is left out, and the page measured as it then is. */
const LONGEST = 15_000;

/**
 * Keeps the styles of the page's documents back until the brand's fonts have come. A slow machine misses the hundred
 * milliseconds of `font-display: optional`, and would measure whichever wider font it has in their place, or see them move
 * what their stand-in had set.
 */
export async function waitForOwnFont(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    await page
      .waitForFunction(areFontsHere, undefined, { polling: 50, timeout: LONGEST })
      .catch(() => undefined);
    await route.continue();
  });
}

/** Asked of a document whose head is read while its styles are still waited for: it names the fonts that it needs. */
function areFontsHere(): boolean {
  const needed = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
  return [...needed].every(({ href }) => performance.getEntriesByName(href).length > 0);
}
