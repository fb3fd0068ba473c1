import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { dayOfResults, laboratoryReferral } from '../fixtures.ts';

const key = 'GET /api/laboratory';
const full = Array.from({ length: 20 }, (_, index) =>
  dayOfResults({ date: `2026-03-${String(31 - index).padStart(2, '0')}` }),
);

describe('the laboratory list', () => {
  test('has the referrals with how long they are valid, and the days with what to look at', async () => {
    const answer = { referrals: [laboratoryReferral()], days: [dayOfResults()] };
    const { html } = await renderPage('/fi/laboratorio', { answers: { [key]: answer } });
    expect(html).toContain('href="/fi/laboratoriolahete/41"');
    expect(html).toContain('Voimassa vielä 1 viikon');
    expect(html).toContain('href="/fi/laboratoriotulos/2026-11-02"');
    expect(html).toContain('Perusverenkuva ja trombosyytit, LDL-kolesteroli</span> ja 3 muuta');
    expect(html).toContain('2 viitevälin ulkopuolella');
  });

  test.each([
    ['/fi/laboratorio', 'Ei laboratoriotuloksia.', 'Ei voimassa olevia lähetteitä.'],
    ['/sv/laboratorium', 'Inga laboratorieresultat.', 'Inga giltiga remisser.'],
    ['/en/laboratory', 'No laboratory results.', 'No valid referrals.'],
  ])('%s says so where there is nothing', async (url, none, noReferral) => {
    const { html } = await renderPage(url, { answers: { [key]: { referrals: [], days: [] } } });
    expect(html).toContain(none);
    expect(html).toContain(noReferral);
  });

  test('goes on after exactly 20 days, and not after fewer', async () => {
    const answers = (days: unknown) => ({ answers: { [key]: { referrals: [], days } } });
    expect((await renderPage('/en/laboratory', answers(full))).html).toContain('Show older results');
    expect((await renderPage('/en/laboratory', answers(full.slice(1)))).html).not.toContain(
      'Show older results',
    );
  });

  test('says of a day on which tests were called off that they were', async () => {
    const days = [
      dayOfResults({ cancelledCount: 1 }),
      dayOfResults({ date: '2026-11-01', outsideCount: 0, cancelledCount: 2 }),
    ];
    const { html } = await renderPage('/fi/laboratorio', { answers: { [key]: { referrals: [], days } } });
    expect(html).toContain('Tutkimus on peruttu');
    expect(html).toContain('2 tutkimusta on peruttu');
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage('/en/laboratory', { problems: { [key]: 'temporarilyUnavailable' } });
    expect(html).toContain('We could not show the laboratory results');
    expect(html).toContain('Try again');
  });
});

test('the front page shows the three latest days, and the way to all', async () => {
  const days = full.slice(0, 3);
  const answers = {
    [key]: { referrals: [], days },
    'GET /api/imaging': { referrals: [], days: [] },
  };
  const { html } = await renderPage('/en', { answers });
  expect(html.match(/href="\/en\/laboratoryresult\//g)).toHaveLength(3);
  expect(html).toContain('Show all laboratory results');
  expect(html).toContain('No imaging results.');
  expect(html).toContain('Show all imaging results');
});
