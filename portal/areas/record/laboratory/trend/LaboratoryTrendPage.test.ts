import { expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { trend } from '../fixtures.ts';

const key = 'GET /api/laboratory/trends/{ids}';
const other = { id: 75, code: 'B-Hb', displayName: 'Hemoglobiini' };

test('a test over time has its chart, rendered with the page, and leads to a comparison', async () => {
  const answers = { [key]: { trends: [trend], others: [other] } };
  const { html } = await renderPage('/fi/laboratorio/kehitys/71', { answers });
  expect(html).toContain('LDL-kolesteroli (fP-Kol-LDL)');
  expect(html).toContain('3,2\u00a0mmol/l');
  expect(html).toContain('href="/fi/laboratorio/kehitys/71,75"');
});

test('two tests stand beside each other', async () => {
  const second = { ...trend, id: 75, code: 'B-Hb', displayName: 'Hemoglobiini' };
  const answers = { [key]: { trends: [trend, second], others: [] } };
  const { html } = await renderPage('/sv/laboratorium/utveckling/71,75', { answers });
  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(html).toContain('Ta bort jämförelsen');
});

test('what is not the patient’s is not found', async () => {
  const { html } = await renderPage('/en/laboratory/trend/71', { problems: { [key]: 'notFound' } });
  expect(html).toContain('Result was not found');
});

test('draws the latest sixty of two thousand results, and offers the others', async () => {
  const [first] = trend.points;
  const points = Array.from({ length: 2000 }, (_, nth) => ({
    ...first,
    id: nth + 1,
    at: new Date(Date.UTC(2026, 10, 1) - nth * 86_400_000).toISOString(),
  }));
  const answers = { [key]: { trends: [{ ...trend, points }], others: [] } };
  const { html } = await renderPage('/en/laboratory/trend/71', { answers });
  expect(html).toContain('Showing the latest 60 results.');
  expect(html).toContain('Show older results');
  expect(html).toContain('max="59"');
});
