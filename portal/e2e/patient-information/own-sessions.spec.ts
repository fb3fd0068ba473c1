import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { deliver } from '../api.ts';
import { DESKTOP, expect, expectAccessible, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { expectGoodStep } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

// Logging out elsewhere affects other tests, too: people whom no other test of this portal signs in.
const [OONA, VENLA] = ['Oona Irene Aalto', 'Venla Helena Koskinen'];
const MINE = href('my-information', {}, 'fi');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const t = textsIn('fi');
const own: Text = (key, values) => t(`patient-information.sessions.${key}`, values);
const nameOf = (browser: string, device: string) =>
  own('device', { browser, device: own(`devices.${device}`) });
const PHONE_NAME = nameOf('Safari', 'iphone');

const items = (page: Page) => page.getByRole('list', { name: own('list') }).getByRole('listitem');
const endOf = (page: Page, device: string) =>
  page.getByRole('button', { name: own('endNamed', { device }), exact: true });

async function openList(page: Page, count: number): Promise<void> {
  await hydrated(page);
  await pressOn(page, page.locator('summary').filter({ hasText: own('open') }));
  await expect(items(page)).toHaveCount(count);
  await expectAccessible(page);
}

/** A page for patients leads to the page that says what has happened. */
async function expectToldElsewhere(page: Page): Promise<void> {
  await page.goto(originOf('kaari') + MINE);
  await expect(page).toHaveURL(/logOut=elsewhere/);
  await expect(page.getByText(t('identification.signOut.elsewhere.title'))).toBeVisible();
  await expectAccessible(page);
}

test('a patient ends the session on a phone that is lost, over a bad line', async ({ page, browser }) => {
  const lost = await browser.newContext({ userAgent: IPHONE, viewport: PHONE });
  const phone = await lost.newPage();
  await signIn(phone, OONA, MINE);
  await page.setViewportSize(PHONE);
  await signIn(page, OONA, MINE);
  await hydrated(page);
  await openList(page, 2);
  await expectGoodStep(page, t('patient-information.title'));
  const other = items(page).filter({ hasText: PHONE_NAME });
  await expect(items(page).filter({ hasText: own('this') })).not.toContainText(PHONE_NAME);

  // The request is lost, then only its response: the session ends once, and the list says so in the end.
  const alert = other.getByRole('alert').filter({ hasText: own('unanswered') });
  await page.route('**/api/sessions/*', (route) => route.abort('connectionreset'), { times: 1 });
  await pressOn(page, endOf(page, PHONE_NAME));
  await expect(alert).toBeVisible();
  await expect(endOf(page, PHONE_NAME)).toBeFocused();
  await expectAccessible(page);
  await page.route(
    '**/api/sessions/*',
    async (route) => {
      await deliver(route.request());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await expectToldElsewhere(phone);
  await expect(alert).toBeVisible();
  await page.keyboard.press('Enter');
  const ended = page.getByRole('status').filter({ hasText: own('ended') });
  await expect(ended).toBeFocused();
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByText(own('onlyThis'))).toBeVisible();
  await page.reload();
  await openList(page, 1);
  await lost.close();
});

test('a patient ends the others, then this one in all its tabs, then every one', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  const elsewhere = await browser.newContext({ userAgent: IPHONE });
  const other = await elsewhere.newPage();
  await signIn(other, VENLA, MINE);
  await signIn(page, VENLA, MINE);
  await openList(page, 2);
  await page.getByRole('button', { name: own('endOthers') }).click();
  await expect(page.getByRole('status').filter({ hasText: own('othersEnded') })).toBeFocused();
  await expect(items(page)).toHaveCount(1);
  await expectToldElsewhere(other);

  // Only here: the other browser, signed in again, stays so.
  await signIn(other, VENLA, MINE);
  const tab = await page.context().newPage();
  await tab.goto(originOf('kaari') + MINE);
  await hydrated(tab);
  const here = items(page).filter({ hasText: own('this') });
  const question = page.getByRole('alertdialog', { name: own('question') });
  await pressOn(page, here.getByRole('button'));
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(here.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  // The response is lost on its way; the next press finds that it is done.
  await page.route(
    '**/api/sessions/*',
    async (route) => {
      await deliver(route.request());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const end = question.getByRole('button', { name: own('end') });
  await end.click();
  await expect(question.getByRole('alert')).toContainText(own('unanswered'));
  await expectAccessible(page);
  await end.click();
  for (const open of [page, tab]) {
    await expect(open).toHaveURL(/\?logOut=here$/);
    await expect(open.getByText(t('identification.signOut.here.title'))).toBeVisible();
  }
  await hydrated(page);
  await expectAccessible(page);

  await signIn(page, VENLA, MINE);
  await openList(page, 2);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell.menu.signOut'), exact: true })
    .last()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shell.signOut.confirm') })
    .click();
  await expect(page).toHaveURL(/\?logOut=done$/);
  await expectToldElsewhere(other);
  await elsewhere.close();
});
