import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { dayOfResults, laboratoryReferral } from '../fixtures.ts';

const key = 'GET /api/laboratory';
const show = (url: string, days: object[], referrals: object[] = []) =>
  openPage(url, { answers: { [key]: { referrals, days } } });
const full = Array.from({ length: 20 }, (_, index) =>
  dayOfResults({ date: `2026-03-${String(31 - index).padStart(2, '0')}` }),
);

describe('the laboratory list', () => {
  test('has the referrals with how long they are valid, and the days with what to look at', async () => {
    const page = await show('/fi/laboratorio', [dayOfResults()], [laboratoryReferral()]);
    const referrals = page.getByRole('list', { name: 'Lähetteet' });
    await expect(referrals.getByRole('link')).toHaveAttribute('href', '/fi/laboratoriolahete/41');
    await expect(referrals).toContainText('Voimassa vielä 1 viikon');
    const results = page.getByRole('list', { name: 'Tulokset' });
    await expect(results.getByRole('link')).toHaveAttribute('href', '/fi/laboratoriotulos/2026-11-02');
    await expect(results).toContainText('Perusverenkuva ja trombosyytit, LDL-kolesteroli ja 3 muuta');
    await expect(results).toContainText('2 viitevälin ulkopuolella');
  });

  test('begins with the days that nobody has opened, and says how many results of them are outside', async () => {
    const fresh = dayOfResults({ date: '2019-03-01', isNew: true, outsideCount: 3 });
    const page = await show('/fi/laboratorio', [dayOfResults(), fresh]);
    await expect(page.getByText('Uusia tuloksia 1 päivältä, 3 viitevälin ulkopuolella')).toBeVisible();
    const links = (name: string) => page.getByRole('list', { name }).getByRole('link');
    await expect(links('Uutta')).toHaveAttribute('href', '/fi/laboratoriotulos/2019-03-01');
    await expect(links('Tulokset')).toHaveAttribute('href', '/fi/laboratoriotulos/2026-11-02');
  });

  test.each([
    ['/fi/laboratorio', 'Ei laboratoriotuloksia.', 'Ei voimassa olevia lähetteitä.'],
    ['/sv/laboratorium', 'Inga laboratorieresultat.', 'Inga giltiga remisser.'],
    ['/en/laboratory', 'No laboratory results.', 'No valid referrals.'],
  ])('%s says so where there is nothing', async (url, none, noReferral) => {
    const page = await show(url, []);
    await expect(page.getByText(none)).toBeVisible();
    await expect(page.getByText(noReferral)).toBeVisible();
  });

  test('goes on after exactly 20 days, and not after fewer', async () => {
    const more = async (days: object[]) =>
      (await show('/en/laboratory', days)).getByRole('button', { name: 'Show older results' });
    await expect(await more(full)).toBeVisible();
    await expect(await more(full.slice(1))).toHaveCount(0);
  });

  test('says of a day on which tests were called off that they were', async () => {
    const page = await show('/fi/laboratorio', [
      dayOfResults({ cancelledCount: 1 }),
      dayOfResults({ date: '2026-11-01', outsideCount: 0, cancelledCount: 2 }),
    ]);
    await expect(page.getByRole('list', { name: 'Tulokset' }).getByRole('listitem')).toContainText([
      'Tutkimus on peruttu',
      '2 tutkimusta on peruttu',
    ]);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage('/en/laboratory', { problems: { [key]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('alert')).toContainText('We could not show the laboratory results');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('the front page shows the three latest days, and the way to all', async () => {
  const page = await openPage('/en', {
    answers: {
      [key]: { referrals: [], days: full.slice(0, 3) },
      'GET /api/imaging': { referrals: [], days: [] },
    },
  });
  const laboratory = page.getByRole('region', { name: 'Laboratory' });
  await expect(laboratory.getByRole('listitem')).toHaveCount(3);
  await expect(laboratory.getByRole('link', { name: 'Show all laboratory results' })).toBeVisible();
  const imaging = page.getByRole('region', { name: 'Imaging' });
  await expect(imaging.getByText('No imaging results.')).toBeVisible();
  await expect(imaging.getByRole('link', { name: 'Show all imaging results' })).toBeVisible();
});
