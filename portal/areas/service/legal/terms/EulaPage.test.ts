import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const key = 'GET /api/terms';
const since = '2026-11-22';
const sections = [
  { heading: 'What these terms cover', text: 'They cover the service.' },
  { heading: 'Urgent help', text: 'Call 112.' },
];

describe('the terms of use', () => {
  test('are numbered sections with a list that leads to them', async () => {
    const { html } = await renderPage('/en/eula', { answers: { [key]: { since, sections } } });
    expect(html).toContain('href="#section-2"');
    expect(html).toContain('id="section-2"');
    expect(html).toContain('2. Urgent help');
    expect(html).toContain('Call 112.');
    expect(html).toContain('In force from 22 November 2026.');
  });

  test('that are in another language only say where', async () => {
    const { html } = await renderPage('/sv/eula', { brand: 'pikkujatti', problems: { [key]: 'notFound' } });
    expect(html).toContain('Användarvillkoren finns inte på svenska');
    expect(html).toContain('Läs användarvillkoren på finska');
    expect(html).toContain('href="/fi/eula"');
  });

  test('that cannot be shown leave a retry', async () => {
    const { html } = await renderPage('/fi/eula', { problems: { [key]: 'temporarilyUnavailable' } });
    expect(html).toContain('Käyttöehtoja ei saatu näkyviin');
  });
});
