import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { expectFocusAtHeading, expectGoodStep } from '../steps.ts';
import { textsIn } from '../texts.ts';

test('a patient finds an entry by type and by words that no address holds', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('health-record', {}, 'en'));
  await hydrated(page);
  await expectGoodStep(page, t('health-record.title'));
  const entries = page.getByRole('region', { name: t('health-record.entries') });
  const links = entries.getByRole('list').first().getByRole('link');
  const all = await links.count();
  expect(all).toBeGreaterThan(5);

  await pressOn(page, page.getByRole('combobox', { name: t('health-record.filter.kind') }));
  await page.getByRole('option', { name: t('health-record.kinds.certificates') }).press('Enter');
  await pressOn(page, page.getByRole('button', { name: t('health-record.filter.show') }));
  await expect(page).toHaveURL(/kind=certificates/);
  await expect.poll(() => links.count()).toBeLessThan(all);

  await page.getByLabel(t('health-record.filter.words')).fill('xyzzy');
  await pressOn(page, page.getByRole('button', { name: t('health-record.filter.show') }));
  await expect(page.getByText(t('health-record.noneFound.title'))).toBeVisible();
  expect(page.url()).not.toContain('xyzzy');
  await expectGoodStep(page, t('health-record.title'));
});

test('a phone shows vaccinations by disease, each dose behind the latest one', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('vaccinations-list', {}, 'fi'));
  await hydrated(page);
  // Two windows and a bit, header and footer included.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800);
  const row = page.getByRole('listitem').filter({ hasText: 'Puutiaisaivotulehdus' }).first();
  await expect(row.locator('summary')).toContainText('19.3.2024');
  await expect(row.getByText('10.3.2020')).toBeHidden();
  await pressOn(page, row.locator('summary'));
  await expect(row.getByText('10.3.2020')).toBeVisible();
  await expectGoodStep(page, t('vaccinations.title'));
});

test('a patient reads vaccinations and opens a certificate', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Aino Maria Virtanen', href('vaccinations-list', {}, 'sv'));
  await hydrated(page);
  await expectGoodStep(page, t('vaccinations.title'));
  await expect(page.getByRole('heading', { name: t('vaccinations.programme.title') })).toBeVisible();

  await page.goto(href('certificates', {}, 'sv'));
  await hydrated(page);
  await expectGoodStep(page, t('certificates.title'));
  await pressOn(page, page.getByRole('main').getByRole('list').getByRole('link').first());
  await expect(page.getByRole('heading', { name: t('certificates.document.title') })).toBeVisible();
  await expectFocusAtHeading(page);
});
