import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const key = 'GET /api/anon/contact-change/{change}';
const change = 'a'.repeat(43);
const ready = { [key]: { type: 'ready', changedAt: '2026-03-23T08:05:00.000Z' } };

describe('the page that puts former contact details back', () => {
  test.each([
    ['fi', `/fi/yhteystietojen-muutos/${change}`, '23.3.2026 klo 10.05', 'Palauta entiset yhteystiedot'],
    [
      'sv',
      `/sv/andring-av-kontaktuppgifter/${change}`,
      '23.3.2026 kl. 10.05',
      'Återställ de tidigare kontaktuppgifterna',
    ],
    [
      'en',
      `/en/contact-details-change/${change}`,
      '23 March 2026 at 10:05',
      'Restore the previous contact details',
    ],
  ])('tells in %s when they were changed, and is sent without scripts, too', async (_, url, when, action) => {
    const { html, head } = await renderPage(url, { session: visitorSession, answers: ready });
    for (const words of [when, action, 'href="tel:0103803838"']) expect(html).toContain(words);
    expect(html).toMatch(/<form[^>]*action="\/contact-change"[^>]*method="post"/);
    expect(html).toContain(`name="change" value="${change}"`);
    expect(html).not.toContain('<noscript>');
    expect(head.robots).toBe('noindex');
  });

  test.each([
    ['link-not-found', 'The link is no longer valid'],
    ['already-restored', 'The previous contact details have already been restored'],
  ])('says %s and offers nothing to press', async (type, words) => {
    const { html } = await renderPage(`/en/contact-details-change/${change}`, {
      session: visitorSession,
      answers: { [key]: { type } },
    });
    expect(html).toContain(words);
    expect(html).not.toContain('<form');
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage(`/en/contact-details-change/${change}`, {
      session: visitorSession,
      problems: { [key]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('Nothing has been changed.');
  });
});
