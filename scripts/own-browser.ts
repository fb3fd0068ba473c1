import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Downloads Playwright's own Chromium; returns whether it succeeded. */
export function downloadChromium(): boolean {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = join(dirname(manifest), 'cli.js');
  // Its output goes to standard error, where it disturbs no report.
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

/**
 * Playwright's own browser, for systems that the pinned one does not run on; downloaded on first use.
 * @throws Error that says what to do if it is unavailable
 */
export async function ownBrowser(
  path: () => string | Promise<string> = chromiumPath,
  download: () => boolean = downloadChromium,
): Promise<string> {
  const executable = await path();
  if (existsSync(executable)) return executable;
  console.error(
    "The pinned browser does not run on this system; Playwright's own is installed. No pixels are compared with it.",
  );
  if (download() && existsSync(executable)) return executable;
  throw new Error('No browser could be installed; `npx playwright install --with-deps chromium` says why.');
}

async function chromiumPath(): Promise<string> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}
