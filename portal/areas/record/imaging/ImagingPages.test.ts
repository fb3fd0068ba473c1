import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { dayOfImages, examination, imagingReferral } from './fixtures.ts';

const LIST = 'GET /api/imaging';
const DAY = 'GET /api/imaging/results/{date}';

describe('the imaging list', () => {
  test('has the referrals and the days with what was imaged', async () => {
    const answers = { [LIST]: { referrals: [imagingReferral], days: [dayOfImages] } };
    const { html } = await renderPage('/fi/kuvantaminen', { answers });
    expect(html).toContain('href="/fi/kuvantamislahete/51"');
    expect(html).toContain('Voimassa 16.5.2027 asti');
    expect(html).toContain('href="/fi/kuvantaminen/2026-10-15"');
    expect(html).toContain('Thoraxin röntgenkuvaus');
  });

  test.each([
    ['/fi/kuvantaminen', 'Ei kuvantamistuloksia.'],
    ['/sv/bildbehandling', 'Inga resultat av bilddiagnostik.'],
    ['/en/imaging', 'No imaging results.'],
  ])('%s says so where there is nothing', async (url, words) => {
    const { html } = await renderPage(url, { answers: { [LIST]: { referrals: [], days: [] } } });
    expect(html).toContain(words);
  });
});

describe('the imaging results of a day', () => {
  test('a statement that has not come has its own message and retry, and the others stand', async () => {
    const examinations = [
      examination(),
      examination({ id: 82, examinationName: 'Ranteen röntgenkuvaus', statementText: 'temporary-api-error' }),
      examination({ id: 83, examinationName: 'Olkapään ultraääni', statementText: null, isReady: false }),
    ];
    const { html } = await renderPage('/en/imaging/2026-10-15', { answers: { [DAY]: { examinations } } });
    expect(html).toContain('Normaali löydös.');
    expect(html).toContain('We could not show the report');
    expect(html.match(/Try again</g)).toHaveLength(1);
    expect(html).not.toContain('temporary-api-error');
    expect(html).toContain('The report is not ready yet');
  });

  test.each([
    ['/fi/kuvantaminen', 'Lausunto on valmis, mutta siinä ei ole tekstiä.', 'ei ole vielä valmis'],
    ['/sv/bildbehandling', 'Utlåtandet är klart, men det innehåller ingen text.', 'inte klart än'],
    ['/en/imaging', 'The report is ready, but it contains no text.', 'not ready yet'],
  ])('%s says of a final report without text that none will come', async (list, words, waiting) => {
    const examinations = [examination({ statementText: null })];
    const { html } = await renderPage(`${list}/2026-10-15`, { answers: { [DAY]: { examinations } } });
    expect(html).toContain(words);
    expect(html).not.toContain(waiting);
  });

  test.each([
    ['fi', '/fi/kuvantaminen', 'Tutkimus on peruttu'],
    ['sv', '/sv/bildbehandling', 'Undersökningen har ställts in'],
    ['en', '/en/imaging', 'The examination was cancelled'],
  ])('says what was called off, and so does the list, in %s', async (_, list, words) => {
    const called = examination({ statementText: null, isCancelled: true });
    const day = await renderPage(`${list}/2026-10-15`, { answers: { [DAY]: { examinations: [called] } } });
    expect(day.html).toContain(words);
    expect(day.html).not.toContain('valmis');
    const days = [{ ...dayOfImages, cancelledCount: 1 }];
    const all = await renderPage(list, { answers: { [LIST]: { referrals: [], days } } });
    expect(all.html).toContain(words);
  });

  test.each([
    ['/fi/kuvantaminen/2026-10-15', 'Tuloksia ei löytynyt'],
    ['/sv/bildbehandling/2026-10-15', 'Resultaten hittades inte'],
    ['/en/imaging/2026-10-15', 'Results were not found'],
  ])('%s says that there are none', async (url, words) => {
    const { html } = await renderPage(url, { problems: { [DAY]: 'notFound' } });
    expect(html).toContain(words);
  });
});

test.each([
  ['fi', 'kuvantamislahete', true],
  ['sv', 'bildbehandlingremiss', false],
])('the description of a referral in %s', async (lang, word, isShown) => {
  const description = isShown ? imagingReferral.description : null;
  const answers = { 'GET /api/imaging/referrals/{id}': { ...imagingReferral, description } };
  const { html } = await renderPage(`/${lang}/${word}/51`, { answers });
  expect(html).toContain('Polven röntgenkuvaus, oikea');
  expect(html.includes('Polvikipua')).toBe(isShown);
});
