import type { Page } from 'playwright';
import { isLive } from '../../portal/contract/pages/is-live.ts';

/** What a reader waits for, in milliseconds; layout shift as its score. */
export interface Vitals {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Time beyond 50 ms of tasks between the first paint and `BLOCKING_WINDOW_MS` after it. */
  readonly tbt: number;
  /** The longest task of that time. */
  readonly longest: number;
  readonly cls: number;
  /** When scripts have taken the page over; NaN where none do. */
  readonly interactive: number;
  /** Of the document, and the styles and scripts that have come by then, as they travelled. */
  readonly bytes: number;
}

/** After the first paint, in milliseconds. */
const BLOCKING_WINDOW_MS = 5000;
const LONG_TASK_MS = 50;

interface Seen {
  lcp: number;
  cls: number;
  interactive: number;
  tasks: { start: number; duration: number }[];
}
declare global {
  interface Window {
    seenVitals: Seen;
    isLive: (element: Element) => boolean;
  }
}

/** Makes every document of the page record what happens, from before its first byte. */
export async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(`window.isLive = ${isLive}`);
  await page.addInitScript(() => {
    const seen: Seen = { lcp: 0, cls: 0, interactive: Number.NaN, tasks: [] };
    window.seenVitals = seen;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.cls += shift.value;
    });
    const watch = setInterval(() => {
      const [button] = document.querySelectorAll('#root button, #root a');
      if (!button || !window.isLive(button)) return;
      seen.interactive = performance.now();
      clearInterval(watch);
    }, 20);
    observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  });
}

/** Waits until the blocking window of the open page is over, and returns the sums. */
export async function readVitals(page: Page): Promise<Vitals> {
  const fcp = await firstPaint(page);
  const since = await page.evaluate(() => performance.now());
  await page.waitForTimeout(Math.max(0, fcp + BLOCKING_WINDOW_MS - since));
  const { lcp, cls, interactive, tasks } = await page.evaluate(() => window.seenVitals);
  const bytes = await page.evaluate(
    bytesUntil,
    Number.isNaN(interactive) ? fcp + BLOCKING_WINDOW_MS : interactive,
  );
  const durations = tasks
    .filter(({ start }) => start >= fcp && start < fcp + BLOCKING_WINDOW_MS)
    .map(({ duration }) => duration);
  const tbt = durations.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { fcp, lcp, tbt, longest: Math.max(0, ...durations), cls, interactive, bytes };
}

/** Everything may have been loaded a moment before it is painted. */
async function firstPaint(page: Page): Promise<number> {
  const deadline = Date.now() + BLOCKING_WINDOW_MS;
  while (Date.now() < deadline) {
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    );
    if (painted !== null) return painted;
    await page.waitForTimeout(50);
  }
  throw new Error(`Nothing was painted at ${page.url()}.`);
}

/** Bytes of the document, styles and scripts that had come by then. */
function bytesUntil(moment: number): number {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css)$/.test(name)) as PerformanceResourceTiming[];
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return files
    .filter(({ responseEnd }) => responseEnd <= moment)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, document?.encodedBodySize ?? 0);
}
