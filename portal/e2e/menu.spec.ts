import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, PHONE, signIn, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');

test('the menu of a phone has the help and the log-out, which a wide screen has in its header', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', href('invoices-page', {}, 'fi'));
  await hydrated(page);
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  const drawer = page.getByRole('dialog', { name: t('shell.menu.title') });
  await expect(drawer.getByRole('button', { name: t('shell.menu.signOut') })).toBeVisible();
  await expect(drawer.getByRole('link', { name: t('shell.menu.help') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESKTOP);
  const menu = page.getByRole('navigation', { name: t('shell.menu.label') });
  await expect(menu.getByRole('link', { name: t('shell.menu.pages.invoices-page') })).toBeVisible();
  await expect(menu.getByText(t('shell.menu.signOut'))).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.menu.help') })).toBeVisible();
});
