import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { writeSaveAction } from '#contract/routes/save-action.ts';
import { listOn } from '../every-page.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  hydrated,
  originOf,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const OVERDUE = '7700655';
const CHILDS_OVERDUE = '7700712';
const t = textsIn('en', brandOf('kaari'));

test.use({ viewport: PHONE });

test('who books is told of an overdue invoice, saves an e-mail address, pays, and goes on booking', async ({
  page,
}) => {
  const list = listOn('en', 8);
  await signIn(page, 'Päivi Marjatta Aalto', list);
  await hydrated(page);
  await expect(page.getByText(t('due.reminder.text'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('due.reminder.pay') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.pay.title'));
  const { pathname, search } = new URL(page.url());

  // Everybody who owes in the demo has an address. This is where the page sends those who have none (its own test has the link).
  const saveAction = writeSaveAction({ type: 'go-to-invoice-page' });
  await page.goto(
    href('my-information', {}, 'en', { saveAction, anchor: 'contact', next: pathname + search }),
  );
  await hydrated(page);
  await page.getByRole('button', { name: t('patient-information.save.next') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.pay.title'));
  await expect(page.getByRole('main')).toContainText(OVERDUE);
  await hydrated(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  // Somebody who has thought better of it comes back to the booking by the next try.
  await page.locator('button[value=cancel]').click();
  await page.getByRole('link', { name: t('payments.result.fail.again') }).click();
  await hydrated(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.ok.title'));
  await page.getByRole('link', { name: t('payments.result.ok.goOn') }).click();
  await expect(page).toHaveURL(list);
  await expect(page.locator('a[id^="time-"]').first()).toBeVisible();
  await expect(page.getByText(t('due.reminder.text'))).toHaveCount(0);
});

test('a guardian who books is told of the child’s overdue invoice, pays by keyboard, and goes on booking in the children’s brand', async ({
  page,
}) => {
  const childrens = textsIn('sv', brandOf('pikkujatti'));
  const origin = originOf('pikkujatti');
  await page.setViewportSize(DESKTOP);
  const list = listOn('sv', 8);
  await signIn(page, 'Sofia Elisabet Lindström', '/sv', 'pikkujatti');
  await page.goto(origin + href('choose-child', {}, 'sv', { nextPath: list }));
  await hydrated(page);
  await page
    .getByRole('button', { name: childrens('guardianship.choose.chooseName', { name: 'Elsa' }) })
    .press('Enter');
  await page.waitForURL(origin + list);
  await hydrated(page);
  await expect(page.getByText(childrens('due.reminder.text'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: childrens('due.reminder.pay') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(childrens('payments.pay.title'));
  await expect(page.getByRole('main')).toContainText(CHILDS_OVERDUE);
  await expectAccessible(page);
  await page.getByRole('button', { name: childrens('payments.pay.choose') }).press('Enter');
  await page.getByRole('button', { name: 'Kuusipankki', exact: true }).press('Enter');
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=pay]').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(childrens('payments.result.ok.title'));
  await expectAccessible(page);
  await page.getByRole('link', { name: childrens('payments.result.ok.goOn') }).press('Enter');
  await expect(page).toHaveURL(origin + list);
  await expect(page.locator('a[id^="time-"]').first()).toBeVisible();
  await expect(page.getByText(childrens('due.reminder.text'))).toHaveCount(0);
});
