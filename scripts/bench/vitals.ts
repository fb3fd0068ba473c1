import { type Browser, chromium } from 'playwright';
import { pinnedBrowser } from '../browser.ts';
import { observeVitals, readVitals, type Vitals } from './observe-vitals.ts';
import { MEASURED_PAGES, type MeasuredPage } from './pages.ts';
import { serveOverHttp2 } from './serve-http2.ts';
import { signInAtBrowser } from './sign-in.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';
import { serveWithoutScripts } from './without-scripts.ts';

export interface PageVitals extends Vitals {
  readonly page: string;
  readonly variant: Variant;
}

/**
 * A first visit; the same with its styles in files, as a browser asks for them whose cache has lost them; both over HTTP/2,
 * as in production; and the first one's document with no scripts, the least that the page can take.
 */
const VARIANTS = [
  'first visit',
  'styles in files',
  'first visit, HTTP/2',
  'styles in files, HTTP/2',
  'no scripts',
] as const;
type Variant = (typeof VARIANTS)[number];

const ROUNDS = 5;
/** A mid-range phone on a slow mobile network. */
const PHONE = { width: 390, height: 844, pixelRatio: 3, processorSlowdown: 4 } as const;
const NETWORK = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 } as const;

type Cookies = Awaited<ReturnType<typeof signInAtBrowser>>;

/** The portal's own port, and those on which the variants of it are served. */
interface Ports {
  readonly portal: number;
  /** Without scripts. */
  readonly floor: number;
  readonly http2: number;
}

/** Loads the measured pages like a phone with an empty cache; medians. */
export async function measureVitals(ports: Ports): Promise<PageVitals[]> {
  const { executablePath, args, env } = await pinnedBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  const closeFloor = await serveWithoutScripts(ports.portal, ports.floor);
  const closeHttp2 = await serveOverHttp2(ports.portal, ports.http2);
  const origin = `http://kaari.localhost:${ports.portal}`;
  const originOf = (variant: Variant): string => {
    if (variant.endsWith('HTTP/2')) return `https://kaari.localhost:${ports.http2}`;
    return variant === 'no scripts' ? `http://kaari.localhost:${ports.floor}` : origin;
  };
  try {
    const cookies = await signInAtBrowser(browser, origin);
    const results: PageVitals[] = [];
    for (const page of MEASURED_PAGES) {
      for (const variant of VARIANTS) {
        const rounds: Vitals[] = [];
        while (rounds.length < ROUNDS) {
          const linksStyles = variant.startsWith('styles in files');
          rounds.push(await visit(browser, originOf(variant), page, cookies, linksStyles));
        }
        results.push({ page: page.name, variant, ...medians(rounds) });
      }
    }
    return results;
  } finally {
    await browser.close();
    await Promise.all([closeFloor(), closeHttp2()]);
  }
}

/** Loads a page on a phone whose cache is empty. */
export async function visit(
  browser: Browser,
  origin: string,
  target: MeasuredPage,
  cookies: Cookies,
  linksStyles = false,
) {
  // A context of its own, with an empty cache.
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.pixelRatio,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
  });
  try {
    // Cookies ignore ports.
    const kept = cookies.filter(({ name }) => (name === 'styles' ? linksStyles : target.isSignedIn));
    await context.addCookies(kept);
    const page = await context.newPage();
    await observeVitals(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latencyMs,
      downloadThroughput: NETWORK.bytesPerSecond,
      uploadThroughput: NETWORK.bytesPerSecond,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.processorSlowdown });
    const answer = await page.goto(`${origin}${target.path}`, { waitUntil: 'load' });
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== target.path) {
      throw new Error(`${target.path} answered ${answer?.status()} at ${page.url()}.`);
    }
    return await readVitals(page);
  } finally {
    await context.close();
  }
}

export function medians(rounds: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) => median(rounds.map((round) => round[name]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    longest: of('longest'),
    cls: of('cls'),
    interactive: of('interactive'),
    bytes: of('bytes'),
  };
}

export function vitalsTable(results: readonly PageVitals[]): string {
  const title =
    'Phone 390 × 844, 1.6 Mbit/s, 150 ms, processor 4 × slower, cold cache, median of 5; aims: LCP ≤ 1000, TBT ≤ 100, CLS 0';
  const rows = results.map(({ page, variant, fcp, lcp, interactive, tbt, cls, bytes }) => [
    `${page}, ${variant}`,
    ...[fcp, lcp, interactive, tbt].map((value) => (Number.isNaN(value) ? '–' : value.toFixed(0))),
    cls.toFixed(3),
    (bytes / 1000).toFixed(1),
  ]);
  return table(title, ['page', 'FCP ms', 'LCP ms', 'interactive ms', 'TBT ms', 'CLS', 'kB'], rows);
}
