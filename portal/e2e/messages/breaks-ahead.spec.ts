import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { systemClock } from '#platform/clock.ts';
import { expect, expectAccessible, hydrated, originOf, PORT, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const COMMAND = fileURLToPath(new URL('../../commands/service-breaks.ts', import.meta.url));

/** What an operator types, beside the portal that runs. */
function serviceBreaks(...args: readonly string[]): string {
  const env = { ...process.env, NODE_ENV: 'test', PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR };
  return execFileSync(process.execPath, [COMMAND, ...args], { env, encoding: 'utf8' });
}

/** As the clocks in Helsinki show it: `2026-11-27T10:00`. */
const inHelsinki = (hours: number) =>
  new Date(systemClock().getTime() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

test('a break that an operator plans is told on its page, which leads to how the service is', async ({
  page,
}) => {
  const t = textsIn('fi');
  const planned = serviceBreaks(
    ...['plan', 'booking', '--from', inHelsinki(24), '--to', inHelsinki(26), '--author', 'Maija'],
  );
  try {
    const main = page.getByRole('main');
    const title = main.getByText(t('system-status.announced'));
    // What is known of breaks is good for some seconds.
    await expect(async () => {
      await page.goto(`${originOf('kaari')}/fi/ajanvaraus`);
      await expect(title).toBeVisible({ timeout: 1000 });
    }).toPass();
    await hydrated(page);
    await expect(main.getByText(new RegExp(`^${t('system-status.parts.booking')}: `))).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: t('system-status.title') }).click();
    await expect(page).toHaveURL(`${originOf('kaari')}/fi/hairiot`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('system-status.title'));
    await page.goBack();
    await expect(title).toBeVisible();
  } finally {
    serviceBreaks('end', /\d+/.exec(planned)?.[0] ?? '');
  }
});
