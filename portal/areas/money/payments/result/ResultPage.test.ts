import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { declined, PAYMENT } from '../pay/fixtures.ts';

const SHOW = 'GET /api/payments/{payment}';
const shown = (status: string, answer: object) =>
  openPage(`/en/payment/${status}?payment=${PAYMENT}`, { answers: { [SHOW]: answer } });

test('what was paid is told as such, where the server says so', async () => {
  const paid = await shown('ok', declined({ status: 'ok', failure: null }));
  await expect(paid.getByRole('heading', { name: 'Payment completed!' })).toBeVisible();
  await expect(paid.getByRole('main').getByRole('link')).toHaveAttribute('href', '/en');
  const other = await shown('ok', declined());
  await expect(other.getByRole('heading', { name: 'Payment interrupted!' })).toBeVisible();
});

test('somebody who came from a booking goes on there, also after another try', async () => {
  const next = encodeURIComponent('/en/booking/private-customer');
  const url = (status: string) => `/en/payment/${status}?payment=${PAYMENT}&next=${next}`;
  const paid = await openPage(url('ok'), {
    answers: { [SHOW]: declined({ status: 'ok', failure: null }) },
  });
  await expect(paid.getByRole('link', { name: 'Continue booking' })).toHaveAttribute(
    'href',
    '/en/booking/private-customer',
  );
  const failed = await openPage(url('fail'), { answers: { [SHOW]: declined() } });
  await expect(failed.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `/en/pay/12?next=${next}`,
  );
});

test('what was not paid can be paid by bank transfer', async () => {
  const page = await shown('fail', declined());
  const card = page.getByRole('region', { name: 'Pay by bank transfer' });
  await expect(card.getByRole('link')).toHaveAttribute('href', '/en/invoices/summary/12');
});

test.each([
  ['cardDeclined', 'The card was declined.'],
  ['cardExpired', 'The card has expired.'],
  ['incorrectCvc', 'The security code of the card (CVC) was incorrect.'],
  ['insufficientFunds', 'There was not enough money for the payment.'],
  ['unableToProcess', 'The payment could not be processed.'],
  ['cancelled', 'The payment was cancelled.'],
  [null, 'The payment failed.'],
] as const)('why a payment was interrupted is told: %s', async (failure, text) => {
  const page = await shown('fail', declined({ failure }));
  await expect(page.getByText(text)).toContainText('You have not been charged.');
  await expect(page.getByRole('main')).toContainText('€153.70');
  await expect(page.getByText('Invoice 2026104417', { exact: true })).toBeVisible();
  await expect(page.getByText('Not paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/pay/12');
});

test.each(['pending', 'delayed'] as const)('%s tells nothing', async (status) => {
  const page = await shown(status, declined({ status, failure: null }));
  await expect(page.getByRole('main')).toHaveText('Payment');
});

test.each(['ok', 'fail'])('an address that names no payment says nothing of one: %s', async (status) => {
  const page = await openPage(`/en/payment/${status}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/completed|receipt|charged/);
});
