import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { freeTime } from './api.ts';
import { expect, expectAccessible, hydrated, PHONE, signIn, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const HELMI = 'Helmi Annikki Salonen';
const t = textsIn('sv');
const HOME = href('my-information', {}, 'sv');

/** The own information, in a document that can be told from one that is loaded again. */
async function open(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await signIn(page, HELMI, HOME, 'kaari');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: t('controls.loadFailed') });
const retryOf = (page: Page) => alertOf(page).getByRole('button', { name: t('controls.retry') });
const consentTab = (page: Page) => page.getByRole('link', { name: t('patient-information.tabs.consent') });
const saveOf = (page: Page) =>
  page.getByRole('button', { name: t('patient-information.save.consent'), exact: true });

/** Follows the link to the appointments, wherever it is: nothing of its page has been fetched before, as at a pointer's arrival. */
const followLink = (page: Page) =>
  page.evaluate(
    (url) => document.querySelector<HTMLAnchorElement>(`a[href="${url}"]`)?.click(),
    href('appointment-list', {}, 'sv'),
  );

test('a part that cannot be fetched without a connection comes with the next try', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await consentTab(page).click();
  await expect(alertOf(page)).toBeVisible();
  // Tried again too early, it says so and stays.
  await retryOf(page).click();
  await expect(page.getByRole('status').filter({ hasText: t('controls.loadFailed') })).toBeVisible();
  await expect(retryOf(page)).toBeFocused();
  await context.setOffline(false);
  await expectAccessible(page);
  await retryOf(page).click();
  await expect(saveOf(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a part whose code is lost on the way is fetched again, though browsers remember the failure', async ({
  page,
}) => {
  await open(page);
  await page.route('**/ConsentPart*.js*', (route) => route.abort());
  await consentTab(page).click();
  await expect(retryOf(page)).toBeVisible();
  await page.unroute('**/ConsentPart*.js*');
  await retryOf(page).click();
  await expect(saveOf(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a form that cannot be fetched leaves the values and their button, which asks again', async ({
  page,
  context,
}) => {
  await open(page);
  const edit = page.getByRole('button', { name: t('patient-information.edit.contact') });
  await context.setOffline(true);
  await edit.click();
  await expect(page.getByText(t('controls.loadFailed')).first()).toBeVisible();
  await expect(edit).toBeFocused();
  await context.setOffline(false);
  await edit.click();
  await expect(page.getByLabel(t('contact.email'), { exact: true })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose code is lost on the way is fetched again', async ({ page }) => {
  await open(page);
  await page.route('**/AppointmentListPage*.js*', (route) => route.abort());
  await followLink(page);
  await expect(page.getByRole('heading', { level: 1, name: t('shell.lost.title') })).toBeVisible();
  await page.unroute('**/AppointmentListPage*.js*');
  await page.getByRole('button', { name: t('controls.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('appointments.list.title') })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is asked for without a connection says so, and comes once there is one', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await followLink(page);
  await expect(page.getByRole('heading', { level: 1, name: t('shell.lost.title') })).toBeFocused();
  await page.getByRole('button', { name: t('controls.retry') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('controls.loadFailed') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('controls.retry') })).toBeFocused();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('appointments.list.title') })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a booking that is sent without a connection is sent with the next press, though its rules have yet to come', async ({
  page,
  context,
}) => {
  const { id } = await freeTime('kaari', 22, 2);
  await signIn(page, HELMI, href('reserve-appointment', { id }, 'sv'));
  await hydrated(page);
  const submit = page.getByRole('button', { name: t('booking.reservation.submit') });
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText(t('booking.reservation.outcome.network'))).toBeVisible();
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('heading', { name: t('booking.success.title') })).toBeVisible();
});

test('a page that is older than what the server has is loaded again, and once only', async ({ page }) => {
  const gone = { status: 404, contentType: 'text/plain', body: '' };
  await open(page);
  // A newer build has taken the place of this one: neither its parts nor its own script are there.
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/ConsentPart*.js*', (route) => (isOld ? route.fulfill(gone) : route.continue()));
  await page.route('**/assets/client-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill(gone) : route.continue(),
  );
  await consentTab(page).click();
  await expect(saveOf(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(new RegExp(`${HOME}\\?tab=consent$`));

  // The new document would be as old: it is not loaded again and again.
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route('**/ContactPart*.js*', (route) => route.fulfill(gone));
  await page.getByRole('link', { name: t('patient-information.tabs.contact') }).click();
  await expect(retryOf(page)).toBeVisible();
  await retryOf(page).click();
  await expect(retryOf(page)).toBeEnabled();
  expect(await isSameDocument(page)).toBe(true);
});
