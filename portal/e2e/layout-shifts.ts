import type { Page } from '@playwright/test';

declare global {
  interface Window {
    seenShifts: string[];
  }
}

/** Notes what moves on a page; for its documents' start. */
export function observeShifts(): void {
  /** Less is a letter that moves by a fraction of a pixel. */
  const SEEN = 0.0001;
  window.seenShifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: readonly { node: Node | null }[];
    })[]) {
      if (entry.value < SEEN) continue;
      const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
      window.seenShifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved, once the last styles have been drawn. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return window.seenShifts;
  });
}
