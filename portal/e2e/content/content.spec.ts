import type { Page } from '@playwright/test';
import { href } from '#contract/routes/routes.ts';
import { AINO_NAME } from '../every-page.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';

const OPERATOR = 'Outi Maarit Koivula';
const TITLE = 'Toimipiste on suljettu itsenäisyyspäivänä';

/** What patients see on the page of help, as soon as the process knows. */
async function expectOnHelp(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto(href('help-page', {}, 'fi'));
    await expect(page.getByText(TITLE)).toHaveCount(count, { timeout: 1 });
  }).toPass();
}

test('an operator writes a notice, looks at it, publishes it to patients and withdraws it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: originOf('pikkujatti') });
  const visitors = await browser.newContext({ baseURL: originOf('pikkujatti') });
  const page = await context.newPage();
  const visitor = await visitors.newPage();
  await signIn(page, OPERATOR, href('workspace-content', {}, 'fi'), 'pikkujatti');

  await hydrated(page);
  await page.getByText('Kirjoita uusi tiedote').click();
  const titles = page.getByRole('textbox', { name: /^Tiedotteen otsikko/ });
  const texts = page.getByRole('textbox', { name: /^Teksti/ });
  for (let language = 0; language < (await titles.count()); language += 1) {
    await titles.nth(language).fill(TITLE);
    await texts.nth(language).fill('Avaamme taas 7.12.\n\n<b>Hyvää</b> itsenäisyyspäivää!');
  }
  await page.getByRole('checkbox', { name: 'Etusivu' }).uncheck();
  await page.getByRole('checkbox', { name: 'Ohjeita' }).check();
  await expect(page.getByRole('region', { name: 'Esikatselu' }).getByText('<b>Hyvää</b>')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tallenna versio' }).click();

  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Luonnos')).toBeVisible();
  await expectOnHelp(visitor, 0);
  await page.getByRole('button', { name: 'Julkaise versio 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Julkaise' }).click();
  await expect(page.getByText('Tiedote on julkaistu.')).toBeVisible();
  await expectOnHelp(visitor, 1);
  await expect(visitor.getByText('<b>Hyvää</b> itsenäisyyspäivää!')).toBeVisible();
  await expectAccessible(visitor);

  await titles.first().fill(`${TITLE} ja jouluna`);
  await page.getByRole('button', { name: 'Tallenna versio' }).click();
  await expect(page.getByText('Versio 2 on tallennettu.', { exact: false })).toBeVisible();
  await page.getByText('Versio 2', { exact: true }).click();
  await expect(page.getByRole('definition').getByText(`${TITLE} ja jouluna`)).toBeVisible();

  await page.getByRole('button', { name: 'Poista näkyvistä' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poista näkyvistä' }).click();
  await expect(page.getByText('Tiedote on poistettu näkyvistä.')).toBeVisible();
  await expectOnHelp(visitor, 0);
  await Promise.all([context.close(), visitors.close()]);
});

test('an operator puts an answer of the help right, and gives the portal’s own back', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: originOf('pikkujatti') });
  const visitors = await browser.newContext({ baseURL: originOf('pikkujatti') });
  const page = await context.newPage();
  const visitor = await visitors.newPage();
  const OWN = 'Milloin asiakaspalvelu vastaa?';
  const NEW = 'Milloin vastaatte puhelimeen?';
  const expectHelp = (shown: string, gone: string) =>
    expect(async () => {
      await visitor.goto(href('help-page', {}, 'fi'));
      await expect(visitor.getByText(shown)).toBeVisible({ timeout: 1000 });
      await expect(visitor.getByText(gone)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  await signIn(page, OPERATOR, href('workspace-content', {}, 'fi'), 'pikkujatti');

  await hydrated(page);
  await page.getByText('Kirjoita uusi ohje').click();
  const form = page.getByRole('form', { name: 'Ohje' });
  await form.getByRole('combobox', { name: /^Aihe/ }).click();
  await page.getByRole('option', { name: 'Ota yhteyttä' }).click();
  await form.getByRole('combobox', { name: /^Mikä kysymys korvataan/ }).click();
  await page.getByRole('option', { name: OWN }).click();
  await form.getByRole('textbox', { name: /^Kysymys/ }).fill(NEW);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Tallenna versio' }).click();

  await expect(page.getByRole('heading', { level: 1, name: NEW })).toBeVisible();
  await expectHelp(OWN, NEW);
  await page.getByRole('button', { name: 'Julkaise versio 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Julkaise' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'on julkaistu.' })).toBeVisible();
  await expectHelp(NEW, OWN);
  await expectAccessible(visitor);
  await hydrated(visitor);
  await visitor.getByRole('searchbox').fill('vastaatte puhelimeen');
  await expect(visitor.getByText(NEW)).toBeVisible();

  await page.getByRole('button', { name: 'Poista näkyvistä' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poista näkyvistä' }).click();
  await expectHelp(OWN, NEW);
  await Promise.all([context.close(), visitors.close()]);
});

test('a patient is told that the page is not for them', async ({ page }) => {
  await signIn(page, AINO_NAME, href('workspace-content', {}, 'fi'));
  await expect(page.getByText('Tämä sivu on palvelun ylläpitäjille.')).toBeVisible();
});
