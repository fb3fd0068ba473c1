import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { freeTimes, weekday } from '../api.ts';
import { expect, expectAccessible, hydrated, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const t = textsIn('en');
/** Weekdays that no other suite books: the first may be a holiday, on which nobody of a specialty works. */
const DAYS = [27, 28, 29];

async function addressOf(specialty: string): Promise<string> {
  for (const day of DAYS) {
    const [time] = await freeTimes('kaari', { startDate: weekday(day), specialtyIds: specialty });
    if (time) return href('reserve-appointment-occupational', { id: time.id }, 'en');
  }
  throw new Error(`Nobody of ${specialty} works on days ${DAYS}.`);
}
const submit = (page: Page) => page.getByRole('button', { name: t('booking.reservation.submit') });

test('an occupational visit is confirmed as its specialty asks, and shows no price', async ({ page }) => {
  await signIn(page, 'Eero Juhani Lehtonen', await addressOf('KAR'));
  await hydrated(page);
  await expect(page.getByRole('main')).not.toContainText('€');
  await submit(page).click();
  const summary = page.getByRole('region', { name: t('booking.reservation.errors.summary') });
  await expect(
    summary.getByRole('link', { name: t('booking.reservation.errors.confirmation') }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByText(t('booking.reservation.employer.both'), { exact: true }).click();
  await submit(page).click();
  await page.waitForURL(/available-appointments\/occupational-healthcare\/\d+\/success/);
  await expect(page.getByRole('heading', { name: t('booking.success.title') })).toBeVisible();
  await expectAccessible(page);
});

test('who has no employer with an agreement learns so, and sees the private times', async ({ page }) => {
  await signIn(page, 'Aino Maria Virtanen', await addressOf('YLE'));
  await expect(
    page.getByRole('heading', { name: t('booking.occupational.no-occupational-healthcare.title') }),
  ).toBeVisible();
  await expect(page.getByText(t('booking.occupational.no-occupational-healthcare.text'))).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('booking.occupational.private') }).click();
  await expect(page).toHaveURL(/private-customer/);
});
