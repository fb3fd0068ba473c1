import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { EERO, HELMI, invoiceVisit, mailsTo } from '../api.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  SANDBOX,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

test.use({ viewport: PHONE });

test('somebody else pays an invoice by its number and its sum, and sees nothing of what it is for', async ({
  page,
}) => {
  const t = textsIn('sv', brandOf('kaari'));
  await page.goto(href('invoice-notification-landing-page', {}, 'sv'));
  await hydrated(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  const number = await invoiceVisit(EERO.identityCode, 910_001);
  const field = (name: 'number' | 'sum' | 'email') =>
    page.getByLabel(t(`payments.landing.guest.${name}`), { exact: false });
  const choose = page.getByRole('button', { name: t('payments.landing.guest.send') });
  await field('number').fill('INV-39990');
  await field('sum').fill('65,00');
  await field('email').fill('granne@example.com');
  await choose.press('Enter');
  // That one is paid by bank transfer only: the answer says no more than of one that there is not.
  await expect(page.getByRole('alert')).toContainText(t('payments.landing.guest.failures.notPayable'));
  await expectAccessible(page);
  await field('number').fill(number);
  await field('sum').fill('128,80');
  await choose.press('Enter');
  await expect(page.getByRole('heading', { name: t('payments.providers.title') })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=insufficientFunds]').click();
  await expect(page.getByText(t('payments.result.fail.reason.insufficientFunds'))).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await field('number').fill(number);
  await field('sum').fill('128,80');
  await field('email').fill('granne@example.com');
  await choose.click();
  await page.getByRole('button', { name: 'Kuusipankki', exact: true }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=pay]').click();
  await expect(page.getByText(t('payments.result.ok.title'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/vastaanotto|Eero|Lehtonen/);
  await expect.poll(async () => (await mailsTo('granne@example.com')).length).toBe(1);
  const [{ text } = { text: '' }] = await mailsTo('granne@example.com');
  expect(text).toContain(number);
  expect(text).not.toMatch(/vastaanotto|Eero|Lehtonen/);
});

test('the children’s brand says how a payment stands that the bank has not confirmed', async ({ page }) => {
  const t = textsIn('en', brandOf('pikkujatti'));
  await page.goto(originOf('pikkujatti') + href('invoice-notification-landing-page', {}, 'en'));
  await hydrated(page);
  await page
    .getByLabel(t('payments.landing.guest.number'))
    .fill(await invoiceVisit(HELMI.identityCode, 910_002));
  await page.getByLabel(t('payments.landing.guest.sum')).fill('128.80');
  await page.getByLabel(t('payments.landing.guest.email')).fill('grandma@example.com');
  await page.getByRole('button', { name: t('payments.landing.guest.send') }).click();
  await page.getByRole('button', { name: 'Taskumaksu' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=delayed]').click();
  await expect(page.getByText(t('payments.landing.guest.result.underWay.title'))).toBeVisible();
  await expectAccessible(page);
});

test('what the form has said without scripts is read with them, too', async ({ page }) => {
  const address = originOf('pikkujatti') + href('invoice-notification-landing-page', {}, 'sv');
  for (const query of ['refused=notPayable', 'refused=tooManyRequests', 'wrong=invoiceNumber&wrong=sum']) {
    await page.goto(`${address}?${query}`);
    await hydrated(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself sends the form, is told what is wrong with it, and pays', async ({ page }) => {
    const t = textsIn('fi', brandOf('kaari'));
    const number = await invoiceVisit(HELMI.identityCode, 910_004);
    const fill = async (sum: string) => {
      await page.getByLabel(t('payments.landing.guest.number')).fill(number);
      await page.getByLabel(t('payments.landing.guest.sum')).fill(sum);
      await page.getByLabel(t('payments.landing.guest.email')).fill('naapuri@example.com');
      await page.getByRole('button', { name: t('payments.landing.guest.send') }).click();
    };
    await page.goto(href('invoice-notification-landing-page', {}, 'fi'));
    await expect(page.locator('form noscript')).toHaveCount(0);
    await fill('paljon');
    const sum = page.getByLabel(t('payments.landing.guest.sum'));
    await expect(sum).toHaveAccessibleDescription(new RegExp(t('payments.landing.guest.errors.sum')));
    expect(page.url()).toMatch(/\?wrong=sum#guest$/);
    await expect(sum).toBeInViewport();
    await expectNoOverflow(page);
    await fill('128,80');
    await expect(page.getByRole('heading', { name: t('payments.providers.title') })).toBeVisible();
    await page.getByRole('button', { name: 'Taskumaksu' }).click();
    await page.waitForURL(`${SANDBOX}/paytrail/**`);
    await page.locator('button[value=pay]').click();
    await expect(page.getByText(t('payments.result.ok.title'))).toBeVisible();
    await expect.poll(async () => (await mailsTo('naapuri@example.com')).length).toBe(1);
  });
});
