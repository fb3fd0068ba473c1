import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { expect, hydrated, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const brand = 'pikkujatti';

test('the menu of a young person who acts alone has nobody else’s matters', async ({ page }) => {
  const t = textsIn('sv', brandOf(brand));
  // The front page asks for the children by itself.
  await signIn(page, 'Viktor Karl Lindström', href('my-information', {}, 'sv'), brand);
  await hydrated(page);
  const children = page.waitForResponse((answer) => answer.url().includes('/api/guardianship/children'));
  await page.locator('summary').filter({ hasText: 'Viktor' }).click();
  await children;
  await expect(page.getByRole('link', { name: t('shell.menu.pages.my-information') }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: t('shell.acting.all') })).toHaveCount(0);
});
