import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const key = 'GET /api/privacy-notice';
const sections = [{ heading: 'Who sees your data', text: 'Those who need it in their work.\nNobody else.' }];

describe('the privacy notice', () => {
  test.each([
    ['kaari', '/fi/tietosuojaseloste', 'Tietosuojaseloste', 'Voimassa 22.11.2026 alkaen.'],
    ['kaari', '/sv/dataskyddsbeskrivning', 'Dataskyddsbeskrivning', 'Gäller från och med'],
    ['kaari', '/en/privacy-notice', 'Privacy notice', 'In force from 22 November 2026.'],
    ['pikkujatti', '/sv/dataskyddsbeskrivning', 'Dataskyddsbeskrivning', 'Gäller från och med'],
  ] as const)('of %s has a page at %s', async (brand, url, title, since) => {
    const { html, head } = await renderPage(url, {
      brand,
      answers: { [key]: { since: '2026-11-22', sections } },
    });
    expect(head.title).toContain(title);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('1. Who sees your data');
    expect(html).toMatch(/<p[^>]*>Nobody else\.<\/p>/);
    expect(html).toContain(since);
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage('/sv/dataskyddsbeskrivning', {
      problems: { [key]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('Vi kunde inte visa dataskyddsbeskrivningen');
  });
});
