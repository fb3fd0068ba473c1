import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pinnedBrowser } from '../../scripts/browser.ts';
import { freePorts } from '../platform/free-ports.ts';

/**
 * The portal's and its sandbox's two; from the sixth on those of the portal in development, and then one for each
 * worker's portal of short sessions (`short-sessions.ts`).
 */
const PORTS = 12;

const { executablePath, args, env } = await pinnedBrowser();
// Workers read this file again; its ports are chosen and the database's folder is made once, by the first reader.
process.env.E2E_PORT ??= String((await freePorts(PORTS))[0]);
const port = Number(process.env.E2E_PORT);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // They end what hangs, and are far above what a slow and busy machine takes.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    baseURL: `http://kaari.localhost:${port}`,
    launchOptions: { executablePath, args: [...args], env },
    locale: 'fi-FI',
    timezoneId: 'Europe/Helsinki',
    trace: 'off',
    screenshot: 'off',
  },
  // The production build with its database and sandbox, as `npm start` gives it, on ports and data of its own.
  webServer: {
    command: 'node scripts/start.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 300_000,
    // While a test is being written, a server that is already up saves the wait.
    reuseExistingServer: process.env.E2E_REUSES_SERVER === 'true',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Two browsers are one address here.
      RATE_LIMIT: '100000',
      // The suites share the people, for whom each books what its pages need.
      ANONYMOUS_BOOKINGS: '20',
      // A guardianship that ends shows within two seconds.
      GUARDIANSHIP_MINUTES: '0.033',
    },
  },
});
