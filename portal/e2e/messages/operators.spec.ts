import type { Page } from '@playwright/test';
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
const OPERATOR = 'Outi Maarit Koivula';

async function expectGood(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
}

/** Opens a page of the operator's from where they begin. */
async function open(
  page: Page,
  key: 'workspace-staff' | 'workspace-service-breaks',
  name: string,
): Promise<void> {
  await page.goto(href('workspace', {}, 'en'));
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`${href(key, {}, 'en')}$`));
  await hydrated(page);
}

test('an operator adds a nurse with the rights of another, who signs in and finds what to answer, and removes the nurse', async ({
  page,
  browser,
}) => {
  await signIn(page, OPERATOR, href('workspace', {}, 'en'));
  await open(page, 'workspace-staff', t('operators.staff.title'));
  await expectGood(page);
  await page.getByRole('button', { name: t('operators.staff.copy', { name: 'Timo Rantanen' }) }).click();
  await page.getByLabel(t('operators.staff.add.identityCode')).fill('150285-982W');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Sanna Testinen');
  await page.getByRole('button', { name: t('operators.staff.add.action') }).click();
  await expect(page.getByText(/Sanna Testinen has been added/)).toBeVisible();

  await page.getByRole('button', { name: t('operators.staff.invite', { name: 'Sanna Testinen' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operators.staff.invitation.confirm') })
    .click();
  const code = await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent();
  await expectAccessible(page);

  const nurse = await browser.newContext();
  const other = await nurse.newPage();
  await other.goto(new URL(href('workspace', {}, 'en'), page.url()).href);
  await hydrated(other);
  await other.getByLabel('Invitation code').fill(code ?? '');
  await other.getByLabel('Invitation code').press('Enter');
  await other.getByLabel('New password').fill('neljä oikein hyvää sanaa');
  await other.getByLabel('New password').press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: t('workspace.title') })).toBeVisible();
  await expect(other.getByRole('link', { name: /^Unassigned/ })).toBeVisible();
  // What operators keep is not the nurse's.
  await other.goto(new URL(href('workspace-staff', {}, 'en'), page.url()).href);
  await expect(other.getByText(t('operators.notForYou'))).toBeVisible();
  await nurse.close();

  await page.getByRole('button', { name: t('operators.staff.invitation.done') }).click();
  await page.getByRole('button', { name: t('operators.staff.remove', { name: 'Sanna Testinen' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operators.staff.removal.confirm') })
    .click();
  await expect(page.getByText(/Sanna Testinen has been removed/)).toBeVisible();
});

test('an operator takes a part out of use, a visitor sees it, and the operator ends it', async ({
  page,
  browser,
}) => {
  await signIn(page, OPERATOR, href('workspace', {}, 'en'));
  await open(page, 'workspace-service-breaks', t('operators.breaks.title'));
  await expectGood(page);
  // Questionnaires: another suite books at the same time.
  await page.getByRole('combobox', { name: t('operators.breaks.add.part') }).click();
  await page.getByRole('option', { name: t('operators.breaks.parts.questionnaires') }).click();
  await page.getByText(t('operators.breaks.add.unexpected')).click();
  await page.getByRole('button', { name: t('operators.breaks.add.action') }).click();
  await expect(page.getByText(t('operators.breaks.add.added'))).toBeVisible();

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  const expectDisruptions = (count: number) =>
    // What is known of breaks is good for some seconds.
    expect(async () => {
      await other.goto(new URL(href('system-status', {}, 'en'), page.url()).href);
      const disruption = other.getByText(t('system-status.statuses.unexpectedDowntime'));
      await expect(disruption).toHaveCount(count, { timeout: 1000 });
    }).toPass();
  await expectDisruptions(1);

  const name = t('operators.breaks.end', { part: t('operators.breaks.parts.questionnaires') });
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operators.breaks.endShort') })
    .click();
  await expect(page.getByText(t('operators.breaks.ending.done'))).toBeVisible();
  await expectDisruptions(0);
  await visitor.close();
});
