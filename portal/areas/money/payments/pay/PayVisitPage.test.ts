import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { owed } from './fixtures.ts';

test('the invoice of a visit is paid by the number on it', async () => {
  const page = await openPage('/en/pay-visit?invoiceNumber=2026104417', {
    answers: { 'GET /api/payments/owed': owed() },
  });
  await expect(page.getByRole('heading', { name: 'Pay for your visit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toBeVisible();
});

test('a visit that has no invoice yet says so', async () => {
  const page = await openPage('/en/pay-visit?appointmentId=72', {
    answers: { 'GET /api/payments/owed': { type: 'notInvoicedYet' } },
  });
  await expect(page.getByRole('heading', { name: 'Pay for your visit' })).toBeVisible();
  await expect(page.getByText('There is no invoice for this visit yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toHaveCount(0);
});
