import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';

const url = '/en/booking/occupational-healthcare';

test('the page for employees leads visitors to identification and back to the times', async () => {
  const main = (await openPage(url, { session: visitorSession })).getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Booking for occupational health care customers',
  );
  await expect(main.locator('[href="/en/login?nextPath=%2Fen%2Foccupational-healthcare"]')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call 010 380 3838' }).first()).toHaveAttribute(
    'href',
    'tel:0103803838',
  );
});

test('who has identified themselves goes straight to the times', async () => {
  const main = (await openPage(url, { session: patientSession })).getByRole('main');
  const times = main.getByRole('link', { name: 'See available times' });
  await expect(times).toHaveAttribute('href', '/en/occupational-healthcare');
  await expect(main.locator('[href^="/en/login"]')).toHaveCount(0);
});

test('the way back keeps the scope of the app', async () => {
  const page = await openPage(`${url}?scope=inAppBooking`, { session: visitorSession });
  const login = 'nextPath=%2Fen%2Foccupational-healthcare%3Fscope%3DinAppBooking';
  await expect(page.locator(`[href*="${login}"]`)).toBeVisible();
});
