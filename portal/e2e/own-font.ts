import type { Page } from '@playwright/test';

/**
 * Lets the page's documents wait for the brand's font, however late it comes. A slow machine misses the hundred
 * milliseconds of `font-display: optional`, and would measure whichever wider font it has in its place.
 */
export async function waitForOwnFont(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    // Node does not know the names of the brands' hosts.
    const asked = new URL(route.request().url());
    const response = await route.fetch({
      url: `http://localhost:${asked.port}${asked.pathname}`,
      headers: { ...route.request().headers(), host: asked.host },
    });
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/**
 * Opens a document whose font was there before its first text, loading it again where it was not: a font that arrives
 * a moment after it moves what its stand-in had set.
 *
 * @param open goes to the document, and waits until it is hydrated
 */
export async function openWithFont(page: Page, open: () => Promise<void>): Promise<void> {
  const TRIES = 5;
  for (let tries = 0; tries < TRIES; tries++) {
    await open();
    if (await page.evaluate(isFontInTime)) return;
  }
}

function isFontInTime(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.every((font) => (font as PerformanceResourceTiming).responseEnd < (paint?.startTime ?? 0));
}
