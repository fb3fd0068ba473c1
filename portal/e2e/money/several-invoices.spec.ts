import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  identify,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const NUMBERS = ['7700318', '2026104417'];

test('several invoices are chosen by keyboard and paid at once', async ({ page }) => {
  const t = textsIn('sv', brandOf('kaari'));
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Aino Maria Virtanen', href('invoices-page', {}, 'sv'));
  await hydrated(page);
  const bar = page.getByRole('region', { name: t('invoices.choice.label') });
  await bar.getByRole('button', { name: t('invoices.choice.pay') }).press('Enter');
  await expect(bar.getByRole('status')).toHaveText(t('invoices.choice.first'));
  for (const number of NUMBERS)
    await page.getByRole('checkbox', { name: t('invoices.choice.one', { number }) }).press('Space');
  await expect(bar.getByRole('status')).toContainText('247,60');
  await expectAccessible(page);
  await bar.getByRole('button', { name: t('invoices.choice.pay') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.pay.title'));
  await expect(page.getByRole('main')).toContainText('247,60');
  await expectAccessible(page);
});

test('what is due is found on the front page, and paid from there', async ({ page }) => {
  const t = textsIn('fi', brandOf('kaari'));
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', '/fi');
  await hydrated(page);
  const block = page.getByRole('region', { name: t('due.title') });
  await expectNoOverflow(page);
  await block.getByRole('link', { name: t('due.pay', { count: 2 }) }).click();
  await expect(page.getByRole('main')).toContainText('247,60');
});

test('Revontuli’s patients pay, too', async ({ page }) => {
  const t = textsIn('fi', brandOf('revontuli'));
  const visit = href('pay-visit-page', {}, 'fi', { invoiceNumber: '2026104417' });
  await signIn(page, 'Aino Maria Virtanen', visit, 'revontuli');
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=cancel]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.fail.title'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('several invoices are chosen and paid at once', async ({ page }) => {
    const t = textsIn('fi', brandOf('kaari'));
    const list = href('invoices-page', {}, 'fi');
    await page.goto(`/oauth/authenticate?${new URLSearchParams({ lang: 'fi', next: list })}`);
    await identify(page, 'Aino Maria Virtanen');
    for (const number of NUMBERS)
      await page.getByRole('checkbox', { name: t('invoices.choice.one', { number }) }).check();
    await page.getByRole('button', { name: t('invoices.choice.pay') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.pay.title'));
    await expect(page.getByRole('main')).toContainText('247,60');
  });
});
