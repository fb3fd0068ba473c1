import { href } from '#contract/routes/routes.ts';
import { expect, expectAccessible, hydrated, PHONE, signIn, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');
const landing = href('appointment-reservation-landing-page', {}, 'fi');
const front = href('front-page', {}, 'fi');

test('whether events may be counted is asked where people enter, once, and is chosen in my information', async ({
  page,
}) => {
  const question = page.getByRole('heading', { name: t('shell.consent.title') });
  await page.setViewportSize(PHONE);
  for (const path of [
    href('private-appointment-list', {}, 'fi'),
    href('help-page', {}, 'fi'),
    href('login-page-for-anonymous-users', {}, 'fi'),
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expect(question).toHaveCount(0);
  }
  await page.goto(landing);
  await expect(question).toBeVisible();

  await signIn(page, 'Helmi Annikki Salonen', front);
  await hydrated(page);
  await expect(question).toBeVisible();
  await page.goto(landing);
  await hydrated(page);
  await expect(question).toHaveCount(0);
  await page.goto(front);
  await hydrated(page);
  await page.getByRole('button', { name: t('shell.consent.decline') }).click();
  await expect(question).toHaveCount(0);

  await page.goto(href('my-information', {}, 'fi', { tab: 'consent' }));
  await hydrated(page);
  const choice = page.getByRole('checkbox', { name: t('shell.consent.setting.choice') });
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await page.getByRole('button', { name: t('shell.consent.setting.save'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('shell.consent.setting.saved') })).toBeVisible();
  await expect(choice).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(choice).toBeChecked();
});
