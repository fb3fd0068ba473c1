import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { AppMessage } from '#contract/mobile-app/app-message.ts';
import { appMessageSchema } from '#contract/mobile-app/app-message.ts';
import { href } from '#contract/routes/routes.ts';
import { freeTime, VIKTOR, weekday } from '../api.ts';
import { dayFor, expect, expectAccessible, hydrated, identify, originOf, PHONE, test } from '../fixtures.ts';
import { fillReservation, openTimes, ownContact, termsBox } from '../steps.ts';
import { textsIn } from '../texts.ts';

const DAY = 37;
const scope = 'inAppBooking' as const;

/** An app around the page: what the portal posts to it, each held to the declared shapes. */
async function appAround(page: Page): Promise<AppMessage[]> {
  const heard: AppMessage[] = [];
  await page.exposeFunction('hearMessage', (text: string) => {
    heard.push(appMessageSchema.parse(JSON.parse(text)));
  });
  await page.addInitScript(() => {
    const app = window as unknown as { hearMessage: (text: string) => void; ReactNativeWebView: object };
    app.ReactNativeWebView = { postMessage: (text: string) => app.hearMessage(text) };
  });
  return heard;
}

/** The app has heard of a message like this. */
async function expectHeard(heard: readonly AppMessage[], message: Partial<AppMessage>): Promise<void> {
  await expect.poll(() => heard).toContainEqual(expect.objectContaining(message));
}

/** Nothing of the portal around the page: the app has its own. */
async function expectBare(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // The days of a search are navigation, too, and of the page.
  await expect(page.locator('nav:not(main nav)')).toHaveCount(0);
}

test('a booking inside the app, from the search through the identification to its end', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const heard = await appAround(page);
  const t = textsIn('fi');
  await page.goto(href('appointment-reservation-landing-page', {}, 'fi', { scope }));
  await expectBare(page);
  await expectHeard(heard, { type: 'stepChanged', step: 'search' });
  await expectHeard(heard, {
    type: 'titleChanged',
    title: `${t('booking.landing.title')} – Kaari`,
  });

  await page.goto(href('private-appointment-list', {}, 'fi', { startDate: weekday(DAY) }));
  await hydrated(page);
  await expectBare(page);
  await openTimes(page).first().click();
  await expect(page).toHaveURL(/vapaat-ajat\/\d+$/);
  const timeId = Number(page.url().split('/').at(-1));
  await expectBare(page);
  await expectHeard(heard, { type: 'bookingOpened', timeId, healthCareType: 'private' });
  await expectHeard(heard, { type: 'stepChanged', step: 'details' });

  // Back is the browser's, and the list is as it was.
  await page.goBack();
  await expect(page).toHaveURL(/yksityisasiakas/);
  await expectBare(page);
  await page.goForward();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.reservation.login.action') })
    .click();
  await expectBare(page);
  await expectHeard(heard, { type: 'loginNeeded' });
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, 'Aino Maria Virtanen');
  await expect(page).toHaveURL(originOf('kaari') + href('reserve-appointment', { id: timeId }, 'fi'));
  await hydrated(page);
  await expectBare(page);
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
  await expectBare(page);
  await expectAccessible(page);
  await expect.poll(() => heard.some(({ type }) => type === 'bookingCompleted')).toBe(true);
  expect(heard.filter(({ type }) => type === 'bookingCompleted')).toEqual([
    {
      version: 1,
      type: 'bookingCompleted',
      timeId,
      healthCareType: 'private',
      appointmentId: expect.any(Number),
    },
  ]);
  await expectHeard(heard, { type: 'stepChanged', step: 'done' });
  await expect(page.getByRole('link', { name: t('booking.success.cancel') })).toHaveCount(0);

  // What leads out of the portal is the app's to open.
  const { length } = page.context().pages();
  await page.getByRole('link', { name: t('booking.success.directions') }).click();
  await expectHeard(heard, { type: 'externalLink' });
  expect(JSON.stringify(heard)).toContain('openstreetmap.org');
  expect(page.context().pages()).toHaveLength(length);
  await page.getByRole('button', { name: t('booking.success.backToApp') }).click();
  await expectHeard(heard, { type: 'close' });
  await expect(page).toHaveURL(/valmis$/);
});

test('a child’s booking inside the app, without a login', async ({ page }) => {
  const brand = 'pikkujatti';
  await page.setViewportSize(PHONE);
  const heard = await appAround(page);
  const t = textsIn('sv', brandOf(brand));
  const { id } = await freeTime(brand, dayFor(brand, DAY));
  const address = href('reserve-appointment-for-anonymous-users', { id }, 'sv', { scope });
  await page.goto(originOf(brand) + address);
  await hydrated(page);
  await expectBare(page);
  await fillReservation(page, 'sv', { ...VIKTOR, ...ownContact() }, brand);
  await termsBox(page).check();
  await page.getByRole('button', { name: t('booking.reservation.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.success.title'));
  await expectBare(page);
  await expectHeard(heard, { type: 'bookingCompleted', timeId: id });
  await expectHeard(heard, { type: 'stepChanged', step: 'done' });
  const told = JSON.stringify(heard);
  for (const secret of [VIKTOR.identityCode, VIKTOR.firstName, VIKTOR.lastName])
    expect(told).not.toContain(secret);

  // The next patient in the app meets a time that is gone.
  heard.length = 0;
  await page.goto(originOf(brand) + address);
  await expectBare(page);
  await expectHeard(heard, { type: 'bookingFailed', timeId: id, code: 'already-reserved' });
});

test('the intermediate steps of a booking inside the app have nothing around them either', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const heard = await appAround(page);
  const { id } = await freeTime('kaari', DAY, 5);
  const next = href('reserve-appointment', { id }, 'en', { scope });
  await page.goto(next);
  await expectBare(page);
  await expectHeard(heard, { type: 'loginNeeded' });

  const query = new URLSearchParams({ lang: 'en', next });
  await page.goto(`/oauth/authenticate?${query}`);
  await identify(page, 'Matti Antero Nieminen');
  await expect(page).toHaveURL(/booking\/registration/);
  await expectBare(page);
  await expectHeard(heard, { type: 'stepChanged', step: 'registration' });

  await page.goto(href('patient-data-consent', {}, 'en', { next }));
  await expectBare(page);
});

test('without an app, and in a frame, nothing is posted', async ({ page }) => {
  await page.addInitScript(() => {
    const posted: unknown[] = [];
    Object.assign(window, { posted });
    window.addEventListener('message', ({ data }) => posted.push(data));
  });
  const response = await page.goto(href('appointment-reservation-landing-page', {}, 'fi', { scope }));
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { posted: unknown[] }).posted)).toEqual([]);
});
