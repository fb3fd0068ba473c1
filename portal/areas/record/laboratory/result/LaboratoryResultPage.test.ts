import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { bloodCount, cancelledTest, crp, laboratoryTest, vitaminD } from '../fixtures.ts';

const key = 'GET /api/laboratory/results/{date}';
const show = (url: string, ...tests: readonly unknown[]) =>
  openPage(url, { answers: { [key]: { date: '2026-11-02', fullName: 'Aino Maria Virtanen', tests } } });

describe('the results of a day', () => {
  test('are written with their unit and range, and where they stand in words', async () => {
    const page = await show('/fi/laboratoriotulos/2026-11-02', bloodCount, laboratoryTest());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laboratoriotulokset 2.11.2026');
    await expect(page.getByText('Potilas: Aino Maria Virtanen')).toBeVisible();
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });
    for (const words of ['3,2 mmol/l', '<3,0 mmol/l', 'Yli viitevälin', 'Mittaa veren kolesterolia.'])
      await expect(row('LDL-kolesteroli')).toContainText(words);
    for (const words of [
      '117-155 g/l',
      'Alle viitevälin',
      'Pieni arvo tarkoittaa anemiaa.',
      'Tulos sopii raudanpuutteeseen.',
    ])
      await expect(row('Hemoglobiini')).toContainText(words);
    await expect(page.getByText('soita Päivystysapuun 116117, hätätilanteessa 112.')).toBeVisible();
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', '2/4 viitevälin ulkopuolella'],
    ['/sv/laboratorieresultat/2026-11-02', '2 av 4 utanför referensintervallet'],
    ['/en/laboratoryresult/2026-11-02', '2 of 4 outside the reference range'],
  ])('%s begins with how many are outside their range, and with those', async (url, name) => {
    const page = await show(url, bloodCount, crp, laboratoryTest(), vitaminD);
    const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(first).toBe(name);
    const outside = page.getByRole('region', { name });
    await expect(outside.getByRole('heading', { level: 3 })).toHaveText(['Hemoglobiini', 'LDL-kolesteroli']);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Hemoglobiini',
      'LDL-kolesteroli',
      'Valkosolut',
      /Tulehdusarvo/,
      /./,
    ]);
    // The package of a result that stands outside of it is named beside it.
    await expect(outside).toContainText('B-Hb · Perusverenkuva ja trombosyytit');
  });

  test('in their range are a row each, with number and range, and the rest of it behind the row', async () => {
    const page = await show('/fi/laboratoriotulos/2026-11-02', bloodCount);
    const row = page.getByRole('listitem').filter({ hasText: 'Valkosolut' });
    for (const words of ['5,9 E9/l', 'Viitevälillä', '3,4-8,2 E9/l'])
      await expect(row.locator('summary')).toContainText(words);
    await expect(row.locator('summary')).not.toContainText('B-Leuk');
    await expect(row).toContainText('B-Leuk');
    await expect(row.getByRole('link')).toHaveCount(0);
    await expect(row.locator('a')).toHaveAttribute('href', /kehitys/);
    // Of one outside its range nothing is behind anything.
    const low = page.getByRole('listitem').filter({ hasText: 'Hemoglobiini' });
    await expect(low.locator('details')).toHaveCount(0);
  });

  test('about which the laboratory says more are shown whole, also in their range', async () => {
    const page = await show(
      '/fi/laboratoriotulos/2026-11-02',
      laboratoryTest({ flag: 'within', additionalResult: 'Näyte oli hemolysoitunut.' }),
    );
    await expect(page.getByText('Näyte oli hemolysoitunut.')).toBeVisible();
    await expect(page.getByRole('main').locator('li details')).toHaveCount(0);
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', 'Tulos on viitevälillä.'],
    ['/sv/laboratorieresultat/2026-11-02', 'Resultatet ligger inom referensintervallet.'],
    ['/en/laboratoryresult/2026-11-02', 'The result is within its reference range.'],
  ])('%s says that none is outside its range, once each has been compared with one', async (url, words) => {
    const said = async (...tests: object[]) => (await show(url, ...tests)).getByText(words);
    await expect(await said(crp)).toBeVisible();
    await expect(await said(crp, vitaminD)).toHaveCount(0);
    await expect(await said(vitaminD)).toHaveCount(0);
  });

  test('draw a number in its range, but not one that is only limited or that the laboratory judges otherwise', async () => {
    // The drawing is for the eyes alone: what it shows is beside it in words.
    const marks = async (...tests: object[]) =>
      (await show('/fi/laboratoriotulos/2026-11-02', ...tests)).locator('svg rect[height="0.5em"]');
    await expect(await marks(laboratoryTest())).toHaveCount(2);
    await expect(await marks(crp)).toHaveCount(0);
    await expect(await marks(laboratoryTest({ flag: 'within' }))).toHaveCount(0);
    await expect(await marks(laboratoryTest({ unit: null }))).toHaveCount(0);
  });

  test('say a prefix in words to those who listen', async () => {
    const page = await show('/en/laboratoryresult/2026-11-02', crp);
    await expect(page.getByText('<3 mg/l').first()).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByText('under 3 mg/l').first()).toBeVisible();
  });

  test('say what is not ready', async () => {
    const page = await show('/sv/laboratorieresultat/2026-11-02', vitaminD);
    await expect(page.getByText('Resultatet är inte klart än')).toBeVisible();
  });

  test('say that the laboratory has corrected one', async () => {
    const page = await show('/sv/laboratorieresultat/2026-11-02', laboratoryTest({ isCorrected: true }));
    await expect(page.getByText('Laboratoriet har rättat resultatet.')).toBeVisible();
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', 'Tutkimus on peruttu'],
    ['/sv/laboratorieresultat/2026-11-02', 'Undersökningen har ställts in'],
    ['/en/laboratoryresult/2026-11-02', 'The test was cancelled'],
  ])('%s says what was called off, and why', async (url, words) => {
    const page = await show(url, cancelledTest);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Näyte oli hemolysoitunut.')).toBeVisible();
    await expect(page.getByText('3,0')).toHaveCount(0);
  });

  test('show no range without a unit', async () => {
    const page = await show('/fi/laboratoriotulos/2026-11-02', laboratoryTest({ unit: null }));
    await expect(page.getByRole('heading', { name: 'LDL-kolesteroli', level: 3 })).toBeVisible();
    await expect(page.getByText('<3,0')).toHaveCount(0);
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', 'Tuloksia ei löytynyt'],
    ['/sv/laboratorieresultat/2026-11-02', 'Resultaten hittades inte'],
    ['/en/laboratoryresult/2026-11-02', 'Results were not found'],
  ])('%s says that there are none', async (url, name) => {
    const page = await openPage(url, { problems: { [key]: 'notFound' } });
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('come twenty at a time, also without scripts: two thousand would hold a phone up', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => laboratoryTest({ id: 1000 + index }));
    const page = await show('/en/laboratoryresult/2026-11-02', ...many);
    const rows = { name: 'LDL-kolesteroli', level: 3 };
    await expect(page.getByRole('heading', rows)).toHaveCount(20);
    const more = page.getByRole('link', { name: 'Show the rest of the results' });
    await expect(more).toHaveAttribute('href', '/en/laboratoryresult/2026-11-02?page=2');
    const next = await show('/en/laboratoryresult/2026-11-02?page=2', ...many);
    await expect(next.getByRole('heading', rows)).toHaveCount(40);
  });

  test('lead to a message about them, for those who may start a conversation', async () => {
    const url = '/fi/laboratoriotulos/2026-11-02';
    const answers = { [key]: { date: '2026-11-02', fullName: 'Eero Lehtonen', tests: [laboratoryTest()] } };
    const features = ['customer-messaging-enabled', 'customer-messaging-allowed'];
    const page = await openPage(url, { session: { features }, answers });
    const link = { name: 'Kysy tuloksista' };
    await expect(page.getByRole('link', link)).toHaveAttribute(
      'href',
      '/fi/viestit/uusi?about=laboratory&date=2026-11-02',
    );
    const other = await openPage(url, { answers });
    await expect(other.getByRole('link', link)).toHaveCount(0);
  });
});
