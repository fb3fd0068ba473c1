import { describe, expect, test } from 'vitest';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { publicBrandOf } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { certificate, certificates } from '../fixtures.ts';

const LIST = 'GET /api/certificates';
const ONE = 'GET /api/certificates/{id}';

describe('the list of certificates', () => {
  test.each([
    ['/fi/todistukset', 'Lääkärintodistus A', '1.1.2022 alkaen', 'Sairaanhoitajan todistus'],
    ['/sv/certifikat', 'Läkarintyg A', 'från och med 1.1.2022', 'Intyg av sjukskötare'],
    ['/en/certificates', 'Medical certificate A', 'since 1 January 2022', 'Nurse’s certificate'],
  ])('%s tells types, since when, and leads to each', async (url, type, since, nurse) => {
    const { html } = await renderPage(url, { answers: { [LIST]: certificates() } });
    for (const words of [type, since, nurse, 'Ilona Heikkinen, yleislääkäri']) expect(html).toContain(words);
    expect(html).toContain(`href="${url}/31"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('says for which time each is, where the document says it', async () => {
    const { html } = await renderPage('/fi/todistukset', { answers: { [LIST]: certificates() } });
    expect(html.match(/Ajalle/g)).toHaveLength(1);
    const open = certificate({ validUntil: null });
    const other = await renderPage('/fi/todistukset', {
      answers: { [LIST]: certificates({ certificates: [open] }) },
    });
    expect(other.html).toContain(' alkaen<');
    const oneDay = certificate({ validUntil: certificate().validFrom });
    const short = await renderPage('/fi/todistukset', {
      answers: { [LIST]: certificates({ certificates: [oneDay] }) },
    });
    expect(short.html).toContain('Ajalle ');
    expect(short.html).not.toContain('–<');
  });

  test('is empty, failed or on its way, and says so', async () => {
    const none = { certificates: [], page: 1, pages: 1, total: 0 };
    expect((await renderPage('/en/certificates', { answers: { [LIST]: none } })).html).toContain(
      'No certificates',
    );
    const failed = await renderPage('/en/certificates', { problems: { [LIST]: 'temporarilyUnavailable' } });
    expect(failed.html).toContain('We could not show the certificates');
    expect(failed.html).toContain('Try again');
    expect((await renderPage('/en/certificates')).html).toContain('Loading certificates');
  });
});

describe('a certificate', () => {
  const show = (document: 'pdf' | 'text' | 'other' | null, text: string | null = null) =>
    renderPage('/fi/todistukset/31', {
      answers: { [ONE]: { certificate: certificate({ document }), text } },
    });

  test('opens and saves its PDF by plain links', async () => {
    const { html } = await show('pdf');
    expect(html.match(/href="\/api\/certificates\/31\/file\?lang=fi"/g)).toHaveLength(2);
    expect(html.match(/ download=""/g)).toHaveLength(1);
    expect(html).toContain('Avaa PDF');
  });

  test('shows its text as text, whatever is in it', async () => {
    const { html } = await show('text', 'Lepoa.\n<b>Kolme</b> päivää.');
    expect(html).toContain('Lepoa.\n&lt;b&gt;Kolme&lt;/b&gt; päivää.');
    expect(html).not.toContain('Avaa PDF');
    expect(html).toContain('Tallenna laitteelle');
  });

  test('that cannot be shown can be saved, and one that is not here says so', async () => {
    const { html } = await show('other');
    expect(html).toContain('Tätä tiedostoa ei voi näyttää täällä.');
    expect(html).not.toContain('Avaa PDF');
    const elsewhere = await show(null);
    expect(elsewhere.html).toContain('Asiakirja ei ole tässä palvelussa.');
    expect(elsewhere.html).not.toContain('/file');
  });

  test.each([
    ['/fi/todistukset/31', 'Todistusta ei löytynyt'],
    ['/sv/certifikat/31', 'Intyget hittades inte'],
    ['/en/certificates/31', 'Certificate was not found'],
  ])('%s that is not there is not found', async (url, words) => {
    expect((await renderPage(url, { problems: { [ONE]: 'notFound' } })).html).toContain(words);
  });
});

test.each([
  ['kaari', true],
  ['pikkujatti', false],
] as const)('%s has the pages: %s', (brand, has) => {
  for (const key of ['certificates', 'certificate'] as const)
    expect(hasPage(publicBrandOf(brand), key)).toBe(has);
});
