import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { expect, hydrated, identify, PHONE, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const PATIENT = 'Eero Juhani Lehtonen';
/** A conversation that no other journey writes in. */
const SUBJECT = 'Uni ja palautuminen vuorotyössä';
const MEGABYTE = 1024 * 1024;

const t = textsIn('fi');
const reply = (page: Page) => page.getByRole('textbox', { name: t('conversations.reply.label') });
const isReady = (page: Page) => page.getByRole('status').filter({ hasText: t('attachments.status.clean') });

/** Opens the conversation; resolves to its address. */
async function open(page: Page): Promise<string> {
  await page.setViewportSize(PHONE);
  await signIn(page, PATIENT, href('conversation-list', {}, 'fi'));
  await hydrated(page);
  await page.getByRole('link', { name: SUBJECT }).press('Enter');
  await expect(reply(page)).toBeVisible();
  await hydrated(page);
  return page.url();
}

/** Takes the file out again: it belongs to the draft, and the next test begins without one. */
async function takeOut(page: Page, name: string): Promise<void> {
  const remove = page.getByRole('button', { name: t('controls.removeFile', { name }) });
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await reply(page).fill('');
}

// One draft of one patient.
test.describe.configure({ mode: 'default' });

test('a session that ends in the middle of a message loses nothing that was typed or chosen', async ({
  page,
  context,
}) => {
  const address = await open(page);
  const words = `Nukuin viime yönä seitsemän tuntia ${Date.now()}`;
  const file = { name: 'unipaivakirja.txt', mimeType: 'text/plain', buffer: Buffer.from('7 h, 6 h, 8 h') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(isReady(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  // Ended elsewhere, and the page does not know: neither what is typed now nor the message reaches the server.
  await context.clearCookies({ name: 'session' });
  await reply(page).fill(words);
  await page.getByRole('button', { name: t('conversations.reply.send'), exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href('login-page-for-anonymous-users', {}, 'fi')}\\?`));
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, PATIENT);
  await expect(page).toHaveURL(address);
  await hydrated(page);
  await expect(reply(page)).toHaveValue(words);
  await expect(page.getByText(file.name).first()).toBeVisible();
  await takeOut(page, file.name);
});

test('an upload that breaks goes on where it stopped', async ({ page }) => {
  await open(page);
  const name = 'unimittaukset.csv';
  const parts: string[] = [];
  let isBroken = true;
  await page.route(/\/part-\d/, async (route) => {
    const [, part = ''] = /\/part-(\d)/.exec(route.request().url()) ?? [];
    if (route.request().method() === 'PUT') {
      if (part === '1' && isBroken) return route.abort();
      parts.push(part);
    }
    return route.continue();
  });
  const buffer = Buffer.from('2026-11-01;7;hyvä\n'.repeat((2.5 * MEGABYTE) / 18));
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByText(t('attachments.fault.notSent', { name })).first()).toBeVisible();
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(isReady(page)).toHaveCount(1, { timeout: 30_000 });
  // What had arrived was not sent again.
  expect(parts.toSorted()).toEqual(['0', '1', '2']);
  await takeOut(page, name);
});
