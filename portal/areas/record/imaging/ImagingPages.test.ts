import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { dayOfImages, examination, imagingReferral } from './fixtures.ts';

const LIST = 'GET /api/imaging';
const DAY = 'GET /api/imaging/results/{date}';
const listed = (url: string, referrals: object[], days: object[]) =>
  openPage(url, { answers: { [LIST]: { referrals, days } } });
const imaged = (url: string, examinations: object[]) =>
  openPage(url, { answers: { [DAY]: { examinations } } });

describe('the imaging list', () => {
  test('has the referrals and the days with what was imaged', async () => {
    const page = await listed('/fi/kuvantaminen', [imagingReferral], [dayOfImages]);
    const referrals = page.getByRole('list', { name: 'Lähetteet' });
    await expect(referrals.getByRole('link')).toHaveAttribute('href', '/fi/kuvantamislahete/51');
    await expect(referrals).toContainText('Voimassa 16.5.2027 asti');
    const results = page.getByRole('list', { name: 'Tulokset' });
    await expect(results.getByRole('link')).toHaveAttribute('href', '/fi/kuvantaminen/2026-10-15');
    await expect(results).toContainText('Thoraxin röntgenkuvaus');
  });

  test.each([
    ['/fi/kuvantaminen', 'Ei kuvantamistuloksia.'],
    ['/sv/bildbehandling', 'Inga resultat av bilddiagnostik.'],
    ['/en/imaging', 'No imaging results.'],
  ])('%s says so where there is nothing', async (url, words) => {
    const page = await listed(url, [], []);
    await expect(page.getByText(words)).toBeVisible();
  });
});

describe('the imaging results of a day', () => {
  test('a statement that has not come has its own message and retry, and the others stand', async () => {
    const page = await imaged('/en/imaging/2026-10-15', [
      examination(),
      examination({ id: 82, examinationName: 'Ranteen röntgenkuvaus', statementText: 'temporary-api-error' }),
      examination({ id: 83, examinationName: 'Olkapään ultraääni', statementText: null, isReady: false }),
    ]);
    const about = (name: string) => page.getByRole('region', { name });
    await expect(about('Thoraxin röntgenkuvaus')).toContainText('Normaali löydös.');
    const missing = about('Ranteen röntgenkuvaus');
    await expect(missing.getByRole('alert')).toContainText('We could not show the report');
    await expect(missing.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expect(page.getByText('temporary-api-error')).toHaveCount(0);
    await expect(about('Olkapään ultraääni')).toContainText('The report is not ready yet');
  });

  test.each([
    ['/fi/kuvantaminen', 'Lausunto on valmis, mutta siinä ei ole tekstiä.', 'ei ole vielä valmis'],
    ['/sv/bildbehandling', 'Utlåtandet är klart, men det innehåller ingen text.', 'inte klart än'],
    ['/en/imaging', 'The report is ready, but it contains no text.', 'not ready yet'],
  ])('%s says of a final report without text that none will come', async (list, words, waiting) => {
    const page = await imaged(`${list}/2026-10-15`, [examination({ statementText: null })]);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(waiting)).toHaveCount(0);
  });

  test.each([
    ['fi', '/fi/kuvantaminen', 'Tutkimus on peruttu'],
    ['sv', '/sv/bildbehandling', 'Undersökningen har ställts in'],
    ['en', '/en/imaging', 'The examination was cancelled'],
  ])('says what was called off, and so does the list, in %s', async (_, list, words) => {
    const day = await imaged(`${list}/2026-10-15`, [examination({ statementText: null, isCancelled: true })]);
    await expect(day.getByText(words)).toBeVisible();
    await expect(day.getByText('valmis')).toHaveCount(0);
    const all = await listed(list, [], [{ ...dayOfImages, cancelledCount: 1 }]);
    await expect(all.getByText(words)).toBeVisible();
  });

  test.each([
    ['/fi/kuvantaminen/2026-10-15', 'Tuloksia ei löytynyt'],
    ['/sv/bildbehandling/2026-10-15', 'Resultaten hittades inte'],
    ['/en/imaging/2026-10-15', 'Results were not found'],
  ])('%s says that there are none', async (url, name) => {
    const page = await openPage(url, { problems: { [DAY]: 'notFound' } });
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

test.each([
  ['fi', 'kuvantamislahete', true],
  ['sv', 'bildbehandlingremiss', false],
])('the description of a referral in %s', async (lang, word, isShown) => {
  const description = isShown ? imagingReferral.description : null;
  const answers = { 'GET /api/imaging/referrals/{id}': { ...imagingReferral, description } };
  const page = await openPage(`/${lang}/${word}/51`, { answers });
  await expect(page.getByRole('heading', { name: 'Polven röntgenkuvaus, oikea' })).toBeVisible();
  await expect(page.getByText('Polvikipua')).toHaveCount(isShown ? 1 : 0);
});
