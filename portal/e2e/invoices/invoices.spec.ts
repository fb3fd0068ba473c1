import { INVOICE_STATUSES } from '#areas/money/shared/invoices/invoice.ts';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { writeSaveAction } from '#contract/routes/save-action.ts';
import { DESKTOP, expect, hydrated, PHONE, signIn, test } from '../fixtures.ts';
import { expectFocusAtHeading, expectGoodStep, nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

const JOURNEYS: readonly (Setting & { person: string; invoice: string })[] = [
  { brand: 'kaari', lang: 'en', size: PHONE, person: 'Aino Maria Virtanen', invoice: '7700318' },
  { brand: 'kaari', lang: 'fi', size: DESKTOP, person: 'Aino Maria Virtanen', invoice: '7700318' },
  { brand: 'pikkujatti', lang: 'sv', size: PHONE, person: 'Viktor Karl Lindström', invoice: '2026101290' },
];

for (const journey of JOURNEYS) {
  test(`a patient reads an invoice, by keyboard: ${nameOf(journey)}`, async ({ page }) => {
    const { brand, lang, size, person, invoice } = journey;
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, href('invoices-page', {}, lang), brand);
    await hydrated(page);
    await expectGoodStep(page, t('invoices.list.title'));
    const name = t('invoices.number', { number: invoice });
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('table', { name: t('invoices.summary.rows') })).toBeVisible();
    await expectFocusAtHeading(page);
    await expectGoodStep(page, name);
    const file = await page.locator('a[href^="/api/invoices/"]').first().getAttribute('href');
    const [type, start] = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return [answer.headers.get('content-type'), (await answer.text()).slice(0, 8)];
    }, file ?? '');
    expect([type, start]).toEqual(['application/pdf', '%PDF-1.7']);
  });
}

test('the list has every status by its name, in each language', async ({ page }) => {
  await signIn(page, 'Aino Maria Virtanen', href('invoices-page', {}, 'fi'));
  for (const lang of ['fi', 'sv', 'en'] as const) {
    const t = textsIn(lang, brandOf('kaari'));
    await page.goto(href('invoices-page', {}, lang));
    await hydrated(page);
    for (const status of INVOICE_STATUSES) {
      const label = page.getByRole('main').getByText(t(`invoices.statuses.${status}`), { exact: true });
      await expect(label.first()).toBeVisible();
    }
    await expectGoodStep(page, t('invoices.list.title'));
  }
});

test('what a bank transfer is made of is copied, each by its button', async ({ page, context }) => {
  const t = textsIn('en', brandOf('kaari'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'Aino Maria Virtanen', href('invoices-page', {}, 'en'));
  await hydrated(page);
  await page.getByRole('link', { name: t('invoices.number', { number: '7700318' }), exact: true }).click();
  const bank = page.getByRole('region', { name: t('invoices.bank.title') });
  const name = t('invoices.bank.iban');
  await bank.getByRole('button', { name: t('invoices.bank.copyOf', { name }) }).click();
  await expect(bank.getByRole('status')).toHaveText(t('invoices.bank.copied', { name }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FI2112345600000785');
  const dueDate = t('invoices.bank.dueDate');
  await bank.getByRole('button', { name: t('invoices.bank.copyOf', { name: dueDate }) }).click();
  await expect(bank.getByRole('status')).toHaveText(t('invoices.bank.copied', { name: dueDate }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[1-9]\d?\.[1-9]\d?\.20\d\d$/);
});

test('a save that an invoice has asked for leads back to the invoices', async ({ page }) => {
  const t = textsIn('en', brandOf('kaari'));
  const saveAction = writeSaveAction({ type: 'go-to-invoice-page' });
  await signIn(page, 'Onni Kalevi Mäkelä', `${href('my-information', {}, 'en')}?saveAction=${saveAction}`);
  await hydrated(page);
  await page.getByRole('button', { name: t('patient-information.save.invoices') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('invoices.list.title'));
});

test('a message about an invoice leads to a page that asks whose visit it is, and then to identification', async ({
  page,
}) => {
  const t = textsIn('sv', brandOf('kaari'));
  await page.goto(href('invoice-notification-landing-page', {}, 'sv'));
  await expectGoodStep(page, t('payments.landing.title'));
  await page.getByRole('link', { name: t('payments.landing.own.title') }).click();
  await expect(page).toHaveURL(/loggain\?nextPath=/);
});
