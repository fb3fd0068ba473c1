import { href } from '#contract/routes/routes.ts';
import { expect, hydrated, PHONE, signIn, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

test('prescriptions are printed on white, without what can only be pressed', async ({ page }) => {
  const t = textsIn('fi');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('prescriptions-list', {}, 'fi'));
  await hydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await expect(page.locator('button:visible').first()).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Salbutamoli');
  await expect(page.locator('button:visible, nav:visible')).toHaveCount(0);
  await expect(page.getByText(t('shell.skip'))).toBeHidden();
  expect(await ground()).toBe(light);
});
