import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

const FOR_ANOTHER = 'Toisessa ikkunassa on vaihdettu, kenen asioita hoidetaan.';
const problems = { 'GET /api/own-appointments/{ids}': 'notFound' } as const;

test('a page that was opened for another person says so before it says what it does not find', async () => {
  const { html } = await renderPage('/fi/ajanvaraukset/72?for-another=1', { problems });
  expect(html).toContain(FOR_ANOTHER);
  expect(html.indexOf(FOR_ANOTHER)).toBeLessThan(html.indexOf('Ajanvarausta ei löytynyt'));
  expect((await renderPage('/fi/ajanvaraukset/72', { problems })).html).not.toContain(FOR_ANOTHER);
});
