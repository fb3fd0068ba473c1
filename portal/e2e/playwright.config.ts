import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pinnedBrowser } from '../../scripts/browser.ts';
import { freePorts } from '../platform/free-ports.ts';

/**
 * The portal's port and its sandbox's two; from the sixth on those of the portal in development, and then one for
 * each worker's portal of short sessions (`short-sessions.ts`).
 */
const PORTS = 12;

const { executablePath, args, env } = await pinnedBrowser();
/** A document lives for a second here, in which the compilers that optimise its scripts take more than they give. */
const UNOPTIMISED = '--js-flags=--no-maglev --no-turbofan';
/** Without a graphics card a page is painted in squares of 256 pixels, for each of which memory is asked of the system. */
const LARGE_TILES = ['--default-tile-width=1280', '--default-tile-height=1024'];
// Workers read this file again; the first reader chooses the ports and makes the database's folder.
process.env.E2E_PORT ??= String((await freePorts(PORTS))[0]);
const port = Number(process.env.E2E_PORT);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'));
// Portal, sandbox and pages live from this moment on, a Tuesday morning on which nothing is special, whatever the
// machine's clock says (`docs/decisions/075-one-clock.md`).
process.env.E2E_STARTED_AT ??= '2026-11-24T09:00:00+02:00';
process.env.CLOCK_AHEAD_SECONDS ??= String(
  Math.round((Date.parse(process.env.E2E_STARTED_AT) - Date.now()) / 1000),
);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // It ends what hangs, by its name. Walks through all pages say that they take longer.
  timeout: 120_000,
  // What is waited for in a loop has no end by itself: a page that never becomes live took the whole of a test's time.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    baseURL: `http://kaari.localhost:${port}`,
    launchOptions: { executablePath, args: [...args, UNOPTIMISED, ...LARGE_TILES], env },
    // A page whose worker answers cannot be given other answers by a test; those of `offline/` have it.
    serviceWorkers: 'block',
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    trace: 'off',
    screenshot: 'off',
  },
  // The production build with its database and sandbox, as from `npm start`, on ports and data of its own.
  webServer: {
    command: 'node scripts/start.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 300_000,
    // A running server saves the wait while a test is being written.
    reuseExistingServer: process.env.E2E_REUSES_SERVER === 'true',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Both browsers have the same address here.
      RATE_LIMIT: '100000',
      // The suites share the people, for whom each books what its pages need.
      ANONYMOUS_BOOKINGS: '20',
      // What tests wait for is sent at whatever hour they run.
      QUIET_NIGHTS: 'false',
      // The end of a guardianship shows within two seconds.
      GUARDIANSHIP_MINUTES: '0.033',
    },
  },
});
