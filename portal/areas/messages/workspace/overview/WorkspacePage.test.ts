import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const show = async (url: string, isProfessional: boolean) =>
  (await renderPage(url, { answers: { 'GET /api/workspace': { isProfessional } } })).html;

describe('the page of professionals', () => {
  test.each([
    ['/fi/tyotila', 'Potilaittesi asioita ei voi vielä hoitaa täällä'],
    ['/sv/arbetsyta', 'Det går ännu inte att sköta patienternas ärenden här'],
    ['/en/workspace', 'You cannot manage your patients’ care here yet'],
  ])('%s says what they can do here, and what not', async (url, words) => {
    const html = await show(url, true);
    expect(html).toContain(words);
    expect(html).toContain(`href="${url.slice(0, 3)}"`);
  });

  test('tells others that it is not for them', async () => {
    const html = await show('/en/workspace', false);
    expect(html).toContain('This page is for professionals who work with us.');
    expect(html).not.toContain('You cannot manage your patients’ care here yet');
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage('/en/workspace', {
      problems: { 'GET /api/workspace': 'temporarilyUnavailable' },
    });
    expect(html).toContain('We could not show the page');
  });
});
