import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { weekday } from '../api.ts';
import { DESKTOP, expect, hydrated, identify, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep } from '../steps.ts';
import { textsIn } from '../texts.ts';

const times = (page: Page) => page.locator('a[id^="time-"]');

/** The first of the times shown, on a day that certainly has some. */
async function firstTimeOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await hydrated(page);
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('€');
  return (await times(page).first().getAttribute('href')) ?? '';
}

test('insurance times: without prices, and to be booked by who has identified themselves', async ({
  page,
}) => {
  const t = textsIn('fi', brandOf('pikkujatti'));
  await page.setViewportSize(PHONE);
  await page.goto(originOf('pikkujatti') + href('appointment-reservation-landing-page', {}, 'fi'));
  await hydrated(page);
  // A brand for children sells nothing to employees, nor to people who are 65.
  await expect(page.getByText(t('booking.landing.tiles.insurance.childText'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('booking.landing.tiles.occupational.title') })).toHaveCount(
    0,
  );
  await expect(page.getByRole('link', { name: t('booking.landing.tiles.kela65.title') })).toHaveCount(0);
  await page.getByRole('link', { name: t('booking.landing.tiles.insurance.title') }).click();
  await expectFocusAtHeading(page);
  await expectGoodStep(page, t('booking.insurance.list'));
  await expect(page.getByText(t('booking.insurance.childLead')).filter({ visible: true })).toHaveCount(1);
  const list = href('insurance-appointment-list', {}, 'fi', { startDate: weekday(12) });
  const time = await firstTimeOf(page, originOf('pikkujatti') + list);
  expect(time).toMatch(/^\/fi\/kirjautumattomat-kayttajat\/vapaat-ajat\/vakuutus\/\d+$/);
  await expect(times(page).first()).toContainText(t('booking.time.login'));
});

test('occupational times: an employee identifies and sees what the employer pays for', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(DESKTOP);
  await page.goto(originOf('kaari') + href('appointment-reservation-landing-page', {}, 'en'));
  await hydrated(page);
  await page.getByRole('link', { name: t('booking.landing.tiles.occupational.title') }).click();
  await expectFocusAtHeading(page);
  await expectGoodStep(page, t('booking.occupational.landing.title'));
  await page.getByRole('link', { name: t('booking.occupational.landing.identify') }).click();
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Eero Juhani Lehtonen');
  await expect(page).toHaveURL(/\/en\/occupational-healthcare$/);
  await expectGoodStep(page, t('booking.occupational.list'));
  // A link from elsewhere may name practitioners and remote times.
  const search = { startDate: weekday(12), practitionerIds: ['1', '2', '3', '4'], includeRemote: true };
  const list = href('ohc-appointment-list', {}, 'en', search);
  const time = await firstTimeOf(page, originOf('kaari') + list);
  expect(time).toMatch(/^\/en\/available-appointments\/occupational-healthcare\/\d+$/);
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.getByRole('link', { name: /Remove filter/ })).toHaveCount(5);
});

test.describe('no occupational times: the page says why, and how to book', () => {
  const list = href('ohc-appointment-list', {}, 'sv');
  test.use({ viewport: PHONE });

  for (const [name, reason] of [
    ['Aino Maria Virtanen', 'no-occupational-healthcare'],
    ['Janne Petteri Koskinen', 'no-web-reservation'],
  ] as const) {
    test(reason, async ({ page }) => {
      const t = textsIn('sv');
      await signIn(page, name, list);
      await hydrated(page);
      await expectGoodStep(page, t('booking.occupational.list'));
      await expect(page.getByText(t(`booking.occupational.${reason}.title`))).toBeVisible();
      await expect(times(page)).toHaveCount(0);
      await page.getByRole('link', { name: t('booking.occupational.private') }).click();
      await expectGoodStep(page, t('booking.list.title'));
    });
  }
});

test('Kela65 times have one price, and the specialty cannot be chosen', async ({ page }) => {
  const t = textsIn('sv');
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'Helmi Annikki Salonen', href('kela65-appointment-list', {}, 'sv'));
  await hydrated(page);
  await expectGoodStep(page, t('booking.kela65.list'));
  await expect(page.getByText('1.9.2025').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: t('booking.list.filters.specialty') })).toBeDisabled();
  await page.goto(href('kela65-appointment-list', {}, 'sv', { startDate: weekday(12) }));
  await expect(page.getByText(/28,20\s€/).first()).toBeVisible();
  await expect(page.getByText(t('booking.time.from'), { exact: true })).toHaveCount(0);
});
