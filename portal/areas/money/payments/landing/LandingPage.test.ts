import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { FORM, PAYMENT } from '../pay/fixtures.ts';

const SHOW = 'GET /api/anon/payments/{payment}';

test.each([
  ['/fi/laskuilmoitus', 'Kenen käynnin maksat?', 'Oma käynti'],
  ['/sv/fakturaavisering', 'Vems besök betalar du?', 'Eget besök'],
  ['/en/invoice-notification', 'Whose visit are you paying for?', 'My own visit'],
])('%s asks whose visit is paid, and leads to identification', async (url, title, own) => {
  const page = await openPage(url, { session: visitorSession });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: own })).toHaveAttribute('href', /nextPath=/);
});

test('leads guardians to their children in the brand in which they act for them', async () => {
  const page = await openPage('/en/invoice-notification', { brand: 'pikkujatti' });
  await expect(page.getByRole('link', { name: 'My child’s visit (Pikkujätti)' })).toHaveAttribute(
    'href',
    /choose-child/,
  );
});

test('has a form for somebody else’s invoice, by its number and its sum', async () => {
  const page = await openPage('/en/invoice-notification', { session: visitorSession });
  const form = page.getByRole('form', { name: 'Somebody else’s visit' });
  for (const label of ['Invoice number', 'Amount', 'Your email address'])
    await expect(form.getByLabel(label)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Choose how to pay' })).toBeVisible();
});

test('has a form that the browser itself can send', async () => {
  const page = await openPage('/en/invoice-notification', { session: visitorSession });
  const form = page.locator('form[action="/payments/begin-as-guest"]');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form.locator('input[name=lang]')).toHaveValue('en');
  await expect(form.locator('input[name=csrfToken]')).not.toHaveValue('');
  for (const name of ['invoiceNumber', 'sum', 'email'])
    await expect(form.locator(`input[name=${name}]`)).toBeVisible();
});

test.each([
  ['notPayable', 'We found no invoice with this number and amount that can be paid online.'],
  ['unavailable', 'You cannot pay online at the moment.'],
  ['tooManyRequests', 'There have been too many attempts.'],
])('says why the form has begun no payment without scripts: %s', async (refused, text) => {
  const page = await openPage(`/en/invoice-notification?refused=${refused}`, { session: visitorSession });
  await expect(page.getByText(text)).toBeVisible();
});

test('says beside each field what was wrong with it without scripts', async () => {
  const page = await openPage('/en/invoice-notification?wrong=sum&wrong=email', { session: visitorSession });
  const form = page.getByRole('form', { name: 'Somebody else’s visit' });
  await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(/Enter the amount in euros and cents/);
  await expect(form.getByLabel('Your email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Invoice number')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('link', { name: 'Enter the amount in euros and cents.' })).toBeVisible();
});

test.each([
  ['ok', 'Payment completed!'],
  ['fail', 'Payment interrupted!'],
  ['pending', 'The payment is being processed'],
  ['delayed', 'The payment is being processed'],
])('what has become of such a payment is told as the server says: %s', async (status, text) => {
  const page = await openPage(`/en/invoice-notification?payment=${PAYMENT}`, {
    session: visitorSession,
    answers: {
      [SHOW]: { status, failure: null, sumCents: 15_370, invoiceNumber: '2026104417', form: null },
    },
  });
  await expect(page.getByText(text)).toBeVisible();
});

test('a payment that somebody has begun and not made goes on with its ways to pay', async () => {
  const page = await openPage(`/en/invoice-notification?payment=${PAYMENT}`, {
    session: visitorSession,
    answers: {
      [SHOW]: { status: 'new', failure: null, sumCents: 15_370, invoiceNumber: '2026104417', form: FORM },
    },
  });
  await expect(page.getByRole('button', { name: 'Lumipankki' })).toBeVisible();
});

test('says that the two brands have merged', async () => {
  const childrensPortal = { name: 'Pikkujätti', url: 'https://pikkujatti.example/en/invoice-notification' };
  const page = await openPage('/en/invoice-notification', { portals: { childrensPortal } });
  await expect(page.getByText('Kaari and Pikkujätti merged on 1 June 2025')).toBeVisible();
});
