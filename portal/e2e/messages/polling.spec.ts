import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { DESKTOP, expect, hydrated, installClock, signIn, test } from '../fixtures.ts';

const PATIENT = 'Aino Maria Virtanen';
const CALL = '/api/customer-messaging';
const PERIOD = 120_000;

/** Counts how often a page asks for conversations. */
function countAsked(page: Page): { asked: number } {
  const counted = { asked: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === CALL && request.method() === 'GET') counted.asked += 1;
  });
  return counted;
}

/** The page is put behind another one, or comes back, as its browser would tell it. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('conversations are asked for every 120 seconds, not while the page is hidden, and no more once that fails', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await installClock(page);
  await signIn(page, PATIENT, href('conversation-list', {}, 'fi'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const counted = countAsked(page);
  const settle = () => page.waitForLoadState('networkidle');

  await page.clock.runFor(PERIOD - 5_000);
  await settle();
  expect(counted.asked).toBe(0);
  await page.clock.runFor(10_000);
  await expect.poll(() => counted.asked).toBe(1);
  await page.clock.runFor(PERIOD);
  await expect.poll(() => counted.asked).toBe(2);

  await setHidden(page, true);
  await page.clock.runFor(2 * PERIOD);
  await settle();
  expect(counted.asked).toBe(2);
  await setHidden(page, false);
  await page.clock.runFor(PERIOD);
  await expect.poll(() => counted.asked).toBeGreaterThan(2);

  await page.route(`**${CALL}?*`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.clock.runFor(PERIOD);
  await settle();
  await page.clock.runFor(10_000);
  await settle();
  const { asked } = counted;
  await page.clock.runFor(2 * PERIOD);
  await settle();
  expect(counted.asked).toBe(asked);
});
