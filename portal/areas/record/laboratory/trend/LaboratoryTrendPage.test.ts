import { test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { trend } from '../fixtures.ts';

const key = 'GET /api/laboratory/trends/{ids}';
const other = { id: 75, code: 'B-Hb', displayName: 'Hemoglobiini' };
const show = (url: string, trends: object[], others: object[] = []) =>
  openPage(url, { answers: { [key]: { trends, others } } });

test('a test over time has its chart, rendered with the page, and leads to a comparison', async () => {
  const page = await show('/fi/laboratorio/kehitys/71', [trend], [other]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LDL-kolesteroli (fP-Kol-LDL)');
  const chart = page.getByRole('figure', { name: 'Tulosten kehitys' });
  await expect(chart.getByText('3,2 mmol/l').first()).toBeVisible();
  const compare = page.getByRole('group').filter({ hasText: 'Vertaa toiseen tutkimukseen' });
  await expect(compare.getByRole('link', { name: 'Hemoglobiini', includeHidden: true })).toHaveAttribute(
    'href',
    '/fi/laboratorio/kehitys/71,75',
  );
});

test('two tests stand beside each other', async () => {
  const page = await show('/sv/laboratorium/utveckling/71,75', [trend, { ...trend, ...other }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LDL-kolesteroli och Hemoglobiini');
  await expect(page.getByRole('figure', { name: 'Hemoglobiini (B-Hb)' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Ta bort jämförelsen' })).toBeVisible();
});

test('what is not the patient’s is not found', async () => {
  const page = await openPage('/en/laboratory/trend/71', { problems: { [key]: 'notFound' } });
  await expect(page.getByRole('heading', { name: 'Result was not found' })).toBeVisible();
});

test('draws the latest sixty of two thousand results, and offers the others', async () => {
  const [first] = trend.points;
  const points = Array.from({ length: 2000 }, (_, nth) => ({
    ...first,
    id: nth + 1,
    at: new Date(Date.UTC(2026, 10, 1) - nth * 86_400_000).toISOString(),
  }));
  const page = await show('/en/laboratory/trend/71', [{ ...trend, points }]);
  await expect(page.getByText('Showing the latest 60 results.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show older results' })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveAttribute('max', '59');
});
