import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { protection, vaccination, vaccinations } from '../fixtures.ts';

const key = 'GET /api/vaccinations';
const show = (url: string, changes?: Parameters<typeof vaccinations>[0]) =>
  openPage(url, { answers: { [key]: vaccinations(changes) } });

describe('the patient’s vaccinations', () => {
  test('are told with what they protect from, the vaccine, day, validity and who gave them', async () => {
    const page = await show('/fi/rokotukset');
    const row = page.getByRole('group').filter({ hasText: 'Puutiaisaivotulehdus' });
    for (const words of [
      'Annettu: 19.3.2024',
      'Voimassa 19.3.2034',
      'TicoVac · 4. annos',
      'Timo Rantanen, sairaanhoitaja',
    ])
      await expect(row).toContainText(words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rokotukset');
  });

  test('whose validity is over say so in words', async () => {
    const over = vaccination({ effectiveUntil: '2026-11-20' });
    const page = await show('/en/vaccinations', { protections: [protection(over)] });
    await expect(page.getByText('No longer valid').first()).toBeVisible();
    await expect(page.getByText('1 vaccination is no longer valid')).toBeVisible();
    const lastDay = vaccination({ effectiveUntil: '2026-11-21' });
    const still = await show('/en/vaccinations', { protections: [protection(lastDay)] });
    await expect(still.getByText('No longer valid')).toHaveCount(0);
  });

  test.each([
    ['2010', 'Annettu: 2010'],
    ['2010-05', 'Annettu: 5/2010'],
  ])('of %s have no day that nobody knows', async (date, words) => {
    const page = await show('/fi/rokotukset', { protections: [protection(vaccination({ date }))] });
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  });

  test('stand by disease, the latest dose first and the earlier ones behind it', async () => {
    const page = await show('/fi/rokotukset');
    const row = page.getByRole('group').filter({ hasText: 'Puutiaisaivotulehdus' });
    const closed = row.locator('summary');
    await expect(closed).toContainText('19.3.2024');
    await expect(closed).toContainText('2 rokotusta');
    await expect(closed).not.toContainText('16.3.2021');
    await expect(row.getByText(/TicoVac · \d\. annos/)).toHaveText([/4\. annos/, /3\. annos/]);
  });

  test('go on on another page by links', async () => {
    const page = await show('/sv/vaccinationer?page=2', { page: 2, pages: 2, total: 27 });
    await expect(page.getByText('27 vaccinationer')).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Sidor med vaccinationer' });
    await expect(pages.getByRole('link', { name: 'Föregående' })).toHaveAttribute(
      'href',
      '/sv/vaccinationer',
    );
    // What comes next is on the first page.
    await expect(page.getByText('Det nationella vaccinationsprogrammet')).toHaveCount(0);
  });

  test.each([
    ['/fi/rokotukset', 'Ei rokotuksia', 'OmaKannasta'],
    ['/sv/vaccinationer', 'Inga vaccinationer', 'MittKanta'],
    ['/en/vaccinations', 'No vaccinations', 'MyKanta'],
  ])('%s without any says so and where others are', async (url, name, text) => {
    const page = await show(url, { protections: [], total: 0 });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  });

  test('that cannot be shown leave a retry, and on their way are announced', async () => {
    const failed = await openPage('/en/vaccinations', { problems: { [key]: 'temporarilyUnavailable' } });
    const alert = failed.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('We could not show the vaccinations');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    const loading = await openPage('/en/vaccinations');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading vaccinations');
  });
});

describe('the national programme', () => {
  test.each([
    [
      '/fi/rokotukset',
      'Annetaan ohjelman mukaan 45-vuotiaana. Rokotusta ei näy täällä.',
      'Kysy rokotuksista terveysasemaltasi.',
    ],
    [
      '/sv/vaccinationer',
      'Ges enligt programmet vid 45 års ålder. Vaccinationen syns inte här.',
      'Fråga din hälsostation',
    ],
    ['/en/vaccinations', 'Given in the programme at the age of 45.', 'Ask your health centre'],
  ])('%s informs, and says whom to ask', async (url, line, ask) => {
    const programme = [{ name: 'X', status: 'reached', age: { from: 540 }, from: '2030-03-14' }];
    const page = await show(url, { programme });
    await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByText(ask)).toBeVisible();
  });

  test.each([
    ['/fi/rokotukset', 'Ajankohtaista rokotusohjelmassa'],
    ['/sv/vaccinationer', 'Aktuellt i vaccinationsprogrammet'],
    ['/en/vaccinations', 'Due now in the vaccination programme'],
  ])('%s has what is due at the top, and what only comes below what was given', async (url, due) => {
    const parts = (page: Awaited<ReturnType<typeof show>>) =>
      page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
    const now = await show(url, { programme: [{ name: 'X', status: 'season' }] });
    await expect(parts(now)).toHaveCount(2);
    await expect(parts(now).first()).toHaveText(due);
    const later = await show(url);
    await expect(later.getByText(due)).toHaveCount(0);
    // The way to vaccinations for journeys follows.
    await expect(later.getByRole('main').getByRole('region').nth(1)).toContainText(
      'Kurkkumätä ja jäykkäkouristus',
    );
    await expect(
      later.getByRole('main').locator('a[href$="/travel"], a[href$="/matkailu"], a[href$="/resor"]'),
    ).toBeVisible();
  });

  test.each([
    [{ from: 3 }, '3 kuukauden iässä'],
    [{ from: 12, to: 18 }, '12–18 kuukauden iässä'],
    [{ from: 18 }, '18 kuukauden iässä'],
    [{ from: 48 }, '4-vuotiaana'],
    [{ from: 120, to: 144 }, '10–12-vuotiaana'],
    // Repeated ten years after a dose that was given between birthdays.
    [{ from: 902 }, '75-vuotiaana'],
  ])('tells the ages %j as %s', async (age, words) => {
    const programme = [{ name: 'X', status: 'coming', age, from: '2030-03-14' }];
    const page = await show('/fi/rokotukset', { programme });
    await expect(page.getByText(`Seuraavaksi ohjelman mukaan ${words}, vuodesta 2030 alkaen.`)).toBeVisible();
  });

  test('of a child is the child’s, and asked about at the child health clinic', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const page = await openPage('/fi/rokotukset', {
      brand: 'pikkujatti',
      session: { ...patientSession, actingFor },
      answers: { [key]: vaccinations({ programme: [] }) },
    });
    await expect(page.getByText('rokotukset, jotka lapsi on saanut')).toBeVisible();
    await expect(page.getByText('lapsen ikäisille')).toBeVisible();
    // Beside what the programme is based on, which opens.
    await expect(page.getByText('neuvolasta tai kouluterveydenhuollosta')).toBeAttached();
  });

  test('is left out where the age is not known', async () => {
    const page = await show('/en/vaccinations', { programme: null });
    await expect(page.getByText('National vaccination programme')).toHaveCount(0);
  });
});
