import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { freeTime } from './api.ts';
import { expect, hydrated, PHONE, signIn, test } from './fixtures.ts';
import { fieldText, termsBox } from './steps.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');

test.use({ viewport: PHONE });

/** Opens a page whose scripts do not come until they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

test('what is typed, ticked and sent before the scripts are there is done when they are', async ({
  page,
}) => {
  const { id } = await freeTime('kaari', 22);
  const path = href('reserve-appointment-for-anonymous-users', { id }, 'fi');
  const letThrough = await openWithoutScripts(page, path);
  const firstName = page.getByLabel(t(fieldText('firstName')), { exact: true });
  const terms = page.getByRole('checkbox').first();
  await firstName.fill('Aino');
  await termsBox(page).check();
  await firstName.press('Enter');
  letThrough();
  // The form says what is missing, and keeps what is there.
  await expect(page.getByText(t('booking.reservation.errors.lastName')).first()).toBeVisible();
  await expect(firstName).toHaveValue('Aino');
  await expect(terms).toBeChecked();
  await page.reload();
  await expect(firstName).toHaveValue('Aino');
});

test('a tick that is all there was before the scripts stays', async ({ page }) => {
  const { id } = await freeTime('kaari', 22, 2);
  const path = href('reserve-appointment-for-anonymous-users', { id }, 'fi');
  const letThrough = await openWithoutScripts(page, path);
  await termsBox(page).check();
  letThrough();
  await hydrated(page);
  // The form is drawn as it knows itself.
  await page.getByLabel(t(fieldText('lastName')), { exact: true }).fill('Virtanen');
  await expect(termsBox(page)).toBeChecked();
  await page.getByRole('button', { name: t('booking.reservation.submit'), exact: true }).click();
  await expect(page.getByText(t('booking.reservation.errors.firstName')).first()).toBeVisible();
  await expect(page.getByText(t('booking.reservation.errors.terms'))).toHaveCount(0);
  await expect(termsBox(page)).toBeChecked();
});

test('what is ticked early in a form that the browser could send is chosen once scripts run', async ({
  page,
}) => {
  const path = href('invoices-page', {}, 'fi');
  await signIn(page, 'Aino Maria Virtanen', path);
  const letThrough = await openWithoutScripts(page, path);
  for (const number of ['7700318', '2026104417'])
    await page.getByRole('checkbox', { name: t('invoices.choice.one', { number }) }).check();
  letThrough();
  const bar = page.getByRole('region', { name: t('invoices.choice.label') });
  await expect(bar.getByRole('status')).toContainText('247,60');
});

test('what is typed while the page becomes live is kept to its last letter', async ({ page }) => {
  const { id } = await freeTime('kaari', 22, 3);
  const path = href('reserve-appointment-for-anonymous-users', { id }, 'fi');
  const letThrough = await openWithoutScripts(page, path);
  const firstName = page.getByLabel(t(fieldText('firstName')), { exact: true });
  const text = 'Aino Aurora Kyllikki Tuulikki';
  await firstName.pressSequentially(text.slice(0, 4));
  letThrough();
  await firstName.pressSequentially(text.slice(4), { delay: 40 });
  await hydrated(page);
  await expect(firstName).toHaveValue(text);
});

test('what is typed early goes over a draft and keeps the rest of it', async ({ page }) => {
  const { id } = await freeTime('kaari', 22, 1);
  const path = href('reserve-appointment-for-anonymous-users', { id }, 'fi');
  const firstName = page.getByLabel(t(fieldText('firstName')), { exact: true });
  const lastName = page.getByLabel(t(fieldText('lastName')), { exact: true });
  await page.goto(path);
  await hydrated(page);
  await firstName.fill('Aino');
  await lastName.fill('Virtanen');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  const letThrough = await openWithoutScripts(page, path);
  await firstName.fill('Eero');
  letThrough();
  await expect(lastName).toHaveValue('Virtanen');
  await expect(firstName).toHaveValue('Eero');
});

test('a button that is pressed early answers once it can', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, href('private-appointment-list', {}, 'fi'));
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a button of a part whose code comes after the page answers once it can', async ({ page }) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/ConsentBanner-*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(href('appointment-reservation-landing-page', {}, 'fi'));
  const decline = page.getByRole('button', { name: t('shell.consent.decline') });
  await decline.click();
  // The page around it answers already.
  await page.getByRole('button', { name: t('shell.menu.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(decline).toBeVisible();
  letThrough();
  await expect(decline).toHaveCount(0);
});
