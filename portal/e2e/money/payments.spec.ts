import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { HELMI, invoiceVisit } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  identify,
  originOf,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

/** What the bank's page calls its buttons, by the decision that each makes. */
const decide = (page: Page, decision: string) => page.locator(`button[value=${decision}]`).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The subjects of what was sent: tests that ran before may have changed anybody's address. */
async function subjects(): Promise<readonly string[]> {
  const answer = await fetch(`${SANDBOX}/mailbox.json`);
  const { messages } = (await answer.json()) as { messages: { subject: string }[] };
  return messages.map(({ subject }) => subject);
}

test('an invoice is declined with the reason, then paid once, with a receipt', async ({ page }) => {
  const t = textsIn('en');
  await page.setViewportSize(DESKTOP);
  const visit = href('pay-visit-page', {}, 'en', { invoiceNumber: '2026104290' });
  await signIn(page, 'Onni Kalevi Mäkelä', visit);
  await hydrated(page);
  await expect(heading(page)).toHaveText(t('payments.pay.visitTitle'));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await expect(page.getByRole('heading', { name: t('payments.providers.title') })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Koivukortti' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await decide(page, 'insufficientFunds');
  await expect(heading(page)).toHaveText('Payment interrupted!');
  await expect(page.getByText(t('payments.result.fail.reason.insufficientFunds'))).toBeVisible();
  await expect(page.getByText(t('payments.result.fail.unpaid'), { exact: true })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: t('payments.result.fail.again') }).click();
  await hydrated(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('input[value=repeatedly]').check();
  await decide(page, 'pay');
  await expect(heading(page)).toHaveText('Payment completed!');
  await expectAccessible(page);
  await expect.poll(() => subjects()).toContain('Receipt of your payment: Kaari');

  await page.goto(`${originOf('kaari')}${visit}`);
  await expect(page.getByText(t('payments.refused.invoiceAlreadyPaid.title'))).toBeVisible();
});

test('a guardian pays for a child, on a phone, and the page says nothing of what is under way', async ({
  page,
}) => {
  const t = textsIn('sv');
  await page.setViewportSize(PHONE);
  const origin = originOf('pikkujatti');
  await signIn(page, 'Sofia Elisabet Lindström', '/sv', 'pikkujatti');
  await page.goto(`${origin}${href('choose-child', {}, 'sv')}`);
  await hydrated(page);
  await page.getByRole('button', { name: /Elsa/ }).click();
  await page.waitForURL(`${origin}/sv`);
  await page.goto(`${origin}${href('pay-visit-page', {}, 'sv', { invoiceNumber: '2026104401' })}`);
  await hydrated(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Kuusipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await decide(page, 'pending');
  await page.waitForURL(/betalning\/pending/);
  await expect(heading(page)).toHaveText(t('payments.result.title'));
  await page.goto(`${origin}${href('pay-visit-page', {}, 'sv', { invoiceNumber: '2026104401' })}`);
  await expect(page.getByText(t('payments.refused.underWay.title'))).toBeVisible();
});

test('a payment that the bank takes its time over says nothing, and no other begins', async ({ page }) => {
  const t = textsIn('fi');
  const visit = href('pay-visit-page', {}, 'fi', {
    invoiceNumber: await invoiceVisit(HELMI.identityCode, 910_003),
  });
  await signIn(page, 'Helmi Annikki Salonen', visit);
  await hydrated(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await decide(page, 'delayed');
  await page.waitForURL(/maksu\/delayed/);
  await expect(heading(page)).toHaveText(t('payments.result.title'));
  await expectAccessible(page);
  await page.goto(visit);
  await expect(page.getByText(t('payments.refused.underWay.title'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('an invoice is paid', async ({ page }) => {
    const t = textsIn('fi');
    const visit = href('pay-visit-page', {}, 'fi', { invoiceNumber: '7698102' });
    await page.goto(`/oauth/authenticate?${new URLSearchParams({ lang: 'fi', next: visit })}`);
    await identify(page, 'Kerttu Helena Laine');
    await expect(heading(page)).toHaveText(t('payments.pay.visitTitle'));
    await page.getByRole('button', { name: t('payments.pay.choose') }).click();
    await expect(page.getByRole('heading', { name: t('payments.providers.title') })).toBeVisible();
    await page.getByRole('button', { name: 'Taskumaksu' }).click();
    await page.waitForURL(`${SANDBOX}/paytrail/**`);
    await decide(page, 'cancel');
    await expect(heading(page)).toHaveText(t('payments.result.fail.title'));
    await page.getByRole('link', { name: t('payments.result.fail.again') }).click();
    await page.getByRole('button', { name: t('payments.pay.choose') }).click();
    await page.getByRole('button', { name: 'Taskumaksu' }).click();
    await page.waitForURL(`${SANDBOX}/paytrail/**`);
    await decide(page, 'pay');
    await expect(heading(page)).toHaveText(t('payments.result.ok.title'));
  });
});
