import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { invoiceSummary } from '../fixtures.ts';
import { transferQr } from '../qr-fixture.ts';

const SUMMARY = 'GET /api/invoices/invoice-summary';
const BANK = {
  rfReference: 'RF7320261044176',
  barcode: '421123456000007850001537000000000000020261044176261115',
  qr: transferQr,
};
const show = (url: string, changes: Parameters<typeof invoiceSummary>[0] = {}) => {
  const invoice = invoiceSummary(changes);
  return openPage(url, { answers: { [SUMMARY]: { invoice, bank: invoice.transfer && BANK } } });
};

describe('the summary of an invoice', () => {
  test.each([
    ['/fi/laskut/yhteenveto/71', 'Lasku 2026104417', 'Erittely', 'Arvonlisävero', '25,5\u00a0%'],
    ['/sv/fakturor/oversikt/71', 'Faktura 2026104417', 'Specifikation', 'Mervärdesskatt', '25,5\u00a0%'],
    ['/en/invoices/summary/71', 'Invoice 2026104417', 'Specification', 'VAT', '25.5%'],
  ])('%s has its rows, its taxes and its document', async (url, title, rows, vat, rate) => {
    const page = await show(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('table', { name: rows }).getByRole('row')).toHaveCount(4);
    const taxes = page.getByRole('table', { name: vat }).getByRole('row');
    await expect(taxes).toHaveCount(3);
    await expect(taxes.last()).toContainText(rate);
    await expect(page.locator('a[href^="/api/invoices/71/pdf"]')).toBeVisible();
  });

  test('has the bank details of one that is not paid, each with a button that copies it', async () => {
    const page = await show('/en/invoices/summary/71');
    const bank = page.getByRole('region', { name: 'Pay by bank transfer' });
    await expect(bank.getByText('FI21 1234 5600 0007 85')).toBeVisible();
    for (const what of ['Payee', 'Account number (IBAN)', 'Reference number', 'Amount', 'Virtual barcode'])
      await expect(bank.getByRole('button', { name: `Copy ${what}`, exact: true })).toBeVisible();
    const paid = await show('/en/invoices/summary/71', {
      status: 'paid',
      paidDate: '2026-11-03',
      transfer: null,
      canBePaidOnline: false,
    });
    await expect(paid.getByRole('region', { name: 'Pay by bank transfer' })).toHaveCount(0);
    await expect(paid.getByRole('link', { name: 'Receipt, 2026104417' })).toBeVisible();
  });

  test('has the QR code of one that is not paid, for the app of a bank', async () => {
    const page = await show('/en/invoices/summary/71');
    const section = page.getByRole('region', { name: 'Pay with your bank’s app' });
    await expect(section.getByRole('img', { name: 'QR code of this invoice' })).toBeVisible();
    const paid = await show('/en/invoices/summary/71', { status: 'paid', transfer: null });
    await expect(paid.getByRole('img', { name: 'QR code of this invoice' })).toHaveCount(0);
  });

  test('says of an overdue one what happens next, and how to pay in parts', async () => {
    const page = await show('/en/invoices/summary/71', { status: 'overdue' });
    await expect(page.getByText('The due date of this invoice has passed')).toBeVisible();
    await expect(page.getByText('pay in parts')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '010 380 3838' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });

  test('says until when it can be paid online, or that it came by post', async () => {
    const open = await show('/en/invoices/summary/71');
    await expect(open.getByText('You can pay online until')).toBeVisible();
    const paper = await show('/en/invoices/summary/71', { status: 'paper', payableOnlineUntil: null });
    await expect(paper.getByText('sent to you by post')).toBeVisible();
  });

  test('is not found, failed or on its way, and says so', async () => {
    const none = await openPage('/en/invoices/summary/71', { problems: { [SUMMARY]: 'notFound' } });
    await expect(none.getByRole('heading', { name: 'Invoice not found' })).toBeVisible();
    const failed = await openPage('/en/invoices/summary/71', {
      problems: { [SUMMARY]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('alert').getByRole('heading')).toHaveText('We could not show the invoice');
    const loading = await openPage('/en/invoices/summary/71');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading the invoice');
  });
});
