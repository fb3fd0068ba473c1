import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { declined, FORM, owed, PAYMENT } from './fixtures.ts';

const OWED = 'GET /api/payments/owed';

test('what is owed is told with its sum, and the browser itself can send it', async () => {
  const page = await openPage('/en/pay/12', { answers: { [OWED]: owed() } });
  await expect(page.getByRole('heading', { name: 'Pay an invoice' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('€153.70');
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toBeVisible();
  await expect(page.locator('form[action="/payments/begin"] input[name=amount]')).toHaveValue('15370');
});

test('somebody who goes on elsewhere takes that along, also without scripts', async () => {
  const page = await openPage('/en/pay/12?next=%2Fen%2Finvoices', { answers: { [OWED]: owed() } });
  await expect(page.locator('form[action="/payments/begin"] input[name=next]')).toHaveValue('/en/invoices');
  const forged = await openPage('/en/pay/12?next=https%3A%2F%2Fevil.example', {
    answers: { [OWED]: owed() },
  });
  await expect(forged.locator('input[name=next]')).toHaveCount(0);
});

test('several invoices have their sum together', async () => {
  const invoice = { dueDate: '2026-12-04', isOverdue: true };
  const page = await openPage('/en/pay/12?and=13', {
    answers: {
      [OWED]: owed({
        reference: '12,13',
        sumCents: 3000,
        invoices: [
          { ...invoice, id: 12, invoiceNumber: '1', sumCents: 1000 },
          { ...invoice, id: 13, invoiceNumber: '2', sumCents: 2000 },
        ],
      }),
    },
  });
  await expect(page.getByRole('main')).toContainText('€30.00');
  await expect(page.getByRole('main')).toContainText('Invoice 1, was due 4 December 2026');
});

test('a payment that was begun without scripts shows the ways to pay, each a form of the provider’s', async () => {
  const page = await openPage(`/en/pay/12?payment=${PAYMENT}`, {
    answers: {
      [OWED]: owed(),
      'GET /api/payments/{payment}': declined({ status: 'new', failure: null, form: FORM }),
    },
  });
  await expect(page.getByRole('button', { name: 'Lumipankki' })).toBeVisible();
  await expect(page.locator('form[action="https://bank.example/pay"]')).toHaveCount(4);
  await expect(page.getByRole('link', { name: /payment terms/ })).toHaveAttribute(
    'href',
    'https://provider.example/terms',
  );
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toHaveCount(0);
});

test.each([
  ['invoiceNotFound', 'Invoice not found'],
  ['invoiceAlreadyPaid', 'The invoice has already been paid'],
  ['notPayableOnline', 'The invoice can no longer be paid here'],
  ['underWay', 'The payment is being processed'],
  ['unavailable', 'You cannot pay online at the moment'],
] as const)('why it cannot be paid is told, with the way on: %s', async (type, title) => {
  const page = await openPage('/en/pay/12', { answers: { [OWED]: { type } } });
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toHaveCount(0);
});

test('somebody without an e-mail address is led to add one, and back', async () => {
  const page = await openPage('/en/pay/12', { answers: { [OWED]: owed({ hasEmail: false }) } });
  const link = page.getByRole('link', { name: 'Add your email address' });
  await expect(link).toHaveAttribute(
    'href',
    /my-information\?next=%2Fen%2Fpay%2F12&saveAction=.+&anchor=contact/,
  );
  await expect(page.getByRole('button', { name: 'Choose how to pay' })).toHaveCount(0);
});
