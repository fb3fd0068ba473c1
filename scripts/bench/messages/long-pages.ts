import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { href } from '../../../portal/contract/routes/routes.ts';
import { pinnedBrowser } from '../../browser.ts';
import type { Vitals } from '../observe-vitals.ts';
import { startProduct } from '../product.ts';
import { signInAtBrowser } from '../sign-in.ts';
import { medians, visit } from '../vitals.ts';

export interface LongPage extends Vitals {
  readonly page: string;
  /** Bytes of the document as they travel, to a browser that has the styles. */
  readonly documentBytes: number;
}

const EERO = { name: 'Lehtonen', identityCode: '021179-905R' };
const THREADS = 1_000;
const MESSAGES = 2_000;
const ROUNDS = 3;
const SEED = fileURLToPath(new URL('./seed-long.ts', import.meta.url));

/** What many conversations and messages cost a phone. */
export async function measureLongPages(port: number): Promise<LongPage[]> {
  const product = await startProduct(port);
  const { executablePath, args, env } = await pinnedBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    const said = execFileSync(
      process.execPath,
      [SEED, EERO.identityCode, String(THREADS), String(MESSAGES)],
      { env: { ...process.env, DATA_DIR: product.dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const id = Number(String(said).trim().split('\n').at(-1));
    const origin = `http://kaari.localhost:${port}`;
    const cookies = await signInAtBrowser(browser, origin, EERO.name);
    const pages: LongPage[] = [];
    for (const [page, path] of [
      [`list of ${THREADS} conversations`, href('conversation-list', {}, 'fi')],
      [`conversation of ${MESSAGES} messages`, href('conversation', { id }, 'fi')],
    ] as const) {
      const rounds: Vitals[] = [];
      while (rounds.length < ROUNDS)
        rounds.push(await visit(browser, origin, { name: page, path, isSignedIn: true }, cookies));
      const documentBytes = await weigh(browser, origin + path, cookies);
      pages.push({ page, documentBytes, ...medians(rounds) });
    }
    return pages;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** How heavy a document is on its way. */
async function weigh(
  browser: Browser,
  address: string,
  cookies: Awaited<ReturnType<typeof signInAtBrowser>>,
): Promise<number> {
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(address);
    return await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return document?.encodedBodySize ?? 0;
    });
  } finally {
    await context.close();
  }
}
