import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_PORT, expect, hydrated, signIn, test } from './fixtures.ts';

// Only development builds report differences between the server's page and the browser's.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://kaari.localhost:${DEVELOPMENT_PORT}` });

let server: ChildProcess;
const folder = mkdtempSync(join(tmpdir(), 'portal-development-'));

test.beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(DEVELOPMENT_PORT),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    },
  });
  // It makes the demo clinic first: with a second whole run on the machine that took more than 90 seconds.
  await expect.poll(isReady, { timeout: 240_000, intervals: [500] }).toBe(true);
});

test.afterAll(async () => {
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await stopped;
  rmSync(folder, { recursive: true, force: true });
});

test('pages are the same from the server and in the browser', async ({ page, complaints }) => {
  for (const path of [
    '/en/booking',
    '/fi/ajanvaraus/yksityisasiakas',
    '/sv/loggain',
    '/en/eula',
    '/en/expired-session',
    '/en/nowhere',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      expect(complaints).toEqual([]);
    });
  }
  await page.goto('/fi/ajanvaraus/yksityisasiakas');
  await page.locator('a[id^="time-"]').first().click();
  await expect(page).toHaveURL(/vapaat-ajat/);
  await page.reload();
  await hydrated(page);
  await signIn(page, 'Aino Maria Virtanen', '/fi', 'kaari', DEVELOPMENT_PORT);
  for (const path of ['/fi', '/fi/ajanvaraukset']) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      expect(complaints).toEqual([]);
    });
  }
});

function isReady(): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port: DEVELOPMENT_PORT, path: '/health/ready' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
