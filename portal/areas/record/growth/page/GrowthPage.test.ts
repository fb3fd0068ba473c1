import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { answer } from '../fixtures.ts';

const GROWTH = 'GET /api/growth';
const show = (url: string, changes: object = {}) =>
  openPage(url, { brand: 'pikkujatti', answers: { [GROWTH]: answer(changes) } });

describe('growth', () => {
  test.each([
    ['/fi/kasvu', 'Pituus', '127,9\u00a0cm', '8 vuotta 1 kuukausi', '5,5 cm vuodessa'],
    ['/sv/tillvaxt', 'Längd', '127,9\u00a0cm', '8 år 1 månad', '5,5 cm per år'],
    ['/en/growth', 'Height', '127.9\u00a0cm', '8 years 1 month', '5.5 cm a year'],
  ])('%s draws each measure over age, with how fast the child grew', async (url, name, value, age, speed) => {
    const page = await show(url);
    await expect(page.getByRole('figure')).toHaveCount(3);
    const height = page.getByRole('figure', { name });
    await expect(height).toContainText(value);
    await expect(height).toContainText(age);
    await expect(page.getByText(speed)).toHaveCount(1);
  });

  test('says that a professional compares them, and advises nothing', async () => {
    const page = await show('/en/growth');
    await expect(page.getByText(/no reference curves\. A nurse or a doctor compares/)).toHaveCount(1);
    await expect(page.getByText(/elsewhere are not shown here/)).toHaveCount(1);
  });

  test('shows as recorded what cannot be drawn', async () => {
    const page = await show('/en/growth');
    await expect(page.getByText('44 lb')).toHaveCount(1);
  });

  test('tells dates where the birth date is not known', async () => {
    const [height] = answer().series;
    const growth = height?.growth.map((each) => ({ ...each, ages: null }));
    const page = await show('/fi/kasvu', { birthDate: null, series: [{ ...height, growth }] });
    await expect(page.getByRole('figure')).not.toContainText('vuotta');
    const row = page.getByRole('main').getByRole('listitem').first();
    await expect(row).toContainText('1.9.2025');
    await expect(row).toContainText('28.9.2026');
    await expect(page.getByText(/laskettu syntymäajasta/)).toHaveCount(0);
  });

  test('is empty, failed or on its way, and says so', async () => {
    const empty = await show('/en/growth', { series: [] });
    await expect(empty.getByRole('heading', { name: 'No measurements yet' })).toBeVisible();
    const failed = await openPage('/en/growth', {
      brand: 'pikkujatti',
      problems: { [GROWTH]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('alert').getByRole('heading')).toHaveText(
      'We could not show the measurements',
    );
    const loading = await openPage('/en/growth', { brand: 'pikkujatti' });
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading measurements');
  });
});
