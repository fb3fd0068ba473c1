import { describe, expect, test } from 'vitest';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { protection, vaccination, vaccinations } from '../fixtures.ts';

const key = 'GET /api/vaccinations';

describe('the patient’s vaccinations', () => {
  test('are told with what they protect from, the vaccine, day, validity and who gave them', async () => {
    const { html } = await renderPage('/fi/rokotukset', { answers: { [key]: vaccinations() } });
    expect(html).toContain('Puutiaisaivotulehdus');
    expect(html).toContain('TicoVac · 4. annos');
    expect(html).toContain('19.3.2024');
    expect(html).toMatch(/Voimassa .*19\.3\.2034.* asti/);
    expect(html).toContain('Timo Rantanen, sairaanhoitaja');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('whose validity is over say so in words', async () => {
    const over = vaccination({ effectiveUntil: '2026-11-20' });
    const { html } = await renderPage('/en/vaccinations', {
      answers: { [key]: vaccinations({ protections: [protection(over)] }) },
    });
    expect(html).toContain('No longer valid');
    const lastDay = vaccination({ effectiveUntil: '2026-11-21' });
    const still = await renderPage('/en/vaccinations', {
      answers: { [key]: vaccinations({ protections: [protection(lastDay)] }) },
    });
    expect(still.html).not.toContain('No longer valid');
  });

  test.each([
    ['2010', 'Annettu: 2010'],
    ['2010-05', 'Annettu: 5/2010'],
  ])('of %s have no day that nobody knows', async (date, words) => {
    const { html } = await renderPage('/fi/rokotukset', {
      answers: { [key]: vaccinations({ protections: [protection(vaccination({ date }))] }) },
    });
    expect(html).toContain(words);
  });

  test('stand by disease, the latest dose first and the earlier ones behind it', async () => {
    const { html } = await renderPage('/fi/rokotukset', { answers: { [key]: vaccinations() } });
    const [, row = ''] =
      /<summary[^>]*>((?:(?!<\/summary>).)*Puutiaisaivotulehdus.*?)<\/summary>/.exec(html) ?? [];
    expect(row).toContain('19.3.2024');
    expect(row).toContain('2 rokotusta');
    expect(row).not.toContain('16.3.2021');
    expect(html.indexOf('TicoVac · 4. annos')).toBeLessThan(html.indexOf('TicoVac · 3. annos'));
  });

  test('go on on another page by links', async () => {
    const answers = { [key]: vaccinations({ page: 2, pages: 2, total: 27 }) };
    const { html } = await renderPage('/sv/vaccinationer?page=2', { answers });
    expect(html).toContain('27 vaccinationer');
    expect(html).toContain('href="/sv/vaccinationer"');
    // What comes next is on the first page.
    expect(html).not.toContain('Det nationella vaccinationsprogrammet');
  });

  test.each([
    ['/fi/rokotukset', 'Ei rokotuksia', 'OmaKannasta'],
    ['/sv/vaccinationer', 'Inga vaccinationer', 'MittKanta'],
    ['/en/vaccinations', 'No vaccinations', 'MyKanta'],
  ])('%s without any says so and where others are', async (url, title, text) => {
    const { html } = await renderPage(url, {
      answers: { [key]: vaccinations({ protections: [], total: 0 }) },
    });
    expect(html).toContain(title);
    expect(html).toContain(text);
  });

  test('that cannot be shown leave a retry, and on their way are announced', async () => {
    const failed = await renderPage('/en/vaccinations', { problems: { [key]: 'temporarilyUnavailable' } });
    expect(failed.html).toContain('We could not show the vaccinations');
    expect(failed.html).toContain('Try again');
    expect((await renderPage('/en/vaccinations')).html).toContain('Loading vaccinations');
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
    const { html } = await renderPage(url, { answers: { [key]: vaccinations({ programme }) } });
    expect(html).toContain(line);
    expect(html).toContain(ask);
  });

  test.each([
    ['/fi/rokotukset', 'Ajankohtaista rokotusohjelmassa'],
    ['/sv/vaccinationer', 'Aktuellt i vaccinationsprogrammet'],
    ['/en/vaccinations', 'For now in the vaccination programme'],
  ])('%s has what is due at the top, and what only comes below what was given', async (url, due) => {
    const line = { name: 'X', status: 'season' };
    const now = await renderPage(url, { answers: { [key]: vaccinations({ programme: [line] }) } });
    expect(now.html.indexOf(due)).toBeGreaterThan(0);
    expect(now.html.indexOf(due)).toBeLessThan(now.html.indexOf('Puutiaisaivotulehdus'));
    const later = await renderPage(url, { answers: { [key]: vaccinations() } });
    expect(later.html).not.toContain(due);
    expect(later.html.indexOf('Kurkkumätä ja jäykkäkouristus')).toBeGreaterThan(
      later.html.indexOf('Puutiaisaivotulehdus'),
    );
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
    const { html } = await renderPage('/fi/rokotukset', { answers: { [key]: vaccinations({ programme }) } });
    expect(html).toContain(`Seuraavaksi ohjelman mukaan ${words}, vuodesta 2030 alkaen.`);
  });

  test('of a child is the child’s, and asked about at the child health clinic', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const { html } = await renderPage('/fi/rokotukset', {
      brand: 'pikkujatti',
      session: { ...patientSession, actingFor },
      answers: { [key]: vaccinations({ programme: [] }) },
    });
    expect(html).toContain('rokotukset, jotka lapsi on saanut');
    expect(html).toContain('neuvolasta tai kouluterveydenhuollosta');
    expect(html).toContain('lapsen ikäisille');
  });

  test('is left out where the age is not known', async () => {
    const { html } = await renderPage('/en/vaccinations', {
      answers: { [key]: vaccinations({ programme: null }) },
    });
    expect(html).not.toContain('National vaccination programme');
  });
});
