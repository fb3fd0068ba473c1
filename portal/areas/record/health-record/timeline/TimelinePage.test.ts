import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { allergy, timeline, timelineEntry } from '../fixtures.ts';

const KEY = 'GET /api/health-record';
const show = (url: string, changes?: Parameters<typeof timeline>[0], session = {}) =>
  openPage(url, { session, answers: { [KEY]: timeline(changes) } });

describe('the page of the whole record', () => {
  test('tells each entry with its kind and day, and leads to its page', async () => {
    const page = await show('/fi/terveystiedot');
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(link('Yleislääketiede')).toHaveAttribute('href', '/fi/kaynnit/5');
    await expect(link('Laboratoriotulokset')).toHaveAttribute('href', '/fi/laboratoriotulos/2026-03-02');
    const entries = page.getByRole('region', { name: 'Merkinnät' }).getByRole('listitem');
    await expect(entries.first()).toContainText('Alaselkäkipu');
    // The day is read out with the year, which the eye finds above the rows.
    await expect(entries.first()).toContainText('2.3.2026');
    await expect(page.getByRole('list', { name: '2024' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test.each([
    ['kaari', 1],
    ['pikkujatti', 0],
  ] as const)('%s offers certificates as a type only where it has them', async (brand, count) => {
    const page = await openPage('/fi/terveystiedot', { brand, answers: { [KEY]: timeline() } });
    await expect(page.getByRole('option', { name: 'Todistukset' })).toHaveCount(count);
  });

  test.each([
    ['/fi/terveystiedot', 'Allergiat ja riskit', 'Vakavan reaktion riski', 'ei ole kirjattu allergioita'],
    ['/sv/halsouppgifter', 'Allergier och risker', 'Risk för allvarlig reaktion', 'Inga allergier'],
    ['/en/health-record', 'Allergies and risks', 'Risk of a serious reaction', 'No allergies or risks'],
  ])('%s has allergies and risks first, and says when there are none', async (url, title, risk, none) => {
    const page = await show(url);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(title);
    const region = page.getByRole('region', { name: title });
    for (const words of [risk, 'Keuhkoputkien supistuminen', 'Kivun hoitoon parasetamoli.', '2021'])
      await expect(region).toContainText(words);
    await expect(region).not.toContainText(none);
    const without = await show(url, { allergies: [] });
    await expect(without.getByRole('region', { name: title })).toContainText(none);
    // What is not there yet, or failed, is not what is not so.
    await expect((await openPage(url)).getByText(none)).toHaveCount(0);
    const failed = await openPage(url, { problems: { [KEY]: 'temporarilyUnavailable' } });
    await expect(failed.getByText(none)).toHaveCount(0);
  });

  test.each([
    ['/fi/terveystiedot', 'Täällä ei näy lapsen allergioita', 'ei ole kirjattu'],
    ['/sv/halsouppgifter', 'Här syns inga allergier eller risker för barnet', 'har antecknats om barnet. Om'],
    [
      '/en/health-record',
      'No allergies or risks are shown here for your child',
      'have been recorded about your child. If',
    ],
  ])('%s tells a guardian only that none is shown: a minor may withhold one', async (url, words, claim) => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const main = (await show(url, { allergies: [] }, { ...patientSession, actingFor })).getByRole('main');
    await expect(main).toContainText(words);
    await expect(main).not.toContainText(claim);
  });

  test('tells an allergy that is suspected, one that is over, and one without a name', async () => {
    const allergies = [
      allergy({ isSuspected: true }),
      allergy({ id: 5, isOver: true, isHighRisk: false }),
      allergy({ id: 6, name: null }),
    ];
    const page = await show('/fi/terveystiedot', { allergies });
    // Each is named before anything is opened.
    const summary = page.getByRole('region', { name: 'Allergiat ja riskit' }).locator('summary');
    for (const words of ['(Vakavan reaktion riski, epäily)', '(Ei enää voimassa)', 'jota ei ole nimetty'])
      await expect(summary).toContainText(words);
  });

  test.each([
    ['/fi/terveystiedot', 'hoitosuunnitelmia'],
    ['/sv/halsouppgifter', 'vårdplaner'],
    ['/en/health-record', 'care plans'],
  ])('%s names what the record does not have', async (url, words) => {
    await expect((await show(url)).getByText(words)).toBeVisible();
  });

  test.each([
    ['/fi/terveystiedot', 'a, b ja 2 muuta'],
    ['/sv/halsouppgifter', 'a, b och 2 till'],
    ['/en/health-record', 'a, b and 2 more'],
  ])('%s says how many more there are: %s', async (url, words) => {
    const entries = [timelineEntry({ details: ['a', 'b'], moreCount: 2 })];
    await expect((await show(url, { entries })).getByText(words)).toBeVisible();
  });

  test('has no link where an entry has no page', async () => {
    const entries = [timelineEntry({ kind: 'measurements', title: null })];
    const page = await show('/fi/terveystiedot', { entries });
    const row = page.getByRole('list', { name: '2026' }).getByRole('listitem');
    await expect(row).toContainText('Mittaukset');
    await expect(row.getByRole('link')).toHaveCount(0);
  });

  test('keeps kind and year in its address, and goes on by links with them', async () => {
    const page = await show('/en/health-record?kind=visits&year=2025', { pages: 2 });
    const next = '/en/health-record?page=2&kind=visits&year=2025';
    await expect(page.locator(`[href="${next}"]`).first()).toBeVisible();
    // A form that works without scripts, and sends no words.
    const form = page.getByRole('main').getByRole('form');
    await expect(form).toHaveAttribute('action', '/en/health-record');
    await expect(form).toHaveAttribute('method', 'get');
    for (const name of ['kind', 'year']) {
      await expect(form.locator(`select[name="${name}"]`)).toBeVisible();
      await expect(form.locator(`[name="${name}"]`)).toHaveCount(1);
    }
    await expect(form.locator('[name="words"]')).toHaveCount(0);
  });

  test.each([
    ['/fi/terveystiedot', 'salattuina', 'Ei terveystietoja'],
    ['/sv/halsouppgifter', 'krypterade', 'Inga hälsouppgifter'],
    ['/en/health-record', 'encrypted', 'No health data'],
  ])('%s says how it searches, and when there is nothing', async (url, how, none) => {
    const page = await show(url, { entries: [], total: 0, years: [] });
    await expect(page.getByText(how)).toBeVisible();
    await expect(page.getByRole('heading', { name: none })).toBeVisible();
  });

  test.each([
    ['/fi/terveystiedot', 'Lataa FHIR-tiedosto', 'fi'],
    ['/sv/halsouppgifter', 'Ladda ner FHIR-filen', 'sv'],
    ['/en/health-record', 'Download the FHIR file', 'en'],
  ])('%s has the whole record as a file', async (url, name, lang) => {
    const page = await show(url);
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/api/health-record/fhir?lang=${lang}`,
    );
    for (const format of ['pdf', 'txt']) {
      const file = `/api/health-record/documents/health-record.${format}?lang=${lang}`;
      await expect(page.locator(`[href="${file}"]`)).toBeVisible();
    }
  });

  test.each([
    ['identifyAgain', 'Tunnistaudu'],
    ['later', 'Terveystietoja ladataan jo'],
  ])('says why a file was not sent: %s', async (refused, said) => {
    const page = await show(`/fi/terveystiedot?kind=visits&refused=${refused}`);
    await expect(page.getByRole('alert')).toContainText(said);
    // Back from there, it is not said any more.
    await expect(page.locator('[href^="/oauth/authenticate"][href*="refused"]')).toHaveCount(0);
  });

  test('says that nothing was found, that it failed, that it is on its way', async () => {
    const found = await show('/en/health-record?year=1999', { entries: [], total: 0 });
    await expect(found.getByText('Nothing was found')).toBeVisible();
    const failed = await openPage('/en/health-record', { problems: { [KEY]: 'temporarilyUnavailable' } });
    await expect(failed.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    const loading = await openPage('/en/health-record');
    await expect(loading.getByRole('status').filter({ hasText: 'Loading the health record' })).toBeVisible();
  });
});
