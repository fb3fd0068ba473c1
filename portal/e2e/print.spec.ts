import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { firstInvoice, laboratoryOf, ownAppointments } from './api.ts';
import { expect, expectAccessible, expectNoOverflow, hydrated, originOf, signIn, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');
/** An A4 sheet in CSS pixels. */
const A4 = { width: 794, height: 1123 };
const AINO = 'Aino Maria Virtanen';
const LIST = href('prescriptions-list', {}, 'fi');

/** Opens a page on a dark screen, without having answered about cookies, and prints it. */
async function print(page: Page, address: string): Promise<void> {
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.goto(address);
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** How many sheets the page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** White, headed by brand, person and moment; nothing on it asks to be pressed, and what belongs together stays on one sheet. */
async function expectCleanSheet(page: Page, person: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header svg:visible')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText(`${person} · ${t('shell.printed')} ti 24.11.2026`);
  await expect(page.getByRole('banner').getByText(t('shell.printed'))).toBeVisible();
  await expect(
    page.locator(':is(button, nav, input, [role=radiogroup], [role=tablist], [role=dialog]):visible'),
  ).toHaveCount(0);
  await expect(page.locator('footer a:visible')).toHaveCount(1);
  for (const words of [t('shell.skip'), t('shell.consent.title'), t('shell.footer.appStore')])
    await expect(page.getByText(words)).toBeHidden();
  const look = await page.evaluate(() => {
    const broken = [...document.querySelectorAll('main li, main dl > *')].filter(
      (each) => getComputedStyle(each).breakInside !== 'avoid' && each.checkVisibility(),
    );
    const { colorScheme: _, backgroundColor } = getComputedStyle(document.documentElement);
    return { backgroundColor, broken: broken.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
  expect(look).toEqual({ backgroundColor: 'rgb(255, 255, 255)', broken: [] });
}

test('prescriptions are printed on white, without what can only be pressed', async ({ page }) => {
  await signIn(page, AINO, LIST);
  await print(page, LIST);
  await expectCleanSheet(page, AINO);
  await expect(page.getByText(t('prescriptions.list.howToRenew'))).toBeHidden();
  // What is closed on the screen is printed with the rest, and the dose in full.
  const row = page.getByRole('listitem').filter({ hasText: 'Salbutamoli' });
  await expect(row.getByText(t('prescriptions.facts.prescriber'))).toBeVisible();
  const ended = page.getByRole('listitem').filter({ hasText: 'Kefaleksiini' });
  const dose = ended.getByText(/tabletti/).first();
  await expect(dose).toBeVisible();
  expect(await dose.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  expect(await sheetsOf(page)).toBeLessThan(5);
});

for (const brand of ['kaari', 'pikkujatti'] as const)
  test(`an appointment is printed on one sheet, with where to be and without what can be done on a screen: ${brand}`, async ({
    page,
  }) => {
    await signIn(page, AINO, href('front-page', {}, 'fi'), brand);
    const coming = (await ownAppointments(page)).find(({ mayCancel, isRemote }) => mayCancel && !isRemote);
    await print(page, originOf(brand) + href('appointment', { ids: String(coming?.id) }, 'fi'));
    await expectCleanSheet(page, AINO);
    await expect(page.getByText(coming?.clinic?.address?.streetAddress ?? '').first()).toBeVisible();
    // Its door is recognised on the spot, and takes no room on paper.
    await expect(page.locator('main svg[viewBox="0 0 480 270"]:visible')).toHaveCount(0);
    for (const words of ['checkIn.heading', 'move.heading'] as const)
      await expect(page.getByRole('heading', { name: t(`appointments.${words}`) })).toBeHidden();
    await expect(page.getByText(t('appointments.detail.all'))).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
  });

for (const brand of ['kaari', 'pikkujatti'] as const)
  test(`the appointments of a day are found in the list and printed on one sheet: ${brand}`, async ({
    page,
  }) => {
    await signIn(page, AINO, href('appointment-list', {}, 'fi'), brand);
    await hydrated(page);
    await page
      .getByRole('link', { name: new RegExp(`^${t('appointments.day.link', { day: '' })}`) })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { name: t('appointments.day.print') })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await print(page, page.url());
    await expectCleanSheet(page, AINO);
    await expect(page.getByText(t('appointments.detail.all'))).toBeHidden();
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });

test('an invoice is printed with what is needed to pay it at a bank, and what it is for', async ({
  page,
}) => {
  await signIn(page, AINO, LIST);
  await print(page, href('invoice-summary-page', { id: String(await firstInvoice(page)) }, 'fi'));
  await expectCleanSheet(page, AINO);
  await expect(page.getByRole('main')).toContainText(/FI\d\d\s\d{4}/);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThan(3);
});

test('the results of a day and a trend are printed on a sheet each', async ({ page }) => {
  await signIn(page, AINO, LIST);
  const { date, result } = await laboratoryOf(page);
  await print(page, href('lab-result', { date }, 'fi'));
  await expectCleanSheet(page, AINO);
  await expect(page.getByRole('main')).toContainText(t('laboratory.explanation.title'));
  await expect(page.getByText(t('laboratory.test.trend'))).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);

  await print(page, href('lab-trend', { ids: String(result) }, 'fi'));
  await expectCleanSheet(page, AINO);
  await expect(page.getByText(t('laboratory.trend.compare'))).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

test('the answers to a questionnaire are printed below its questions', async ({ page }) => {
  await signIn(page, 'Eero Juhani Lehtonen', href('questionnaire-list', {}, 'fi'));
  const answers = await page.locator('a[href$="/vastaukset"]').first().getAttribute('href');
  await print(page, answers ?? '');
  await expectCleanSheet(page, 'Eero Juhani Lehtonen');
  await expect(page.locator('main dd:visible').first()).toBeVisible();
  await expect(page.getByText(t('questionnaires.all'))).toBeHidden();
});

for (const brand of ['kaari', 'pikkujatti'] as const)
  test(`vaccinations for journeys are found, printed, and read in English: ${brand}`, async ({ page }) => {
    await signIn(page, AINO, href('vaccinations-list', {}, 'fi'), brand);
    await hydrated(page);
    await page.getByRole('link', { name: t('vaccinations.travel.title') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t('vaccinations.travel.title') })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await print(page, page.url());
    await expectCleanSheet(page, AINO);
    await expect(page.getByText('Yellow fever vaccine')).toBeVisible();
    await expect(page.getByText(t('vaccinations.travel.advice'), { exact: true })).toBeHidden();
    expect(await sheetsOf(page)).toBeLessThan(3);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: t('vaccinations.travel.inEnglish') }).press('Enter');
    await expect(page).toHaveURL(/\/en\/vaccinations\/travel$/);
    await expect(page.getByText('Hepatitis A vaccine')).toBeVisible();
  });
