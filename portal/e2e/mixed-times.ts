import type { Page } from '@playwright/test';

/** Times of day of a Finnish or Swedish page, one of each way in which they are written: `9:15` and `klo 9.15`. */
export const waysOfTimes = (page: Page): Promise<readonly string[]> => page.evaluate(readWays);

/** In the page: what only assistive technology reads is in full, and none of the two. */
function readWays(): string[] {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: { colon?: string; dot?: string } = {};
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const words = textContent ?? '';
    const { width = 0 } = parentElement?.getBoundingClientRect() ?? {};
    if (width <= 1) continue;
    if (/(?<![\d:.])\d{1,2}:[0-5]\d(?![\d:])/.test(words)) found.colon = words;
    const isLoneTime = parentElement?.closest('time') && /^\d{1,2}\.[0-5]\d$/.test(words);
    if (isLoneTime || /(klo|kl\.)\s\d{1,2}\.[0-5]\d/.test(words)) found.dot = words;
  }
  return Object.values(found);
}
