import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { invoiceVisit, ONNI, ownAppointments } from '../api.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

/** The number of the appointment for which a charge awaits an answer. */
async function chargedAppointment(page: Page): Promise<number> {
  const charged = (await ownAppointments(page)).find(({ awaitsPaymentApproval }) => awaitsPaymentApproval);
  if (!charged) throw new Error('Nothing awaits an answer');
  return charged.id;
}

test('a patient approves what the clinic proposes, and reads what follows', async ({ page }) => {
  const t = textsIn('en');
  await signIn(page, 'Onni Kalevi Mäkelä', href('front-page', {}, 'en'));
  const id = await chargedAppointment(page);
  await expect(page.getByText(t('appointments.charge.title'))).toBeVisible();
  await page.goto(href('appointment', { ids: id }, 'en'));
  await hydrated(page);
  await page.getByRole('link', { name: t('appointments.charge.action') }).click();
  await expect(page).toHaveURL(href('appointments-additional-payment-approval-page', { id }, 'en'));
  await expect(page.getByText('€59.90').first()).toBeVisible();
  await expectAccessible(page);
  const approve = page.getByRole('button', { name: t('additional-charges.answer.approve') });
  await approve.click();
  await expect(page.getByText(t('additional-charges.answer.bindingRequired'))).toBeVisible();
  // Its error is read with it.
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByText(t('additional-charges.answer.binding', { sum: '€59.90' }), { exact: true }).click();
  // What was lost on its way is sent once more, and approved once.
  await page.route('**/additional-charge*', (route) => route.abort('connectionreset'), { times: 1 });
  await approve.click();
  await expect(page.getByText(t('additional-charges.answer.failure.network'))).toBeVisible();
  await approve.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('additional-charges.success.title'));
  await expect(page.getByText(t('additional-charges.success.nothingPaid'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(href('appointments-additional-payment-approval-page', { id }, 'en'));
  await expect(page.getByText(t('additional-charges.state.approved.title'))).toBeVisible();
  await expect(approve).toHaveCount(0);
  // Its invoice comes after the visit, with the charge on it, and is paid from there.
  await hydrated(page);
  const invoice = page.getByRole('link', { name: t('additional-charges.success.invoice') });
  await invoice.click();
  await expect(page.getByText(t('payments.refused.notInvoicedYet.title'))).toBeVisible();
  await expectAccessible(page);
  const number = await invoiceVisit(ONNI.identityCode, id);
  await page.goto(href('appointments-additional-payment-approval-page', { id }, 'en'));
  await hydrated(page);
  await invoice.click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText('€188.70');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('payments.pay.choose') }).click();
  await page.getByRole('button', { name: 'Lumipankki' }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.ok.title'));
  await page.goto(href('pay-visit-page', {}, 'en', { appointmentId: String(id) }));
  await expect(page.getByText(t('payments.refused.invoiceAlreadyPaid.title'))).toBeVisible();
  await page.goto(href('appointment', { ids: id }, 'en'));
  await expect(page.getByText(t('appointments.charge.title'))).toHaveCount(0);
});

test('a guardian declines what the clinic proposes for a child', async ({ page }) => {
  const brand = 'pikkujatti';
  const t = textsIn('sv', brandOf(brand));
  await page.setViewportSize(PHONE);
  await signIn(page, 'Sofia Elisabet Lindström', href('choose-child', {}, 'sv'), brand);
  await hydrated(page);
  await page.getByRole('button', { name: t('guardianship.choose.chooseName', { name: 'Elsa' }) }).click();
  await expect(page).toHaveURL(/\/sv$/);
  const id = await chargedAppointment(page);
  await page.goto(originOf(brand) + href('appointments-additional-payment-approval-page', { id }, 'sv'));
  await hydrated(page);
  await expect(page.getByText(t('additional-charges.charge.allFree'))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('additional-charges.answer.decline') }).click();
  await expect(page.getByText(t('additional-charges.answer.declineText'))).toBeVisible();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t('additional-charges.answer.declineConfirm') }).click();
  await expect(page.getByText(t('additional-charges.state.declined.title'))).toBeVisible();
  await expectAccessible(page);
});
