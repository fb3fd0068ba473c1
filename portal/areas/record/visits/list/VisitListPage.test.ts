import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { manyVisits, visitSummary } from '../fixtures.ts';

const key = 'GET /api/visits';
const own = 'GET /api/own-appointments';
const answered = (visits: ReturnType<typeof manyVisits>, total = visits.length) => ({
  answers: { [key]: { visits, total } },
});
const elsa = { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } };

describe('the list of visits', () => {
  test('tells when each was, of which specialty, with whom and about what, under its year', async () => {
    const { html } = await renderPage(
      '/fi/kaynnit',
      answered([visitSummary(), visitSummary({ id: 7, dateTime: '2025-01-01T06:00:00.000Z' })]),
    );
    expect(html).toContain('href="/fi/kaynnit/31"');
    for (const words of ['Fysioterapia', 'Pe 9.10.2026', 'Juha Mäkelä', 'Alaselkäkipu', '2 käyntiä'])
      expect(html).toContain(words);
    expect(html.match(/<h2[^>]*>(\d{4})</g)?.map((heading) => heading.slice(-5, -1))).toEqual([
      '2026',
      '2025',
    ]);
  });

  test('counts a New Year’s night by the clocks of Helsinki', async () => {
    const { html } = await renderPage(
      '/fi/kaynnit',
      answered([visitSummary({ dateTime: '2025-12-31T22:30:00.000Z' })]),
    );
    expect(html).toMatch(/<h2[^>]*>2026</);
  });

  test('names the kind where the specialty is not known, and occupational health care', async () => {
    const { html } = await renderPage(
      '/en/visits',
      answered([visitSummary({ specialty: null, kind: 'nursing', visitType: 'occupationalHealth' })]),
    );
    expect(html).toContain('Nurse’s appointment');
    expect(html).toContain('Occupational health care');
  });

  test('goes on where there are more', async () => {
    const more = 'Show older visits';
    expect((await renderPage('/en/visits', answered(manyVisits(20), 300))).html).toContain(more);
    expect((await renderPage('/en/visits', answered(manyVisits(20)))).html).not.toContain(more);
  });

  test.each([
    ['/fi/kaynnit', 'Ei käyntejä'],
    ['/sv/besoken', 'Inga besök'],
    ['/en/visits', 'No visits'],
  ])('%s without any says so', async (url, words) => {
    const { html } = await renderPage(url, answered([]));
    expect(html).toContain(words);
  });

  test('of a child has the child’s name', async () => {
    const { html } = await renderPage('/fi/kaynnit', { ...answered([]), session: elsa });
    expect(html).toContain('Käynnit: Elsa');
    expect(html).toContain('Kun lapsi on käynyt vastaanotolla');
  });

  test('that cannot be shown leaves a retry, and one on its way is announced', async () => {
    const failed = await renderPage('/en/visits', { problems: { [key]: 'temporarilyUnavailable' } });
    expect(failed.html).toContain('We could not show the visits');
    expect(failed.html).toContain('Try again');
    expect((await renderPage('/en/visits')).html).toContain('Loading visits');
  });
});

describe('the front page’s block of visits', () => {
  const block = (state: object) => renderPage('/en', state);

  test('shows the three latest and the way to all', async () => {
    const { html } = await block(answered(manyVisits(4), 12));
    expect(html).toContain('href="/en/visits/998"');
    expect(html).not.toContain('href="/en/visits/997"');
    expect(html).toContain('Show all visits');
  });

  test('says that there is none', async () => {
    expect((await block(answered([]))).html).toContain('No visits.');
  });

  test('fails alone, with a retry', async () => {
    const { html } = await block({
      answers: { [own]: { upcoming: [], past: [] } },
      problems: { [key]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('We could not show the visits.');
    expect(html).toContain('You have no upcoming appointments.');
  });
});
