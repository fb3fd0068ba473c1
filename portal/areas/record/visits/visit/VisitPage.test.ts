import { describe, expect, test } from 'vitest';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { visit } from '../fixtures.ts';

const key = 'GET /api/visits/{id}';
const show = (url: string, rest: Parameters<typeof visit>[0] = {}) =>
  renderPage(url, { answers: { [key]: { visit: visit(rest) } } });

describe('a visit', () => {
  test('has the moment as its heading, and who, what and why', async () => {
    const { html } = await show('/fi/kaynnit/31');
    expect(html).toMatch(/<h1[^>]*>Perjantai 9.10. klo 16.00</);
    for (const words of [
      'Juha Mäkelä',
      'Fysioterapeutti',
      'Alaselkäkipu',
      'M54.5',
      'Yksityinen terveydenhuolto',
    ])
      expect(html).toContain(words);
  });

  test('says of a diagnosis that is only suspected that it is', async () => {
    const suspected = { code: 'M06.9', name: 'Nivelreuma', language: 'fi', isSuspected: true };
    const { html } = await show('/sv/besoken/31', { diagnoses: [suspected] });
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Nivelreuma (misstanke) M06.9');
  });

  test.each([
    ['/fi/kaynnit/31', 'Toimenpide'],
    ['/sv/besoken/31', 'Åtgärd'],
    ['/en/visits/31', 'Procedure'],
  ])('%s tells what was done, and where on the body', async (url, title) => {
    const done = { name: 'Ompeleiden poisto', bodySite: 'selkä', language: 'fi' };
    const { html } = await show(url, { procedures: [done] });
    expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Ompeleiden poisto, selkä');
    expect((await show(url)).html).not.toContain(`>${title}</h2>`);
  });

  test('of an earlier year says the year', async () => {
    const { html } = await show('/sv/besoken/31', { dateTime: '2024-03-18T15:20:00.000Z' });
    expect(html).toContain('Måndag 18 mars 2024 kl. 17.20');
  });

  test('has its texts in paragraphs, in their own language, and as text only', async () => {
    const text = 'Yksi <script>alert(1)</script>\n\nKaksi';
    const { html } = await show('/en/visits/31', { texts: [{ title: null, text, language: 'fi' }] });
    expect(html).toMatch(/<p lang="fi"[^>]*>Yksi &lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p>/);
    expect(html).toMatch(/<p lang="fi"[^>]*>Kaksi<\/p>/);
  });

  test('without texts says so', async () => {
    const { html } = await show('/en/visits/31', { texts: [] });
    expect(html).toContain('There are no notes about this visit.');
  });

  test.each([
    ['/fi/kaynnit/31', 'Käyntiä ei löytynyt', '/fi/kaynnit'],
    ['/sv/besoken/31', 'Besöket hittades inte', '/sv/besoken'],
    ['/en/visits/31', 'Visit was not found', '/en/visits'],
  ])('%s that is not found says so and leads to the list', async (url, words, list) => {
    const { html } = await renderPage(url, { problems: { [key]: 'notFound' } });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${words}<`));
    expect(html).toContain(`href="${list}"`);
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage('/en/visits/31', { problems: { [key]: 'unexpected' } });
    expect(html).toContain('We could not show the visit');
    expect(html).toContain('Try again');
  });
});
