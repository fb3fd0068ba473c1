import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { answer, measurement } from '../fixtures.ts';

const LIST = 'GET /api/home-measurements';
const show = (url: string, changes: object = {}) => openPage(url, { answers: { [LIST]: answer(changes) } });

describe('home measurements', () => {
  test.each([
    ['/fi/kotimittaukset', 'Verenpaine 132/84 mmHg, syke 66 /min', 'Paino 83,4 kg', 'alle 135/85'],
    ['/sv/hemmatningar', 'Blodtryck 132/84 mmHg, puls 66 /min', 'Vikt 83,4 kg', 'under 135/85'],
    ['/en/home-measurements', 'Blood pressure 132/84 mmHg, pulse 66 /min', 'Weight 83.4 kg', 'below 135/85'],
  ])('%s tells each, when, and the target of adults', async (url, pressure, weight, target) => {
    const page = await show(url);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText(pressure);
    await expect(rows.first()).toContainText('Vähän huimausta aamulla.');
    await expect(rows.last()).toContainText(weight);
    await expect(page.getByText(target)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // The form begins with this moment.
    await expect(page.getByRole('main').locator('input[name=time]')).toHaveValue(/^\d{1,2}[.:]\d\d$/);
  });

  test('say whom to call, and that nobody watches them', async () => {
    const page = await show('/en/home-measurements');
    await expect(page.getByText(/Call 112 if you have chest pain.*116117/)).toHaveCount(1);
    await expect(page.getByText(/Nobody watches the measurements/)).toHaveCount(1);
  });

  test.each([
    ['a child', { actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' } }],
    ['a minor', { features: ['canWithholdFromGuardians'] }],
  ])('of %s have no advice for adults: a professional sets the limits', async (_, session) => {
    const page = await openPage('/en/home-measurements', { answers: { [LIST]: answer() }, session });
    await expect(page.getByText(/limits of .*blood pressure.* depend on age, sex and height/)).toHaveCount(1);
    for (const words of ['135/85', 'for four days']) await expect(page.getByText(words)).toHaveCount(0);
  });

  test('are drawn over time where there are several of a kind', async () => {
    const page = await show('/fi/kotimittaukset');
    await expect(page.getByRole('figure')).toHaveCount(3);
    const one = await show('/fi/kotimittaukset', { measurements: [measurement()], total: 1 });
    await expect(one.getByRole('figure')).toHaveCount(0);
  });

  test('say who has entered what a guardian has, and how many more are kept', async () => {
    const page = await show('/en/home-measurements', {
      measurements: [measurement({ byGuardian: true })],
      total: 201,
    });
    await expect(page.getByText('Added by a guardian')).toHaveCount(1);
    await expect(page.getByText(/download all 201 in My information/)).toHaveCount(1);
  });

  test('are shared by a switch that says since when, where there are messages', async () => {
    const label = { name: 'Show my measurements to those who answer my messages' };
    const off = await show('/en/home-measurements');
    await expect(off.getByRole('switch', label)).not.toBeChecked();
    const on = await show('/en/home-measurements', { sharedSince: '2026-11-16T06:00:00.000Z' });
    await expect(on.getByRole('switch', label)).toBeChecked();
    await expect(on.getByText(/have been shown|have been shared since/)).toHaveCount(1);
    const none = await show('/en/home-measurements', { mayShare: false });
    await expect(none.getByRole('switch')).toHaveCount(0);
  });

  test('are empty, failed or on their way, and say so', async () => {
    const empty = await show('/en/home-measurements', { measurements: [], total: 0 });
    await expect(empty.getByRole('heading', { name: 'No measurements yet' })).toBeVisible();
    const failed = await openPage('/en/home-measurements', {
      problems: { [LIST]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('alert').getByRole('heading')).toHaveText(
      'We could not show the measurements',
    );
    const loading = await openPage('/en/home-measurements');
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading measurements');
  });
});
