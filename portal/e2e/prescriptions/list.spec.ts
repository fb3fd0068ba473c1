import { href } from '#contract/routes/routes.ts';
import { expect, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

/** Pixels of a phone's page: two windows and a bit, header and footer included. */
const LONGEST = 1800;

test('a phone shows all prescriptions in short, what runs out first, and no bar before something is chosen', async ({
  page,
}) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('prescriptions-list', {}, 'fi'));
  await hydrated(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(LONGEST);

  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Salbutamoli');
  await expect(rows.first()).toContainText(t('prescriptions.block.ended'));

  const bar = page.getByRole('region', { name: t('prescriptions.basket.label') });
  expect(await bar.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await rows.first().getByRole('checkbox').check();
  await expect(bar.getByRole('link', { name: t('prescriptions.basket.renew') })).toBeInViewport();

  // The dose is whole once its row is open.
  const row = rows.filter({ hasText: 'Levotyroksiini' });
  const dose = row.getByText('1 tabletti aamulla tyhjään mahaan');
  const closed = (await dose.boundingBox())?.height ?? 0;
  await row.locator('summary').click();
  await expect.poll(async () => (await dose.boundingBox())?.height).toBeGreaterThan(closed);
});
