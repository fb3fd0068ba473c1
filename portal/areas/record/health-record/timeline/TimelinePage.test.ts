import { describe, expect, test } from 'vitest';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { allergy, timeline, timelineEntry } from '../fixtures.ts';

const KEY = 'GET /api/health-record';

describe('the page of the whole record', () => {
  test('tells each entry with its kind and day, and leads to its page', async () => {
    const { html } = await renderPage('/fi/terveystiedot', { answers: { [KEY]: timeline() } });
    for (const words of ['Yleislääketiede', 'Alaselkäkipu', 'Laboratoriotulokset', 'href="/fi/kaynnit/5"'])
      expect(html).toContain(words);
    expect(html).toContain('href="/fi/laboratoriotulos/2026-03-02"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test.each([
    ['/fi/terveystiedot', 'Allergiat ja riskit', 'Vakavan reaktion riski', 'ei ole kirjattu allergioita'],
    ['/sv/halsouppgifter', 'Allergier och risker', 'Risk för allvarlig reaktion', 'Inga allergier'],
    ['/en/health-record', 'Allergies and risks', 'Risk of a serious reaction', 'No allergies or risks'],
  ])('%s has allergies and risks first, and says when there are none', async (url, title, risk, none) => {
    const { html } = await renderPage(url, { answers: { [KEY]: timeline() } });
    const first = html.indexOf(`>${title}</h2>`);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(html.indexOf('<form'));
    for (const words of [risk, 'Keuhkoputkien supistuminen', 'Kivun hoitoon parasetamoli.', '2021'])
      expect(html).toContain(words);
    expect(html).not.toContain(none);
    const without = await renderPage(url, { answers: { [KEY]: timeline({ allergies: [] }) } });
    expect(without.html).toContain(none);
    // What is not there yet, or failed, is not what is not so.
    expect((await renderPage(url)).html).not.toContain(none);
    expect((await renderPage(url, { problems: { [KEY]: 'temporarilyUnavailable' } })).html).not.toContain(
      none,
    );
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
    const { html } = await renderPage(url, {
      session: { ...patientSession, actingFor },
      answers: { [KEY]: timeline({ allergies: [] }) },
    });
    expect(html).toContain(words);
    expect(html).not.toContain(claim);
  });

  test('tells an allergy that is suspected, one that is over, and one without a name', async () => {
    const allergies = [
      allergy({ isSuspected: true }),
      allergy({ id: 5, isOver: true, isHighRisk: false }),
      allergy({ id: 6, name: null }),
    ];
    const { html } = await renderPage('/fi/terveystiedot', { answers: { [KEY]: timeline({ allergies }) } });
    for (const words of ['(epäily)', 'Ei enää voimassa', 'Allergia tai riski, jota ei ole nimetty'])
      expect(html).toContain(words);
  });

  test.each([
    ['/fi/terveystiedot', 'hoitosuunnitelmia'],
    ['/sv/halsouppgifter', 'vårdplaner'],
    ['/en/health-record', 'care plans'],
  ])('%s names what the record does not have', async (url, words) => {
    expect((await renderPage(url, { answers: { [KEY]: timeline() } })).html).toContain(words);
  });

  test.each([
    ['/fi/terveystiedot', 'a, b ja 2 muuta'],
    ['/sv/halsouppgifter', 'a, b och 2 till'],
    ['/en/health-record', 'a, b and 2 more'],
  ])('%s says how many more there are: %s', async (url, words) => {
    const entries = [timelineEntry({ details: ['a', 'b'], moreCount: 2 })];
    const { html } = await renderPage(url, { answers: { [KEY]: timeline({ entries }) } });
    expect(html).toContain(words);
  });

  test('has no link where an entry has no page', async () => {
    const entries = [timelineEntry({ kind: 'measurements', title: null })];
    const { html } = await renderPage('/fi/terveystiedot', { answers: { [KEY]: timeline({ entries }) } });
    expect(html).toContain('Mittaukset</h3>');
  });

  test('keeps kind and year in its address, and goes on by links with them', async () => {
    const { html } = await renderPage('/en/health-record?kind=visits&year=2025', {
      answers: { [KEY]: timeline({ pages: 2 }) },
    });
    expect(html).toContain('href="/en/health-record?page=2&amp;kind=visits&amp;year=2025"');
    // A form that works without scripts, and sends no words.
    expect(html).toMatch(
      /<form[^>]*(action="\/en\/health-record"[^>]*method="get"|method="get"[^>]*action="\/en\/health-record")/,
    );
    expect(html).toContain('name="kind"');
    expect(html).toContain('name="year"');
    expect(html).not.toContain('name="words"');
  });

  test.each([
    ['/fi/terveystiedot', 'salattuina', 'Ei terveystietoja'],
    ['/sv/halsouppgifter', 'krypterade', 'Inga hälsouppgifter'],
    ['/en/health-record', 'encrypted', 'No health data'],
  ])('%s says how it searches, and when there is nothing', async (url, how, none) => {
    const empty = timeline({ entries: [], total: 0, years: [] });
    const { html } = await renderPage(url, { answers: { [KEY]: empty } });
    expect(html).toContain(how);
    expect(html).toContain(none);
  });

  test.each([
    ['/fi/terveystiedot', 'Lataa FHIR-tiedosto', 'fi'],
    ['/sv/halsouppgifter', 'Ladda ner FHIR-filen', 'sv'],
    ['/en/health-record', 'Download the FHIR file', 'en'],
  ])('%s has the whole record as a file', async (url, name, lang) => {
    const { html } = await renderPage(url, { answers: { [KEY]: timeline() } });
    expect(html).toContain(name);
    expect(html).toContain(`href="/api/health-record/fhir?lang=${lang}"`);
    for (const format of ['pdf', 'txt'])
      expect(html).toContain(`href="/api/health-record/documents/health-record.${format}?lang=${lang}"`);
  });

  test.each([
    ['identifyAgain', 'Tunnistaudu'],
    ['later', 'Terveystietoja ladataan jo'],
  ])('says why a file was not sent: %s', async (refused, said) => {
    const { html } = await renderPage(`/fi/terveystiedot?kind=visits&refused=${refused}`, {
      answers: { [KEY]: timeline() },
    });
    expect(html).toContain(said);
    expect(html).toMatch(/role="alert"/);
    // Back from there, it is not said any more.
    const next = /href="\/oauth\/authenticate\?([^"]*)"/.exec(html)?.[1] ?? '';
    expect(next).not.toContain('refused');
  });

  test('says that nothing was found, that it failed, that it is on its way', async () => {
    const empty = timeline({ entries: [], total: 0 });
    const found = await renderPage('/en/health-record?year=1999', { answers: { [KEY]: empty } });
    expect(found.html).toContain('Nothing was found');
    const failed = await renderPage('/en/health-record', { problems: { [KEY]: 'temporarilyUnavailable' } });
    expect(failed.html).toContain('Try again');
    expect((await renderPage('/en/health-record')).html).toContain('Loading the health record');
  });
});
