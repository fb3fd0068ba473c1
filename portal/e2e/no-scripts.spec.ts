import { href } from '#contract/routes/routes.ts';
import { freeTime } from './api.ts';
import { listOn } from './every-page.ts';
import { expect, expectNoOverflow, now, originOf, PHONE, signIn, test } from './fixtures.ts';
import { openTimes } from './steps.ts';
import { textsIn } from './texts.ts';

test.use({ javaScriptEnabled: false, viewport: PHONE });

test('a time is found and read about without scripts', async ({ page }) => {
  const t = textsIn('sv');
  await page.goto(`${originOf('pikkujatti')}/sv/tidsbokning`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.landing.childPromise'));
  await expect(page.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await page.getByRole('link', { name: t('booking.landing.tiles.private.childTitle') }).click();
  await page.goto(originOf('pikkujatti') + listOn('sv', 15));
  await expect(openTimes(page).first()).toBeVisible();
  await page.getByRole('link', { name: t('booking.list.timeOfDay.afternoon') }).click();
  await expect(page).toHaveURL(/timeOfDay=afternoon/);
  await page.getByRole('link', { name: t('controls.nextDays') }).click();
  await page.goto(originOf('pikkujatti') + listOn('sv', 15));
  const clock = (await openTimes(page).first().locator('time').textContent()) ?? '';
  await openTimes(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.reservation.title'));
  await expect(page.getByRole('main')).toContainText(clock);
  await expect(page.getByText(t('booking.reservation.rules.title'))).toBeVisible();
});

test('a service in a town is searched for without scripts', async ({ page }) => {
  const t = textsIn('fi');
  await page.goto('/fi/ajanvaraus');
  await page.locator('select[name=municipalityIds]').selectOption('espoo');
  await page.getByRole('button', { name: t('booking.landing.find') }).click();
  await expect(page).toHaveURL(/yksityisasiakas\?.*municipalityIds=espoo/);
  // Where nothing is free, the empty list offers the same once more.
  await expect(
    page.getByRole('link', { name: t('booking.list.filters.remove', { name: 'Espoo' }) }).first(),
  ).toBeVisible();
});

test('the record is narrowed to a year without scripts, each choice sent once', async ({ page }) => {
  const t = textsIn('fi');
  await signIn(page, 'Aino Maria Virtanen', href('health-record', {}, 'fi'));
  await page.locator('select[name=kind]').selectOption('visits');
  await page.getByRole('button', { name: t('health-record.filter.show') }).click();
  await expect(page).toHaveURL(/\?kind=visits&year=all$/);
  await expect(
    page
      .getByRole('region', { name: t('health-record.entries') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
});

test('the language is changed without scripts', async ({ page }) => {
  await page.goto('/fi/ajanvaraus');
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/booking');
});

test('the terms and the login page read without scripts, and the login works', async ({ page }) => {
  const t = textsIn('fi');
  await page.goto('/fi/eula');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/fi/kirjaudu');
  for (const bank of [
    'Kuusipankki',
    'Lumipankki',
    'Saaripankki',
    'Tuulipankki',
    'Marjapankki',
    'Mobiilivarmenne',
  ]) {
    await expect(page.getByRole('link', { name: bank })).toHaveAttribute('href', /^\/oauth\/authenticate\?/);
  }
  await signIn(page, 'Aino Maria Virtanen', '/fi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('shell.front.greeting', { name: 'Aino' }),
  );
  await page.getByRole('link', { name: t('appointments.block.showAll') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('appointments.list.title'));
  await page.locator('main li a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ klo \d+\.\d\d$/);
  await expectNoOverflow(page);
});

test('a reservation page shows the time it is about', async ({ page }) => {
  const time = await freeTime('kaari', 15);
  await page.goto(href('reserve-appointment-for-anonymous-users', { id: time.id }, 'en'));
  for (const words of [time.practitioner.name, time.clinic.name])
    await expect(page.getByText(words).filter({ visible: true })).toBeVisible();
});

test('no part of a page waits for a script', async ({ page }) => {
  // A day on which nobody of this specialty works: the browser fetches the notice about it separately.
  const ahead = Array.from({ length: 14 }, (_, days) => new Date(now().getTime() + (days + 3) * 86_400_000));
  const sunday = ahead
    .find((day) => day.getUTCDay() === 0)
    ?.toISOString()
    .slice(0, 10);
  await page.goto(`/en/booking/private-customer?specialtyIds=ORT&startDate=${sunday}`);
  await expect(page.getByText(/^No times on \d/)).toBeVisible();
});
