import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { bloodCount, cancelledTest, crp, laboratoryTest, vitaminD } from '../fixtures.ts';

const key = 'GET /api/laboratory/results/{date}';
const answers = (tests: readonly unknown[]) => ({
  answers: { [key]: { date: '2026-11-02', fullName: 'Aino Maria Virtanen', tests } },
});

describe('the results of a day', () => {
  test('are written with their unit and range, and where they stand in words', async () => {
    const { html } = await renderPage(
      '/fi/laboratoriotulos/2026-11-02',
      answers([bloodCount, laboratoryTest()]),
    );
    expect(html).toContain('Laboratoriotulokset 2.11.2026');
    expect(html).toContain('Aino Maria Virtanen');
    expect(html).toContain('3,2\u00a0mmol/l');
    expect(html).toContain('&lt;3,0\u00a0mmol/l');
    expect(html).toContain('117-155\u00a0g/l');
    expect(html).toContain('Yli viitevälin');
    expect(html).toContain('Alle viitevälin');
    expect(html).toContain('Pieni arvo tarkoittaa anemiaa.');
    expect(html).toContain('Mittaa veren kolesterolia.');
    expect(html).toContain('Tulos sopii raudanpuutteeseen.');
    expect(html).toContain('soita Päivystysapuun 116117, hätätilanteessa 112.');
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', '2/4 viitevälin ulkopuolella'],
    ['/sv/laboratorieresultat/2026-11-02', '2 av 4 utanför referensintervallet'],
    ['/en/laboratoryresult/2026-11-02', '2 of 4 outside the reference range'],
  ])('%s begins with how many are outside their range, and with those', async (url, words) => {
    const { html } = await renderPage(url, answers([bloodCount, crp, laboratoryTest(), vitaminD]));
    const places = [words, 'Hemoglobiini', 'LDL-kolesteroli', 'Valkosolut', 'Tulehdusarvo'].map((each) =>
      html.indexOf(each),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // The package of a result that stands outside of it is named beside it.
    expect(html).toMatch(/B-Hb · .*Perusverenkuva ja trombosyytit/);
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', 'Tulos on viitevälillä.'],
    ['/sv/laboratorieresultat/2026-11-02', 'Resultatet ligger inom referensintervallet.'],
    ['/en/laboratoryresult/2026-11-02', 'The result is within its reference range.'],
  ])('%s says that none is outside its range, once each has been compared with one', async (url, words) => {
    expect((await renderPage(url, answers([crp]))).html).toContain(words);
    expect((await renderPage(url, answers([crp, vitaminD]))).html).not.toContain(words);
    expect((await renderPage(url, answers([vitaminD]))).html).not.toContain(words);
  });

  test('draw a number in its range, but not one that is only limited or that the laboratory judges otherwise', async () => {
    const drawn = async (...tests: object[]) =>
      (await renderPage('/fi/laboratoriotulos/2026-11-02', answers(tests))).html.match(
        /<rect [^>]*height="0.5em"/g,
      )?.length ?? 0;
    expect(await drawn(laboratoryTest())).toBe(2);
    expect(await drawn(crp)).toBe(0);
    expect(await drawn(laboratoryTest({ flag: 'within' }))).toBe(0);
    expect(await drawn(laboratoryTest({ unit: null }))).toBe(0);
  });

  test('say a prefix in words to those who listen', async () => {
    const { html } = await renderPage('/en/laboratoryresult/2026-11-02', answers([crp]));
    expect(html).toContain('&lt;3\u00a0mg/l');
    expect(html).toContain('under 3\u00a0mg/l');
  });

  test('say what is not ready', async () => {
    const { html } = await renderPage('/sv/laboratorieresultat/2026-11-02', answers([vitaminD]));
    expect(html).toContain('Resultatet är inte klart än');
  });

  test('say that the laboratory has corrected one', async () => {
    const { html } = await renderPage(
      '/sv/laboratorieresultat/2026-11-02',
      answers([laboratoryTest({ isCorrected: true })]),
    );
    expect(html).toContain('Laboratoriet har rättat resultatet.');
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', 'Tutkimus on peruttu'],
    ['/sv/laboratorieresultat/2026-11-02', 'Undersökningen har ställts in'],
    ['/en/laboratoryresult/2026-11-02', 'The test was cancelled'],
  ])('%s says what was called off, and why', async (url, words) => {
    const { html } = await renderPage(url, answers([cancelledTest]));
    expect(html).toContain(words);
    expect(html).toContain('Näyte oli hemolysoitunut.');
    expect(html).not.toContain('3,0');
  });

  test('show no range without a unit', async () => {
    const { html } = await renderPage(
      '/fi/laboratoriotulos/2026-11-02',
      answers([laboratoryTest({ unit: null })]),
    );
    expect(html).not.toContain('&lt;3,0');
  });

  test.each([
    ['/fi/laboratoriotulos/2026-11-02', 'Tuloksia ei löytynyt'],
    ['/sv/laboratorieresultat/2026-11-02', 'Resultaten hittades inte'],
    ['/en/laboratoryresult/2026-11-02', 'Results were not found'],
  ])('%s says that there are none', async (url, words) => {
    const { html } = await renderPage(url, { problems: { [key]: 'notFound' } });
    expect(html).toContain(words);
  });

  test('come twenty at a time, also without scripts: two thousand would hold a phone up', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => laboratoryTest({ id: 1000 + index }));
    const { html } = await renderPage('/en/laboratoryresult/2026-11-02', answers(many));
    expect(html.match(/fP-Kol-LDL/g)).toHaveLength(20);
    expect(html).toContain('Show the rest of the results');
    expect(html).toContain('href="/en/laboratoryresult/2026-11-02?page=2"');
    const next = await renderPage('/en/laboratoryresult/2026-11-02?page=2', answers(many));
    expect(next.html.match(/fP-Kol-LDL/g)).toHaveLength(40);
  });
});
