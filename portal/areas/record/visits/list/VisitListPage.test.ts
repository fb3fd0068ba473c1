import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { manyVisits, visitSummary } from '../fixtures.ts';

const key = 'GET /api/visits';
const own = 'GET /api/own-appointments';
const answered = (visits: ReturnType<typeof manyVisits>, total = visits.length) => ({
  answers: { [key]: { visits, total } },
});
const elsa = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };

describe('the list of visits', () => {
  test('tells when each was, of which specialty, with whom and about what, under its year', async () => {
    const page = await openPage(
      '/fi/kaynnit',
      answered([visitSummary(), visitSummary({ id: 7, dateTime: '2025-01-01T06:00:00.000Z' })]),
    );
    await expect(page.getByText('2 käyntiä')).toBeVisible();
    const row = page.getByRole('list', { name: '2026' }).getByRole('listitem');
    await expect(row.getByRole('link', { name: 'Fysioterapia' })).toHaveAttribute('href', '/fi/kaynnit/31');
    for (const words of ['Pe 9.10.2026', 'Juha Mäkelä', 'Alaselkäkipu'])
      await expect(row).toContainText(words);
    await expect(page.getByRole('heading', { level: 2, name: /^\d/ })).toHaveText(['2026', '2025']);
  });

  test('begins with those that nobody has opened, wherever in the years they are', async () => {
    const page = await openPage(
      '/fi/kaynnit',
      answered([visitSummary(), visitSummary({ id: 7, dateTime: '2019-01-01T06:00:00.000Z', isNew: true })]),
    );
    await expect(page.getByText('1 uusi käynti, yhteensä 2')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Uutta' }).getByRole('link')).toHaveAttribute(
      'href',
      '/fi/kaynnit/7',
    );
    await expect(page.getByRole('heading', { level: 2, name: /^\d/ })).toHaveText(['2026']);
  });

  test('counts a New Year’s night by the clocks of Helsinki', async () => {
    const page = await openPage(
      '/fi/kaynnit',
      answered([visitSummary({ dateTime: '2025-12-31T22:30:00.000Z' })]),
    );
    await expect(page.getByRole('heading', { level: 2, name: /^\d/ })).toHaveText(['2026']);
  });

  test('names the kind where the specialty is not known, and occupational health care', async () => {
    const page = await openPage(
      '/en/visits',
      answered([visitSummary({ specialty: null, kind: 'nursing', visitType: 'occupationalHealth' })]),
    );
    await expect(page.getByRole('link', { name: 'Nurse’s appointment' })).toBeVisible();
    await expect(page.getByText('Occupational health care')).toBeVisible();
  });

  test('goes on where there are more', async () => {
    const more = { name: 'Show older visits' };
    const first = await openPage('/en/visits', answered(manyVisits(20), 300));
    await expect(first.getByRole('button', more)).toBeVisible();
    const all = await openPage('/en/visits', answered(manyVisits(20)));
    await expect(all.getByRole('button', more)).toHaveCount(0);
  });

  test.each([
    ['/fi/kaynnit', 'Ei käyntejä'],
    ['/sv/besoken', 'Inga besök'],
    ['/en/visits', 'No visits'],
  ])('%s without any says so', async (url, name) => {
    const page = await openPage(url, answered([]));
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('of a child is headed as any other: above every page stands whose it is', async () => {
    const page = await openPage('/fi/kaynnit', { ...answered([]), session: elsa });
    await expect(page.getByRole('heading', { name: 'Käynnit', exact: true, level: 1 })).toBeVisible();
    await expect(page.getByText('Elsa Lindström')).toBeVisible();
    await expect(page.getByText('Kun lapsi on käynyt vastaanotolla')).toBeVisible();
  });

  test('that cannot be shown leaves a retry, and one on its way is announced', async () => {
    const failed = await openPage('/en/visits', { problems: { [key]: 'temporarilyUnavailable' } });
    const alert = failed.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('We could not show the visits');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
    const loading = await openPage('/en/visits');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading visits');
  });
});

describe('the front page’s block of visits', () => {
  const block = async (state: object) => {
    const page = await openPage('/en', state);
    return { page, region: page.getByRole('region', { name: 'Visits' }) };
  };

  test('shows the three latest and the way to all', async () => {
    const { region } = await block(answered(manyVisits(4), 12));
    await expect(region.getByRole('listitem')).toHaveCount(3);
    await expect(region.getByRole('listitem').last().getByRole('link')).toHaveAttribute(
      'href',
      '/en/visits/998',
    );
    await expect(region.getByRole('link', { name: 'Show all visits' })).toHaveAttribute('href', '/en/visits');
  });

  test('says that there is none', async () => {
    const { region } = await block(answered([]));
    await expect(region.getByText('No visits.')).toBeVisible();
  });

  test('fails alone, with a retry', async () => {
    const { page, region } = await block({
      answers: { [own]: { upcoming: [], past: [] } },
      problems: { [key]: 'temporarilyUnavailable' },
    });
    await expect(region.getByText('We could not show the visits.')).toBeVisible();
    await expect(region.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('You have no upcoming appointments.')).toBeVisible();
  });
});
