import { describe, expect as expectValue, test } from 'vitest';
import { isPaymentPause } from '#areas/money/shared/invoices/payment-pause.ts';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { publicBrandOf } from '#shell/browser/testing/page-state.ts';
import { everyStatus, invoice, invoicesList } from '../fixtures.ts';

const LIST = 'GET /api/payments/invoices-list';
const show = (url: string, changes: object = {}) =>
  openPage(url, { answers: { [LIST]: invoicesList(changes) } });

describe('the list of invoices', () => {
  test.each([
    ['/fi/laskut', 'Lasku 7700318', 'Maksettavana 3 laskua'],
    ['/sv/fakturor', 'Faktura 7700318', '3 fakturor att betala'],
    ['/en/invoices', 'Invoice 7700318', '3 invoices to pay'],
  ])('%s names each, says how many are to be paid, and leads to the summaries', async (url, name, due) => {
    const page = await show(url);
    await expect(page.getByText(due)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name);
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', /\/72$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test.each([
    ['open', 'Open', 'Summary', /\/en\/invoices\/summary\/71$/],
    ['overdue', 'Overdue', 'Invoice', /\/api\/invoices\/72\/pdf\?lang=en$/],
    ['paper', 'Sent by post', 'Invoice', /\/api\/invoices\/73\/pdf\?lang=en$/],
    ['paid', 'Paid', 'Receipt', /\/api\/invoices\/77\/pdf\?lang=en$/],
    ['refundInProgress', 'Refund in progress', 'Receipt', /\/api\/invoices\/75\/pdf\?lang=en$/],
    ['refunded', 'Refunded', 'Refunded invoice', /\/api\/invoices\/76\/pdf\?lang=en$/],
  ] as const)('has the label and the link of one that is %s', async (status, label, action, href) => {
    const shown = everyStatus.filter((each) => each.status === status);
    const row = (await show('/en/invoices', { invoices: shown })).getByRole('main').getByRole('listitem');
    await expect(row).toContainText(label);
    const name = `${action}, ${shown[0]?.invoiceNumber}`;
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  test('has no document of one that is not available, and says where to ask', async () => {
    const shown = everyStatus.filter(({ status }) => status === 'notAvailable');
    const row = (await show('/en/invoices', { invoices: shown })).getByRole('main').getByRole('listitem');
    await expect(row).toContainText('Not available yet');
    await expect(row.getByRole('link')).toHaveAttribute('href', /^mailto:laskutus@/);
  });

  test('says what is missing, beside what there is, and offers another try', async () => {
    const page = await show('/en/invoices', { missing: ['GoodSignInvoice'] });
    await expect(page.getByText('We could not show all invoices')).toBeVisible();
    await expect(page.getByText('invoices sent by post and as e-invoices')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Invoice 7700318' })).toBeVisible();
  });

  test('is not called empty while a source is missing', async () => {
    const page = await show('/en/invoices', { invoices: [], total: 0, due: 0, missing: ['NetsuiteInvoice'] });
    await expect(page.getByText('We could not show all invoices')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No invoices' })).toHaveCount(0);
  });

  test('is empty, failed or on its way, and says so', async () => {
    const empty = await show('/en/invoices', { invoices: [], total: 0, due: 0 });
    await expect(empty.getByRole('heading', { name: 'No invoices' })).toBeVisible();
    const failed = await openPage('/en/invoices', { problems: { [LIST]: 'temporarilyUnavailable' } });
    const alert = failed.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('We could not show the invoices');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    const loading = await openPage('/en/invoices');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading invoices');
  });

  test('lets several be chosen and paid at once, by a form that the browser itself can send', async () => {
    const page = await show('/en/invoices');
    const form = page.locator('form[action="/payments/choose"]');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form.getByRole('checkbox')).toHaveCount(2);
    await form.getByRole('checkbox', { name: 'Select invoice 7700318' }).check();
    await expect(form.locator('input[name=invoice]:checked')).toHaveValue('72');
    await expect(form.locator('input[name=lang]')).toHaveValue('en');
    await expect(form.getByRole('button', { name: 'Pay the selected ones' })).toBeVisible();
  });

  test('has no choice of one', async () => {
    const page = await show('/en/invoices', { invoices: [invoice()], total: 1, due: 1 });
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  });

  test('goes on on other pages', async () => {
    const page = await show('/en/invoices', { invoices: [invoice()], pages: 3, total: 23 });
    await expect(page.getByRole('navigation', { name: 'Pages of invoices' })).toBeVisible();
  });
});

test.each([
  ['2023-11-15', false],
  ['2023-11-16', true],
  ['2023-11-30', true],
  ['2023-12-01', false],
])('on %s payments pause: %s', (day, isPaused) => {
  expectValue(isPaymentPause(day)).toBe(isPaused);
});

test.each(['kaari', 'pikkujatti', 'revontuli'] as const)('%s has the pages', (brand) => {
  for (const key of ['invoices-page', 'invoice-summary-page', 'invoice-notification-landing-page'] as const)
    expectValue(hasPage(publicBrandOf(brand), key)).toBe(true);
});
