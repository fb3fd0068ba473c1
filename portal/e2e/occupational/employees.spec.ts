import type { Page } from '@playwright/test';
import type { PageKey } from '#contract/routes/route-params.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const t = textsIn('en');
const EERO = 'Eero Juhani Lehtonen';
const JANNE = 'Janne Petteri Koskinen';

async function expectGood(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
}

/** What the menu offers below one heading. */
const inMenu = (page: Page, key: PageKey) =>
  page
    .getByRole('navigation', { name: t('shell.menu.label') })
    .getByRole('link', { name: t(`shell.menu.pages.${key}`) });

test('an employee sees who cares for them, and begins a conversation with that team', async ({ page }) => {
  await signIn(page, EERO, href('front-page', {}, 'en'));
  await hydrated(page);
  await inMenu(page, 'occupational-health-care-team').click();
  await expect(page).toHaveURL(/\/en\/occupational-health-care-team$/);
  await expect(page.getByRole('heading', { level: 1, name: t('care-team.title') })).toBeVisible();
  await expect(
    page.getByRole('link', { name: t('care-team.book', { name: 'Timo Rantanen' }) }),
  ).toBeVisible();
  await expectGood(page);
  await page
    .getByRole('link', { name: t('care-team.write', { team: 'Occupational health care team' }) })
    .click();
  await expect(page.getByRole('radio', { name: /^Occupational health care team/ })).toBeChecked();
});

test('an employee reads the memo, which the team page leads to', async ({ page }) => {
  await signIn(page, EERO, href('occupational-health-care-team', {}, 'en'));
  await hydrated(page);
  await page.getByRole('link', { name: t('care-team.memo') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('employee-memo.title') })).toBeVisible();
  await expect(page.getByText(t('employee-memo.examination.periodic'))).toBeVisible();
  await expectGood(page);
});

test('a member of the sickness fund opens its four tabs by keyboard', async ({ page }) => {
  await signIn(page, JANNE, href('front-page', {}, 'en'));
  await hydrated(page);
  await inMenu(page, 'sickness-fund-page').click();
  await expect(page.getByText('You pay €15.00 a visit, at most 12 visits a year')).toBeVisible();
  await expectGood(page);
  const tabs = page.getByRole('navigation', { name: t('sickness-fund.tabs.label') });
  for (const [tab, shown] of [
    ['use', t('sickness-fund.use.counted')],
    ['how', t('sickness-fund.how.say')],
    ['contact', t('sickness-fund.contact.messages')],
  ] as const) {
    await tabs.getByRole('link', { name: t(`sickness-fund.tabs.${tab}`) }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`));
    await expect(page.getByText(shown)).toBeVisible();
    await expectGood(page);
  }
});

test('who is neither employed nor a member is told so', async ({ page }) => {
  await signIn(page, 'Aino Maria Virtanen', href('occupational-health-care-team', {}, 'en'));
  await expect(page.getByRole('heading', { name: t('care-team.none.title') })).toBeVisible();
  await expect(inMenu(page, 'occupational-health-care-team')).toHaveCount(0);
  await page.goto(href('employee-memo-page', {}, 'en'));
  await expect(page.getByRole('heading', { name: t('employee-memo.none.title') })).toBeVisible();
  await page.goto(href('sickness-fund-page', {}, 'en'));
  await expect(page.getByRole('heading', { name: t('sickness-fund.none.title') })).toBeVisible();
});
